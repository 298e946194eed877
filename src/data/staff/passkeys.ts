import {
  ADD_PASSKEY,
  ASK_PASSKEY,
  BEGIN_PASSKEY,
  REMOVE_PASSKEY,
  type PasskeyChallenge,
  type BegunPasskey,
  type MadePasskey,
  type PasskeyProof,
} from '../../domain/calls/passkeys'
import { PROVE_FACTOR } from '../../domain/calls/second-factor'
import { DataError } from '../errors'
import { callStaff, changeByCall } from './callables'
import { PasskeyError } from './factor-problem'

export type { PasskeyChallenge } from '../../domain/calls/passkeys'

/** Whether this browser, on this page, can have passkeys of that site. */
export const hasPasskeys = (rpId: string | null | undefined): boolean =>
  typeof rpId === 'string' &&
  'PublicKeyCredential' in globalThis &&
  (location.hostname === rpId || location.hostname.endsWith(`.${rpId}`))

/** Loaded when somebody uses a passkey. @throws DataError `offline` */
const library = () =>
  import('@simplewebauthn/browser').catch((cause: unknown) => {
    throw new DataError('offline', { cause })
  })

const PRESENT = 'InvalidStateError'
const nameOf = (error: unknown): string => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error ? cause.name : ''
}

/** Has a passkey of this device, or of another one, sign. @throws PasskeyError; DataError `offline` */
export async function signByPasskey({ challenge, rpId, keys }: PasskeyChallenge): Promise<PasskeyProof> {
  const { startAuthentication } = await library()
  const optionsJSON = {
    ...{ challenge, rpId, userVerification: 'preferred' as const },
    allowCredentials: keys.map(({ id }) => ({ id, type: 'public-key' as const })),
  }
  try {
    const { id, response } = await startAuthentication({ optionsJSON })
    const { clientDataJSON, authenticatorData, signature } = response
    return { id, clientData: clientDataJSON, authenticatorData, signature }
  } catch (error) {
    throw new PasskeyError('givenUp', error)
  }
}

async function make(begun: BegunPasskey): Promise<MadePasskey> {
  const { startRegistration } = await library()
  const type = 'public-key' as const
  try {
    const { id, response } = await startRegistration({
      optionsJSON: {
        challenge: begun.challenge,
        rp: { id: begun.rpId, name: begun.site },
        user: { id: begun.userId, name: begun.account, displayName: begun.person },
        pubKeyCredParams: begun.algorithms.map((alg) => ({ alg, type })),
        excludeCredentials: begun.keys.map((key) => ({ id: key.id, type })),
        authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
        attestation: 'none',
      },
    })
    const { clientDataJSON, attestationObject, transports = [] } = response
    return { id, clientData: clientDataJSON, attestation: attestationObject, transports }
  } catch (error) {
    throw new PasskeyError(nameOf(error) === PRESENT ? 'known' : 'givenUp', error)
  }
}

/** Registers a passkey of this device, or of another one. @throws PasskeyError; FactorRefusedError; DataError as {@link callStaff} */
export async function addPasskey(name: string): Promise<void> {
  const made = await make(await callStaff(BEGIN_PASSKEY, {}))
  await callStaff(ADD_PASSKEY, { name, made })
}

/** Takes an own passkey away. @throws DataError as {@link changeByCall} */
export async function removePasskey(id: string): Promise<void> {
  await changeByCall(REMOVE_PASSKEY, { id })
}

/** What an own passkey may sign in place of a code; null where there is none to ask, or nobody to ask about it. */
export const askPasskey = (): Promise<PasskeyChallenge | null> =>
  'PublicKeyCredential' in globalThis
    ? callStaff(ASK_PASSKEY, {}).then(
        (asked) => (hasPasskeys(asked.rpId) ? asked : null),
        () => null,
      )
    : Promise.resolve(null)

/** Gives the second factor once more by a passkey. @throws PasskeyError; FactorRefusedError; DataError as {@link callStaff} */
export async function proveByPasskey(asked: PasskeyChallenge): Promise<void> {
  const passkey = await signByPasskey(asked)
  await callStaff(PROVE_FACTOR, { passkey })
}
