import { logger } from 'firebase-functions/v2'
import type { StorageEvent } from 'firebase-functions/v2/storage'
import { formOfPath } from '../../../src/domain/files/storage-path'
import { accounts } from '../platform/admin'
import { plainHeaders, removeFile } from '../platform/files'
import { countFileOf, reachedLimits } from './file-counts'
import { endPermit, permittedNetwork } from './file-permit'
import { pauseAccount } from './pause-account'
import { STRANGER_FILES_PER_HOUR } from './params'

/** Where files of answers come. */
const OF_ANSWERS = /^(imagenes|documentos|videos|audios)\//

/**
 * Permits end when a limit is reached. What still comes of those that were given before is kept up to so much more:
 * somebody honest is sending just then.
 */
const IN_FLIGHT = 1.25

/** Whether nobody is behind an account but a browser. */
async function isNameless(uid: string): Promise<boolean> {
  const { email, phoneNumber, providerData } = await accounts().getUser(uid)
  return !email && !phoneNumber && providerData.length === 0
}

/** Ends the permit of who reached a limit, and takes away what is far beyond. */
async function keepWithinLimits(uid: string, path: string, network: string): Promise<void> {
  const formId = formOfPath(path)
  const reached = await reachedLimits({ network, formId })
  if (reached() === null) return
  await endPermit(uid)
  const limit = reached(IN_FLIGHT)
  if (limit === null) return
  logger.warn('a file came beyond the limits and was removed', { form: formId, limit })
  await removeFile(path)
}

/** A file that came, as an event or a listing tells of it. */
interface CameFile {
  path: string
  bytes: number
  notes: Record<string, string | undefined>
}

/**
 * Has the server's headers on a file that came, whatever its sender chose, and takes back the address that opened it
 * for whoever knows it (SEC-05). Counts the files that a stranger's account sends, which storage rules cannot, and
 * pauses it when it sends too many within an hour; counts their bytes by network and form (SEC-03). What it sent and no
 * answer refers to is swept after a day.
 */
export async function fileCame({ path, bytes, notes }: CameFile): Promise<void> {
  await plainHeaders(path)
  const { uid, respuesta } = notes
  if (!uid || respuesta === undefined || !OF_ANSWERS.test(path)) return
  const network = await permittedNetwork(uid)
  const lately = await countFileOf(uid, { bytes, formId: formOfPath(path) }, network)
  if (network !== null) await keepWithinLimits(uid, path, network)
  if (lately > STRANGER_FILES_PER_HOUR.value() && (await isNameless(uid))) await pauseAccount(uid)
}

/** A file came into the store. */
export const onFileUploaded = ({ data }: Pick<StorageEvent, 'data'>): Promise<void> =>
  fileCame({ path: data.name, bytes: Number(data.size), notes: data.metadata ?? {} })
