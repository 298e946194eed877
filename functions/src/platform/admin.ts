import { getApps, initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { getFirestore, type Firestore } from 'firebase-admin/firestore'

const app = () => getApps()[0] ?? initializeApp()

export const database = (): Firestore => getFirestore(app())
export const accounts = () => getAuth(app())

/** The project's own buckets, under whichever of the two names Firebase gives a default one. */
export function ownBuckets(): string[] {
  const { storageBucket, projectId = process.env.GCLOUD_PROJECT } = app().options
  return [storageBucket ?? '', `${projectId}.appspot.com`, `${projectId}.firebasestorage.app`].filter(Boolean)
}

/** Whether this runs in the local emulator. */
export const isLocal = (): boolean => process.env.FUNCTIONS_EMULATOR === 'true'
