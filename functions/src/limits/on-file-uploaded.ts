import type { StorageEvent } from 'firebase-functions/v2/storage'
import { accounts } from '../platform/admin'
import { pauseAccount } from './pause-account'
import { STRANGER_FILES_PER_HOUR } from './params'
import { isOneLeft } from './take-one'

/** Where files of answers come. */
const OF_ANSWERS = /^(imagenes|documentos|videos)\//

/** Whether nobody is behind an account but a browser. */
async function isNameless(uid: string): Promise<boolean> {
  const { email, phoneNumber, providerData } = await accounts().getUser(uid)
  return !email && !phoneNumber && providerData.length === 0
}

/**
 * Counts the files that a stranger's account sends, which storage rules cannot, and pauses it when it sends too
 * many within an hour (SEC-03). What it sent and no answer refers to is swept after a day.
 */
export async function onFileUploaded({ data }: Pick<StorageEvent, 'data'>): Promise<void> {
  const { uid, respuesta } = data.metadata ?? {}
  if (!uid || respuesta === undefined || !OF_ANSWERS.test(data.name)) return
  const standing = await isOneLeft({ what: 'archivos', who: uid, most: STRANGER_FILES_PER_HOUR.value() })
  if (standing === 'none' && (await isNameless(uid))) await pauseAccount(uid)
}
