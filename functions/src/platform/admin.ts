import { getApps, initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { getFirestore, type Firestore } from 'firebase-admin/firestore'

/** The project that this runs in; an operator's command may have others open beside it. */
export const firebaseAdmin = () => getApps().find(({ name }) => name === '[DEFAULT]') ?? initializeApp()

export const database = (): Firestore => getFirestore(firebaseAdmin())
export const accounts = () => getAuth(firebaseAdmin())

/** The project's own buckets, under whichever of the two names Firebase gives a default one. */
export function ownBuckets(): string[] {
  const { storageBucket, projectId = process.env.GCLOUD_PROJECT } = firebaseAdmin().options
  return [storageBucket ?? '', `${projectId}.appspot.com`, `${projectId}.firebasestorage.app`].filter(Boolean)
}

/** Whether this runs in the local emulator. */
export const isLocal = (): boolean => process.env.FUNCTIONS_EMULATOR === 'true'

/** Address of the local file store, which the emulators name to whatever runs in them; null in the cloud. */
export function emulatedStorage(): string | null {
  const host = process.env.FIREBASE_STORAGE_EMULATOR_HOST
  return host ? `http://${host}` : null
}
