import { logger } from 'firebase-functions/v2'
import type { PasskeyChallenge, MadePasskey, PasskeyProof } from '../../../src/domain/calls/passkeys'
import { wentBack, type StoredPasskey } from '../../../src/domain/user/passkey'
import type { StoredFactor } from '../../../src/domain/user/second-factor'
import type { Checked } from './check'
import { challengeUntil, newChallenge, printOfChallenge, withChallenge, type Purpose } from './challenge'
import { passkeySite } from './passkey-site'

/** Loaded when somebody has a passkey: nobody else waits for it at a cold start. */
const library = () => import('@simplewebauthn/server')

/** EdDSA, ES256, RS256: what every device has one of. */
export const ALGORITHMS = [-8, -7, -257]

/** The password was given before: a key that asks for no finger and no number counts, too. */
const requireUserVerification = false
const REFUSED = { counts: false, refusal: { reason: 'passkey', minutes: 0 } } as const

/** What the passkeys of a person are asked to sign; null for who has none. */
export function passkeyChallenge(
  { llaves }: StoredFactor,
  purpose: Purpose,
  now: Date,
): PasskeyChallenge | null {
  const site = passkeySite()
  if (!site || llaves.length === 0) return null
  const keys = llaves.map(({ id, transportes }) => ({ id, transports: transportes }))
  return { challenge: newChallenge(purpose, now), rpId: site.rpId, keys }
}

const keyOf = (stored: StoredPasskey) => ({
  id: stored.id,
  publicKey: new Uint8Array(Buffer.from(stored.clave, 'base64url')),
  // Compared below, once the signature is known to be the key's own.
  counter: 0,
})

/** What the challenge was that somebody says was signed; '' for what cannot be read. */
function challengeIn(clientData: string): string {
  try {
    const signedData: unknown = JSON.parse(Buffer.from(clientData, 'base64url').toString('utf8'))
    const challenge: unknown =
      typeof signedData === 'object' && signedData !== null && Reflect.get(signedData, 'challenge')
    return typeof challenge === 'string' ? challenge : ''
  } catch {
    return ''
  }
}

/** How often the key says that it was used; null when the signature does not count. */
async function signedBy(
  stored: StoredPasskey,
  proof: PasskeyProof,
  challenge: string,
): Promise<number | null> {
  const site = passkeySite()
  if (!site) return null
  const { verifyAuthenticationResponse } = await library()
  const { id, clientData: clientDataJSON, authenticatorData, signature } = proof
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
        response: { clientDataJSON, authenticatorData, signature },
      },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.rpId,
      credential: keyOf(stored),
      requireUserVerification,
    })
    return verified ? authenticationInfo.newCounter : null
  } catch (error) {
    logger.info('a passkey does not count', { error })
    return null
  }
}

/**
 * Whether what a passkey signed counts (OPS-01): one that the person registered, for this site, for a challenge that
 * was made for this very sign-in or session, is not over and was not answered before, by a key whose count goes on.
 * The caller stores the change in the same transaction. Tries are not counted: signatures are not guessed.
 * @param onCopied called when the key itself signed and its count went back
 */
export async function checkPasskey(
  factor: StoredFactor,
  proof: PasskeyProof,
  { purpose, now, onCopied }: { purpose: Purpose; now: Date; onCopied: () => void },
): Promise<Checked> {
  const challenge = challengeIn(proof.clientData)
  const hasta = challengeUntil(challenge, purpose, now)
  const huella = printOfChallenge(challenge, purpose.username)
  const stored = factor.llaves.find(({ id }) => id === proof.id)
  if (!hasta || !stored || factor.retos.some((one) => one.huella === huella)) return REFUSED
  const counter = await signedBy(stored, proof, challenge)
  if (counter === null) return REFUSED
  if (wentBack(stored.contador, counter)) {
    onCopied()
    return REFUSED
  }
  const used = { ...stored, contador: counter, usada: now }
  const llaves = factor.llaves.map((one) => (one === stored ? used : one))
  return {
    counts: true,
    change: { llaves, retos: withChallenge(factor, { huella, hasta }, now) },
    byRecovery: false,
  }
}

/** A passkey that a device made, and the challenge that it answered. */
export interface Made {
  passkey: Pick<StoredPasskey, 'id' | 'clave' | 'contador' | 'transportes'>
  used: { huella: string; hasta: Date }
}

/** The passkey that a device made for such a challenge; null when what it says does not count. */
export async function madeFor(
  { id, clientData: clientDataJSON, attestation, transports }: MadePasskey,
  { purpose, now }: { purpose: Purpose; now: Date },
): Promise<Made | null> {
  const site = passkeySite()
  const challenge = challengeIn(clientDataJSON)
  const hasta = challengeUntil(challenge, purpose, now)
  if (!site || !hasta) return null
  const { verifyRegistrationResponse } = await library()
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
        response: { clientDataJSON, attestationObject: attestation },
      },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.rpId,
      supportedAlgorithmIDs: ALGORITHMS,
      requireUserVerification,
    })
    if (!verified || registrationInfo.credential.id !== id) return null
    const { publicKey, counter } = registrationInfo.credential
    const clave = Buffer.from(publicKey).toString('base64url')
    return {
      passkey: { id, clave, contador: counter, transportes: transports },
      used: { huella: printOfChallenge(challenge, purpose.username), hasta },
    }
  } catch (error) {
    logger.info('a passkey is not taken', { error })
    return null
  }
}
