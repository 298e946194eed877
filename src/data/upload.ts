import {
  connectStorageEmulator,
  deleteObject,
  getBlob,
  getDownloadURL,
  getMetadata,
  getStorage,
  ref,
  uploadBytesResumable,
  type FirebaseStorage,
  type StorageReference,
} from 'firebase/storage'
import type { Uploader } from '../domain/files/uploader'
import { firebaseApp } from './app'
import { EMULATOR_HOST, emulatorPorts } from './emulators'
import { toDataError } from './errors'
import type { AppName } from './project'
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

/**
 * Whether a file arrived at an earlier try whose reply was lost: a name is written once, so that every later try is
 * refused. Not knowing counts as no.
 */
async function arrivedBefore(target: StorageReference, uid: string, { size }: Blob): Promise<boolean> {
  const there = await within(getMetadata(target)).catch(() => null)
  return there !== null && there.size === size && there.customMetadata?.uid === uid
}

/** Sends a file as the account `uid`; see {@link Uploader}. */
export async function upload(
  name: AppName,
  uid: string,
  [path, file, { answerId, completes, contentType, cacheControl, onProgress, signal }]: Parameters<
    Uploader['upload']
  >,
): Promise<void> {
  signal?.throwIfAborted()
  const target = ref(storageOf(name), path)
  // The rules tell by it who may read or remove the file later.
  const customMetadata = {
    uid,
    ...(answerId && { respuesta: answerId }),
    ...(completes && { completa: 'si' }),
  }
  const keeping = cacheControl === undefined ? {} : { cacheControl }
  const task = uploadBytesResumable(target, file, { contentType, ...keeping, customMetadata })
  const cancel = () => task.cancel()
  signal?.addEventListener('abort', cancel)
  task.on('state_changed', ({ bytesTransferred, totalBytes }) => {
    if (totalBytes > 0) onProgress?.(bytesTransferred / totalBytes)
  })
  try {
    await task.catch(async (error: unknown) => {
      const failure = toDataError(error)
      if (failure.code !== 'forbidden' || !(await arrivedBefore(target, uid, file))) throw failure
    })
  } catch (error) {
    throw toDataError(error)
  } finally {
    signal?.removeEventListener('abort', cancel)
  }
}

/**
 * Fetches a file as whoever is signed in (SEC-05).
 * @throws DataError `forbidden`, also when there is no such file; `offline`, `unknown`
 */
export const download = (name: AppName, path: string): Promise<Blob> =>
  getBlob(ref(storageOf(name), path)).catch((error: unknown) => {
    throw toDataError(error)
  })

/**
 * The address of a picture above a form, which everybody may see (EDIT-02). It carries a token, so that it opens where
 * the store asks everybody else for App Check (SEC-03).
 */
export const publicAddress = (name: AppName, path: string): Promise<string> =>
  within(getDownloadURL(ref(storageOf(name), path)))

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
