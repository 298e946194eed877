import type { FirebaseApp } from 'firebase/app'
import type { AppProof } from './app-check-sdk'

let proof: AppProof | null = null

/** Has requests of that app carry the proof, where the project asks for one; before the app's first request. */
export const beginProof = (app: FirebaseApp): void => proof?.begin(app)

/** What a request that no SDK makes carries as proof. */
export async function proofHeaders(app: FirebaseApp): Promise<Record<string, string>> {
  const token = proof ? await proof.token(app) : ''
  return token === '' ? {} : { 'X-Firebase-AppCheck': token }
}

/**
 * Loads App Check where `VITE_APP_CHECK_KEY` names a key (SEC-03), before anything is asked of the server. Builds
 * without a key have nothing of it in them.
 */
export async function startAppCheck(): Promise<void> {
  const key = import.meta.env.VITE_APP_CHECK_KEY
  if (!key) return
  try {
    const { appProof } = await import('./app-check-sdk')
    proof = appProof(key)
  } catch {
    // The page is drawn all the same: whoever is offline finds what this device keeps.
  }
}
