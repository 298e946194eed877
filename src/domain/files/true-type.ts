import { contentProblem, pictureFormat } from './content'
import { AUDIO_TYPES, DOCUMENT_TYPES, extensionOf, VIDEO_TYPES } from './limits'
import { kindAt } from './served-type'

const SIGNATURES = 'imagenes/signatures-'

/** Videos without an ending come from cameras; which kind they are, their first bytes say. */
const videoType = (extension: string, head: Uint8Array): string =>
  VIDEO_TYPES[extension] ?? (head[0] === 0x1a ? 'video/webm' : 'video/mp4')

/**
 * What a stored file of an answer truly is, by its first bytes and its place, whatever its sender said of it (SEC-05).
 * @param head its first bytes, HEAD_BYTES of them where there are so many
 * @returns null when it is nothing that its folder keeps: a page that calls itself a picture, for instance
 */
export function trueType(path: string, head: Uint8Array): string | null {
  const kind = kindAt(path)
  const name = path.slice(path.lastIndexOf('/') + 1)
  if (kind === null || contentProblem(kind, name, head) !== null) return null
  const extension = extensionOf(name)
  if (kind === 'documento') return DOCUMENT_TYPES[extension] ?? null
  if (kind === 'audio') return AUDIO_TYPES[extension] ?? null
  if (kind === 'video') return videoType(extension, head)
  const format = pictureFormat(head)
  if (format === 'heic' || (path.startsWith(SIGNATURES) && format !== 'png')) return null
  return `image/${format}`
}
