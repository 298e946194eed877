import type { Uploader } from '../../domain/files/uploader'
import { strangerUid } from './stranger'

/** Sends a stranger's files (FILE-02), signing in without a name first if needed. */
export const publicUploader: Uploader = {
  async upload(...file) {
    const [uid, { upload }] = await Promise.all([strangerUid(), import('../upload')])
    return upload('public', uid, file)
  },
  async remove(path) {
    const [{ remove }] = await Promise.all([import('../upload'), strangerUid()])
    return remove('public', path)
  },
}
