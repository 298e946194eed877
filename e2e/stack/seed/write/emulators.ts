import { deleteApp, initializeApp } from 'firebase-admin/app'
import { getAuth, type Auth } from 'firebase-admin/auth'
import { getFirestore, type Firestore } from 'firebase-admin/firestore'
import { getStorage } from 'firebase-admin/storage'
import { HOST, PROJECT_ID, stackPorts, STORAGE_BUCKET } from '../../ports'

type Bucket = ReturnType<ReturnType<typeof getStorage>['bucket']>

export interface Emulators {
  auth: Auth
  firestore: Firestore
  bucket: Bucket
  close(): Promise<void>
}

/** Opens the emulators that run at MUNI_PORT_OFFSET, past their rules. */
export function openEmulators(): Emulators {
  const ports = stackPorts()
  process.env.FIRESTORE_EMULATOR_HOST = `${HOST}:${ports.firestore}`
  process.env.FIREBASE_AUTH_EMULATOR_HOST = `${HOST}:${ports.auth}`
  process.env.FIREBASE_STORAGE_EMULATOR_HOST = `${HOST}:${ports.storage}`
  const app = initializeApp(
    { projectId: PROJECT_ID, storageBucket: STORAGE_BUCKET },
    `seed-${ports.firestore}`,
  )
  return {
    auth: getAuth(app),
    firestore: getFirestore(app),
    bucket: getStorage(app).bucket(),
    close: () => deleteApp(app),
  }
}

/** The address under which the storage emulator serves a file. */
export const downloadAddress = (path: string, token: string): string =>
  `http://${HOST}:${stackPorts().storage}/v0/b/${STORAGE_BUCKET}/o/${encodeURIComponent(path)}?alt=media&token=${token}`
