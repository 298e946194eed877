import { pictureProblem } from '../../../../domain/files/header-image'
import type { PicturePlace } from './picture-upload'

/** Above the form (EDIT-02). */
export const HEADER_PLACE: PicturePlace = {
  key: 'header',
  urlIn: ({ headerImageURL }) => headerImageURL,
  withURL: (form, headerImageURL) => ({ ...form, headerImageURL }),
  exchanged: (form, from, to) => (form.headerImageURL === from ? { ...form, headerImageURL: to } : form),
  isShownElsewhere: () => false,
  problemOf: pictureProblem,
  prepared: async (picture, type) => ({ picture, type }),
}
