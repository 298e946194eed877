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
import { withTimeout } from './with-timeout'

/** After this long without progress the SDK gives up; its own limit is ten minutes. */
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
 * Whether an earlier try, whose response was lost, stored the file: a name is written once, so every later try is
 * refused. False when it cannot be found out.
 */
async function arrivedBefore(target: StorageReference, uid: string, { size }: Blob): Promise<boolean> {
  const there = await withTimeout(getMetadata(target)).catch(() => null)
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
 * Fetches a file as the signed-in account (SEC-05).
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
  withTimeout(getDownloadURL(ref(storageOf(name), path)))

/** Files whose removal was tried: when a second try is refused, the first one got through. */
const asked = new Set<string>()

/** Removes a file; one that is gone already is no error. */
export async function remove(name: AppName, path: string): Promise<void> {
  const again = asked.has(path)
  asked.add(path)
  try {
    await withTimeout(deleteObject(ref(storageOf(name), path)))
  } catch (error) {
    const { code } = toDataError(error)
    // The rules cannot tell who owned a missing file, and refuse.
    if (code !== 'notFound' && !(again && code === 'forbidden')) throw error
  }
}
