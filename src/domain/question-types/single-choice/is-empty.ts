import type { QuestionBehaviour } from '../behaviour'

/** The response is an option's orden as a string; one that names no option answers nothing. */
export const isEmpty: QuestionBehaviour['isEmpty'] = ({ respuesta, opciones }) =>
  !opciones.some((option) => String(option.orden) === respuesta)
