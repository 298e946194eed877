import { formOfPath } from '../../domain/files/storage-path'
import type { Uploader } from '../../domain/files/uploader'
import { strangerUid } from './stranger'
import { withPass } from './with-pass'

/** Sends a stranger's files (FILE-02), signing in without a name first if needed. */
export const publicUploader: Uploader = {
  async upload(...file) {
    const [uid, { upload }] = await Promise.all([strangerUid(), import('../upload')])
    const [path, , { answerId }] = file
    const send = () => upload('public', uid, file)
    return answerId ? withPass({ formId: formOfPath(path), answerId }, send) : send()
  },
  async read(path) {
    const [{ download }] = await Promise.all([import('../upload'), strangerUid()])
    return download('public', path)
  },
  async remove(path) {
    const [{ remove }] = await Promise.all([import('../upload'), strangerUid()])
    return remove('public', path)
  },
}
