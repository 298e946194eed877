import { formOfPath } from '../../domain/files/storage-path'
import type { Uploader } from '../../domain/files/uploader'
import type { PublicAccount } from './account'
import { STRANGER } from './stranger'
import { withPass } from './with-pass'

/**
 * Sends files of somebody who is not of the staff (FILE-02), signing in first if needed.
 * @param completes they go with an answer that is stored already (CORR-05)
 */
export const uploaderFor = (account: PublicAccount, { completes = false } = {}): Uploader => ({
  async upload(path, content, options) {
    const [uid, { upload }] = await Promise.all([account.uid(), import('../upload')])
    const { answerId } = options
    const send = () => upload(account.app, uid, [path, content, { ...options, completes }])
    if (!answerId || completes) return send()
    return withPass(account, { formId: formOfPath(path), answerId, files: true }, send)
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
