import {
  REMOVE_PASSKEY,
  BEGIN_PASSKEY,
  ASK_PASSKEY,
  ADD_PASSKEY,
  type PasskeyChallenge,
  type BegunPasskey,
} from '../../../src/domain/calls/passkeys'
import { MAX_PASSKEYS, passkeyName } from '../../../src/domain/user/passkey'
import type { StoredFactor } from '../../../src/domain/user/second-factor'
import { senderAt } from '../platform/branding'
import { served } from '../platform/served'
import { badRequest, factorRefused, forbidden } from '../platform/errors'
import { inTransaction } from '../platform/in-transaction'
import {
  requireRecentFactor,
  staffCaller,
  type StaffCaller,
  type StaffRequest,
} from '../platform/staff-caller'
import { newChallenge, withChallenge, type Purpose } from './challenge'
import { ALGORITHMS, passkeyChallenge, madeFor, type Made } from './passkeys'
import { passkeySite } from './passkey-site'
import { factorRef, holderIn, noteFactor, readFactor } from './record'
import { printOf } from './seal'

const purposeOf = ({ user, sid }: StaffCaller, what: Purpose['what']): Purpose => ({
  ...{ username: user.username, what, where: sid },
})

/** Whoever has a factor and gave it lately. */
async function changing(request: StaffRequest): Promise<StaffCaller> {
  const caller = await staffCaller(request)
  if (!caller.user.segundoFactor) throw forbidden()
  requireRecentFactor(caller)
  return caller
}

const factorOf = (username: string) => inTransaction((tx) => readFactor(tx, username), { readOnly: true })

/**
 * Begins to register a passkey beside the codes of the own factor (OPS-01).
 * @throws HttpsError of {@link staffCaller}, `invalid-argument`, `permission-denied` for who has no factor, or where the
 * installation has no address, `failed-precondition` with `{ factor: 'again' }`
 */
export const beginPasskey = served(BEGIN_PASSKEY, async (request): Promise<BegunPasskey> => {
  request.checked()
  const caller = await changing(request)
  const site = passkeySite()
  if (!site) throw forbidden()
  const { username, email, municipalityPath } = caller.user
  const [{ llaves }, { nombre }] = await Promise.all([factorOf(username), senderAt(municipalityPath)])
  return {
    challenge: newChallenge(purposeOf(caller, 'register'), new Date()),
    rpId: site.rpId,
    site: nombre || 'MuniFormularios',
    account: email,
    person: username,
    userId: printOf('passkey user', username),
    algorithms: ALGORITHMS,
    keys: llaves.map(({ id, transportes }) => ({ id, transports: transportes })),
  }
})

/** One more, that is not there, by a challenge that made none yet. */
const mayAdd = ({ llaves, retos }: StoredFactor, { passkey, used }: Made): boolean =>
  llaves.length < MAX_PASSKEYS &&
  llaves.every(({ id }) => id !== passkey.id) &&
  retos.every(({ huella }) => huella !== used.huella)

/**
 * Registers the passkey that a device made (OPS-01). Again the same is refused: a challenge makes one.
 * @throws HttpsError of {@link beginPasskey}; `failed-precondition` with `{ factor: { reason: 'passkey' } }`
 */
export const addPasskey = served(ADD_PASSKEY, async (request): Promise<Record<string, never>> => {
  const { name, made: credential } = request.checked()
  const nombre = passkeyName(name)
  if (nombre === null) throw badRequest()
  const caller = await changing(request)
  const now = new Date()
  const made = await madeFor(credential, { purpose: purposeOf(caller, 'register'), now })
  const holder = holderIn(caller)
  const isTaken = await inTransaction(async (tx) => {
    const factor = await readFactor(tx, holder.username)
    // Reset since it was looked at: what was taken away does not come back by this.
    if (!made || factor.secreto === '' || !mayAdd(factor, made)) return false
    tx.update(factorRef(holder.username), {
      llaves: [...factor.llaves, { ...made.passkey, nombre, creada: now, usada: null }],
      retos: withChallenge(factor, made.used, now),
    })
    noteFactor(tx, holder, 'factorLlave')
    return true
  })
  if (!isTaken) throw factorRefused({ reason: 'passkey', minutes: 0 })
  return {}
})

/** Takes an own passkey away (OPS-01); one that is not there is gone. @throws HttpsError as {@link beginPasskey} */
export const removePasskey = served(REMOVE_PASSKEY, async (request): Promise<Record<string, never>> => {
  const { id: removed } = request.checked()
  const holder = holderIn(await changing(request))
  await inTransaction(async (tx) => {
    const { llaves } = await readFactor(tx, holder.username)
    const left = llaves.filter(({ id }) => id !== removed)
    if (left.length === llaves.length) return
    tx.update(factorRef(holder.username), { llaves: left })
    noteFactor(tx, holder, 'factorLlaveBaja')
  })
  return {}
})

/**
 * What an own passkey has to sign before an act that asks for the factor once more (OPS-01).
 * @throws HttpsError of {@link staffCaller}, `invalid-argument`, `permission-denied` for who has none
 */
export const askPasskey = served(ASK_PASSKEY, async (request): Promise<PasskeyChallenge> => {
  request.checked()
  const caller = await staffCaller(request)
  if (!caller.user.segundoFactor) throw forbidden()
  const factor = await factorOf(caller.user.username)
  const challenge = passkeyChallenge(factor, purposeOf(caller, 'again'), new Date())
  if (!challenge) throw forbidden()
  return challenge
})
