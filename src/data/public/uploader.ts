import { formOfPath } from '../../domain/files/storage-path'
import type { Uploader } from '../../domain/files/uploader'
import type { PublicAccount } from './account'
import { STRANGER } from './stranger'
import { withPass } from './with-pass'

/** Sends files of somebody who is not of the staff (FILE-02), signing in first if needed. */
export const uploaderFor = (account: PublicAccount): Uploader => ({
  async upload(...file) {
    const [uid, { upload }] = await Promise.all([account.uid(), import('../upload')])
    const [path, , { answerId }] = file
    const send = () => upload(account.app, uid, file)
    return answerId ? withPass(account, { formId: formOfPath(path), answerId }, send) : send()
  },
  async read(path) {
    const [{ download }] = await Promise.all([import('../upload'), account.uid()])
    return download(account.app, path)
  },
  async remove(path) {
    const [{ remove }] = await Promise.all([import('../upload'), account.uid()])
    return remove(account.app, path)
  },
})

/** Sends a stranger's files. */
export const publicUploader: Uploader = uploaderFor(STRANGER)
