import { formPicturePath, type PictureType } from '../../domain/files/header-image'
import { FILE_NAME_LENGTH } from '../../domain/files/storage-path'
import { randomText } from '../../lib/random'
import { DataError } from '../errors'
import { staffUploader } from './uploader'

/** A picture that was sent: where it is shown from, and the name by which it is removed. */
export interface FormPicture {
  url: string
  path: string
}

/** A picture's name is never used again, so a browser downloads it only once. */
const FOR_EVER = 'public, max-age=31536000, immutable'

interface Sending {
  type: PictureType
  /** Called with the part already sent, from 0 to 1. */
  onProgress: (part: number) => void
  signal: AbortSignal
}

/**
 * Sends a picture of a form, above it (EDIT-02) or at an option (KIND-09), under a name that no other picture has or had, so that none is overwritten.
 * @throws DataError `forbidden`, `offline`, `timeout`, `unknown`; an aborted one rejects too
 */
export async function uploadFormPicture(
  formId: string,
  file: Blob,
  { type, onProgress, signal }: Sending,
): Promise<FormPicture> {
  const path = formPicturePath(formId, randomText(FILE_NAME_LENGTH), type)
  await staffUploader.upload(path, file, {
    contentType: type,
    cacheControl: FOR_EVER,
    onProgress,
    signal,
  })
  // It was sent before it could be stopped, and nobody wants it any more.
  if (signal.aborted) {
    await removeFormPicture(path).catch(() => {})
    throw new DataError('unknown', { message: 'the upload was aborted' })
  }
  const { publicAddress } = await import('../upload')
  return { url: await publicAddress('staff', path), path }
}

/**
 * Removes a picture that was sent since the form was last saved, so that no version of it can show the picture;
 * the rules keep every other one.
 * @throws DataError `forbidden`, `offline`, `timeout`, `unknown`
 */
export const removeFormPicture = (path: string): Promise<void> => staffUploader.remove(path)
