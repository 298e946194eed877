import { FirebaseError, initializeApp } from 'firebase/app'
import { connectStorageEmulator, getStorage, ref, uploadBytes, type FirebaseStorage } from 'firebase/storage'
import { readFileSync } from 'node:fs'
import { HOST, PROJECT_ID, ROOT, STORAGE_BUCKET, stackPorts } from '../stack/ports'
import type { Person } from './people'

const stores = new Map<string, FirebaseStorage>()
const port = () => stackPorts().storage

/** The file store as a person reaches it, through the rules. */
export function filesOf({ name, token }: Pick<Person, 'name' | 'token'>): FirebaseStorage {
  const known = stores.get(name)
  if (known) return known
  const app = initializeApp({ projectId: PROJECT_ID, storageBucket: STORAGE_BUCKET }, `files-${stores.size}`)
  const files = getStorage(app)
  files.maxUploadRetryTime = 2_000
  files.maxOperationRetryTime = 2_000
  connectStorageEmulator(files, HOST, port(), token === null ? {} : { mockUserToken: token })
  stores.set(name, files)
  return files
}

/** Makes a text the rules of the file store; gives what the compiler has against it, '' when nothing. */
export async function loadStorageRules(content: string): Promise<string> {
  const body = JSON.stringify({ rules: { files: [{ name: 'storage.rules', content }] } })
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(`http://${HOST}:${port()}/internal/setRules`, { method: 'PUT', headers, body })
  return response.ok ? '' : response.text()
}

/** The rules as they are. */
export const storageRules = () => readFileSync(`${ROOT}storage.rules`, 'utf8')

/** Whether the rules let it through; throws what is neither success nor refusal. */
export async function reaches(request: () => Promise<unknown>): Promise<boolean> {
  try {
    await request()
    return true
  } catch (error) {
    if (error instanceof FirebaseError && error.code === 'storage/unauthorized') return false
    throw error
  }
}

export interface Upload {
  path: string
  bytes?: number
  type?: string
  /** Whose file the metadata says it is; the uploader's unless told. */
  uid?: string | null
  /** The answer that the metadata says it is for; null says none. */
  answer?: string | null
  /** What else the metadata says. */
  notes?: Record<string, string>
}

/** Sends a file as the data layer does: the metadata says whose it is. */
export const upload =
  (
    person: Person,
    {
      path,
      bytes = 100,
      type = 'image/png',
      uid = person.uid,
      answer = 'sin-guardar-todavia',
      notes = {},
    }: Upload,
  ) =>
  () =>
    uploadBytes(ref(filesOf(person), path), new Uint8Array(bytes), {
      contentType: type,
      customMetadata: {
        ...(uid !== null && { uid }),
        ...(answer !== null && { respuesta: answer }),
        ...notes,
      },
    })
