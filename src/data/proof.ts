import type { FirebaseApp } from 'firebase/app'
import type { AppName } from './project'

/** What gives proof that the product itself asks (SEC-03): the SDK of App Check. */
export interface AppProof {
  begin(app: FirebaseApp): void
  /** '' when no proof is to be had: the server says what that means. */
  token(name: AppName): Promise<string>
}

let proof: AppProof | null = null

/** Gives proof by this from now on; before the first app is made. */
export function proveBy(chosen: AppProof): void {
  proof = chosen
}

/** Has requests of that app carry the proof, where the project asks for one; before the app's first request. */
export const beginProof = (app: FirebaseApp): void => proof?.begin(app)

/** What a request that no SDK makes carries as proof. */
export async function proofHeaders(name: AppName): Promise<Record<string, string>> {
  const token = proof ? await proof.token(name) : ''
  return token === '' ? {} : { 'X-Firebase-AppCheck': token }
}
