import {
  connectStorageEmulator,
  deleteObject,
  getDownloadURL,
  getStorage,
  ref,
  uploadBytesResumable,
  type FirebaseStorage,
} from 'firebase/storage'
import type { Uploader } from '../domain/files/uploader'
import { firebaseApp, type AppName } from './app'
import { EMULATOR_HOST, emulatorPorts } from './emulators'
import { toDataError } from './errors'
import { within } from './within'

/** Without progress for this long the SDK gives up instead of trying for ten minutes. */
const RETRY_LIMIT_MS = 30_000

const storages = new Map<AppName, FirebaseStorage>()

function storageOf(name: AppName): FirebaseStorage {
  const known = storages.get(name)
  if (known) return known
  const storage = getStorage(firebaseApp(name))
  storage.maxUploadRetryTime = RETRY_LIMIT_MS
  storage.maxOperationRetryTime = RETRY_LIMIT_MS
  const ports = emulatorPorts()
  if (ports) connectStorageEmulator(storage, EMULATOR_HOST, ports.storage)
  storages.set(name, storage)
  return storage
}

/** Sends a file as the account `uid` and gives its address; see {@link Uploader}. */
export async function upload(
  name: AppName,
  uid: string,
  [path, file, { answerId, contentType, cacheControl, onProgress, signal }]: Parameters<Uploader['upload']>,
): Promise<string> {
  signal?.throwIfAborted()
  const target = ref(storageOf(name), path)
  // The rules tell by it who may read or remove the file later.
  const customMetadata = { uid, ...(answerId && { respuesta: answerId }) }
  const keeping = cacheControl === undefined ? {} : { cacheControl }
  const task = uploadBytesResumable(target, file, { contentType, ...keeping, customMetadata })
  const cancel = () => task.cancel()
  signal?.addEventListener('abort', cancel)
  task.on('state_changed', ({ bytesTransferred, totalBytes }) => {
    if (totalBytes > 0) onProgress?.(bytesTransferred / totalBytes)
  })
  try {
    await task
    return await within(getDownloadURL(target))
  } catch (error) {
    throw toDataError(error)
  } finally {
    signal?.removeEventListener('abort', cancel)
  }
}

/** Files whose removal was asked for: when it is refused at the next try, the first one got through. */
const asked = new Set<string>()

/** Removes a file; one that is gone already is no error. */
export async function remove(name: AppName, path: string): Promise<void> {
  const again = asked.has(path)
  asked.add(path)
  try {
    await within(deleteObject(ref(storageOf(name), path)))
  } catch (error) {
    const { code } = toDataError(error)
    // The rules cannot tell whose a file was that is not there, and refuse.
    if (code !== 'notFound' && !(again && code === 'forbidden')) throw error
  }
}
