import { contentProblem, HEAD_BYTES, pictureFormat } from '../../domain/files/content'
import { contentTypeOf, MAX_IMAGE_BYTES } from '../../domain/files/limits'
import { MAX_PIXELS, mayBeTransparent, pictureSize, renamedTo } from '../../domain/files/photo'
import type { PreparedFile, PrepareFile } from '../../domain/files/prepared-file'
import { redrawPhoto } from './redraw-photo'

/** The file's first bytes; null when it is gone, because it was moved or lies in a phone's cloud. */
const firstBytes = async (file: Blob): Promise<Uint8Array | null> =>
  file
    .slice(0, HEAD_BYTES)
    .arrayBuffer()
    .then(
      (buffer) => new Uint8Array(buffer),
      () => null,
    )

async function preparePhoto(photo: Blob, name: string, head: Uint8Array): Promise<PreparedFile> {
  const size = pictureSize(head)
  if (size && size.width * size.height > MAX_PIXELS) return { fault: 'imageSize' }
  const type = mayBeTransparent(head) ? 'image/png' : 'image/jpeg'
  try {
    const file = await redrawPhoto(photo, type)
    return file.size > MAX_IMAGE_BYTES ? { fault: 'imageSize' } : { file, name: renamedTo(type, name) }
  } catch {
    return { fault: pictureFormat(head) === 'heic' ? 'imageHeic' : 'imageDamaged' }
  }
}

/** See {@link PrepareFile}: photos are drawn anew, other files are only checked (FILE-01). */
export const prepareFile: PrepareFile = async (kind, file, name) => {
  const head = await firstBytes(file)
  if (!head) return { fault: 'unreadable' }
  const fault = contentProblem(kind, name, head)
  if (fault) return { fault }
  if (kind === 'imagen') return preparePhoto(file, name, head)
  const type = contentTypeOf(kind, { name, type: file.type }) ?? file.type
  return { file: file.type === type ? file : file.slice(0, file.size, type), name }
}
