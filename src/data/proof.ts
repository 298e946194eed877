import type { FirebaseApp } from 'firebase/app'
import type { AppName } from './project'

/** Proves that a request comes from the product itself (SEC-03): the SDK of App Check. */
export interface AppProof {
  begin(app: FirebaseApp): void
  /** '' when there is no proof; the server decides what that means. */
  token(name: AppName): Promise<string>
}

let proof: AppProof | null = null

/** Sets what gives the proof; called before the first app is made. */
export function setProof(chosen: AppProof): void {
  proof = chosen
}

/** Lets the app's requests carry the proof, where the project asks for one; called before its first request. */
export const beginProof = (app: FirebaseApp): void => proof?.begin(app)

/** The headers with the proof, for requests that no SDK makes. */
export async function proofHeaders(name: AppName): Promise<Record<string, string>> {
  const token = proof ? await proof.token(name) : ''
  return token === '' ? {} : { 'X-Firebase-AppCheck': token }
}
