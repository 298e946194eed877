import { pictureFormat } from './content'
import { IMAGE_TYPES, MAX_IMAGE_BYTES, type FileFacts, type FileProblem } from './limits'

export type PictureType = 'image/png' | 'image/jpeg'
export type PictureProblem = Extract<FileProblem, 'imageType' | 'imageSize'>

/** Largest logo, in bytes: every visitor loads it; storage rules refuse larger ones. */
export const MAX_LOGO_BYTES = 1024 * 1024

/** Largest picture of an option as it is chosen, in bytes: what is sent is far smaller. */
const MAX_OPTION_PICTURE_BYTES = 50 * 1024 * 1024
/** How many pixels its longest side has at most when it is sent: it is shown on a card. */
export const OPTION_SIDE = 640

/** How many bytes {@link pictureType} looks at. */
export const PICTURE_BEGINNING = 8

/** What a picture is by its first bytes, whatever its name says; null when it is neither png nor jpeg. */
export function pictureType(bytes: Uint8Array): PictureType | null {
  const format = pictureFormat(bytes)
  return format === 'png' || format === 'jpeg' ? `image/${format}` : null
}

/**
 * Why a file cannot be a header image or the logo of a PDF, or null (EDIT-02, PDF-03): png or jpeg, at most 5 MB.
 * @param beginning its first {@link PICTURE_BEGINNING} bytes
 */
export function pictureProblem(file: Pick<FileFacts, 'size'>, beginning: Uint8Array): PictureProblem | null {
  if (pictureType(beginning) === null) return 'imageType'
  return file.size > MAX_IMAGE_BYTES ? 'imageSize' : null
}

/** Why a file cannot be the picture of an option, or null (KIND-09): png or jpeg; it is made small before it is sent. */
export function optionPictureProblem(
  file: Pick<FileFacts, 'size'>,
  beginning: Uint8Array,
): PictureProblem | null {
  if (pictureType(beginning) === null) return 'imageType'
  return file.size > MAX_OPTION_PICTURE_BYTES ? 'imageSize' : null
}

/** How the name of such a picture ends. */
const endingOf = (type: PictureType): string | undefined =>
  Object.keys(IMAGE_TYPES).find((extension) => IMAGE_TYPES[extension] === type)

/** Where pictures of a form are kept: above it (EDIT-02), at its options (KIND-09). */
export const formPicturePath = (formId: string, random: string, type: PictureType): string =>
  `cabeceras/${formId}/${random}.${endingOf(type)}`

/** Where the logo of a municipality is kept (PDF-02). */
export const logoPath = (municipalityId: string, random: string, type: PictureType): string =>
  `logos/${municipalityId}/${random}.${endingOf(type)}`

/** Why a file cannot be the logo of a municipality: as {@link pictureProblem}, and smaller. */
export function logoProblem(file: Pick<FileFacts, 'size'>, beginning: Uint8Array): PictureProblem | null {
  return pictureProblem(file, beginning) ?? (file.size > MAX_LOGO_BYTES ? 'imageSize' : null)
}
