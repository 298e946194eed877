import type { Question } from '../../domain/form/question'

/** Whether a choice shows a picture with an option (KIND-09). */
export const hasPictures = ({ opciones }: Pick<Question, 'opciones'>): boolean =>
  opciones.some(({ imagenURL }) => imagenURL)

/** Loads what draws options with pictures. */
export const loadPictureChoice = async () => ({
  default: (await import('./PictureChoice')).PictureChoice,
})
