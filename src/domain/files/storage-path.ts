import { extensionOf, type StoredKind } from './limits'

const FOLDERS = { imagen: 'imagenes', video: 'videos', audio: 'audios' }

/** Length of the random part of a stored file's name (§2.9). */
export const FILE_NAME_LENGTH = 12

/**
 * Where a file of an answer is kept (§2.7).
 * @param random 12 random letters and digits, so that two files never meet
 */
export function attachmentPath(kind: StoredKind, formId: string, random: string, fileName: string): string {
  const extension = extensionOf(fileName)
  const ending = extension ? `.${extension}` : ''
  if (kind === 'documento') return `documentos/${formId}/doc-${random}${ending}`
  return `${FOLDERS[kind]}/${formId}/${random}${ending}`
}

/** Where a signature's picture is kept (SIGN-04). */
export const signaturePath = (formId: string, imgID: string): string =>
  `imagenes/signatures-${formId}/imgPNG-${imgID}.png`

/** The form that a file of an answer belongs to; '' when the path is none of these. */
export const formOfPath = (path: string): string => (path.split('/')[1] ?? '').replace(/^signatures-/, '')
