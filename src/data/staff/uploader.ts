import { servedType } from '../../domain/files/served-type'
import type { Uploader } from '../../domain/files/uploader'
import { sessionUid } from './account'

/** Fetches a file as the person with the session, with a safe type (SEC-05); see {@link Uploader}. */
export async function readFile(path: string): Promise<Blob> {
  const { download } = await import('../upload')
  const file = await download('staff', path)
  return file.slice(0, file.size, servedType(path, file.type))
}

/** Sends the files of somebody with a session (FILE-02). */
export const staffUploader: Uploader = {
  async upload(...file) {
    const { upload } = await import('../upload')
    return upload('staff', sessionUid(), file)
  },
  read: readFile,
  async remove(path) {
    const { remove } = await import('../upload')
    return remove('staff', path)
  },
}

/** Sends what somebody completes a stored answer with, wherever the answer's form is by now (COMP-01). */
export const completingUploader: Uploader = {
  ...staffUploader,
  upload: (path, file, options) => staffUploader.upload(path, file, { ...options, completes: true }),
}
