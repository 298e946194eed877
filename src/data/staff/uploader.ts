import type { Uploader } from '../../domain/files/uploader'
import { sessionUid } from './account'

/** Sends the files of somebody with a session (FILE-02). */
export const staffUploader: Uploader = {
  async upload(...file) {
    const { upload } = await import('../upload')
    return upload('staff', sessionUid(), file)
  },
  async remove(path) {
    const { remove } = await import('../upload')
    return remove('staff', path)
  },
}
