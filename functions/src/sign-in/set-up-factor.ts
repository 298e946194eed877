import { Timestamp, type Transaction } from 'firebase-admin/firestore'
import * as z from 'zod/mini'
import { CONFIRM_FACTOR, BEGIN_FACTOR, type BegunFactor } from '../../../src/domain/calls/second-factor'
import { shownRecovery, type FactorDemand } from '../../../src/domain/user/second-factor'
import type { User } from '../../../src/domain/user/user'
import { expiryOf } from '../../../src/domain/user/web-session'
import { sessionPath, userPath } from '../../../src/domain/store-paths'
import { database } from '../platform/admin'
import { actorOf } from '../platform/audit'
import { recentSignIn } from '../platform/caller'
import { served } from '../platform/served'
import { factorRefused, forbidden } from '../platform/errors'
import { inTransaction } from '../platform/in-transaction'
import { requireRecentFactor, staffCaller, type StaffRequest } from '../platform/staff-caller'
import { senderAt } from '../platform/branding'
import { sessionName } from '../session/begin-session'
import { sessionLifetime } from '../session/lifetime'
import { admitted, SET_UP_SECONDS } from './open-session'
import { refuseUnsoundAccount } from '../session/sound-account'
import { factorDemandOf } from '../session/staff'
import { checkPending } from '../factor/check'
import { factorRef, noteFactor, readFactor, type Holder } from '../factor/record'
import { newRecoveryCodes, newSecret, shownSecret } from '../factor/codes'
import { holderOf } from './entrance'
import { printOf, seal } from '../factor/seal'

/** Whoever sets a factor up: in a session, or at the sign-in that waits for it. */
interface SettingUp {
  user: User
  holder: Holder
  /** The session that calls; null at the sign-in. */
  sid: string | null
  /** The sign-in; '' in a session. */
  entrance: string
}

const mayHave = ({ offered, from }: FactorDemand): boolean => offered || from !== null

/** In a session: for who may have a factor; who has one gives a code of it first. */
async function inSession(request: StaffRequest): Promise<SettingUp> {
  const caller = await staffCaller(request)
  const { user, sid } = caller
  if (user.segundoFactor) requireRecentFactor(caller)
  else if (!mayHave(await factorDemandOf(user))) throw forbidden()
  const { username, municipalityPath } = user
  return { user, holder: { username, municipalityPath, actor: actorOf(caller) }, sid, entrance: '' }
}

/** At the sign-in: only for who comes in no other way. A password alone replaces no factor. */
async function atSignIn(request: StaffRequest, attempt: string): Promise<SettingUp> {
  const caller = recentSignIn(request, SET_UP_SECONDS)
  const { user, demand } = await admitted(caller)
  await refuseUnsoundAccount(caller)
  if (user.segundoFactor || demand.from === null || demand.from > new Date()) throw forbidden()
  return { user, holder: holderOf(user, caller), sid: null, entrance: sessionName({ caller, attempt }) }
}

const settingUp = (request: StaffRequest, attempt: string | undefined): Promise<SettingUp> =>
  attempt === undefined ? inSession(request) : atSignIn(request, attempt)

/**
 * Makes what a new second factor is made of (OPS-01). It counts from when a code of it was given; until then a factor
 * that the person has goes on.
 * @throws HttpsError of {@link staffCaller} and `openSession`, `invalid-argument`, `permission-denied` for who may have
 * none, `failed-precondition` with `{ factor: 'again' }`, or where the installation has no key
 */
export const beginFactor = served(BEGIN_FACTOR, async (request): Promise<BegunFactor> => {
  const { attempt } = request.checked()
  const { user } = await settingUp(request, attempt)
  const secret = newSecret()
  const pending = { pendiente: seal(secret, user.username), pendienteDesde: Timestamp.now() }
  await factorRef(user.username).set(pending, { merge: true })
  const { nombre } = await senderAt(user.municipalityPath)
  return shownSecret(secret, nombre || 'MuniFormularios', user.email)
})

/** The session that sets it up goes on as one with a factor. */
function lift(tx: Transaction, sid: string, begun: Date | null, now: Date): void {
  const vence = begun && { vence: expiryOf(begun, now, sessionLifetime()) }
  tx.update(database().doc(sessionPath(sid)), {
    conFactor: true,
    factor: now,
    sinFactorHasta: null,
    ...vence,
  })
}

const begunSchema = z.nullable(z.instanceof(Timestamp))

/**
 * The second factor counts from now on, because its app gave a code (OPS-01). Devices that were remembered are forgotten.
 * @returns recovery codes, which nobody can read again
 * @throws HttpsError as {@link beginFactor}; `failed-precondition` with `{ factor: { reason, minutes } }`
 */
export const confirmFactor = served(CONFIRM_FACTOR, async (request): Promise<{ codes: string[] }> => {
  const { attempt, code } = request.checked()
  const { user, holder, sid, entrance } = await settingUp(request, attempt)
  const { username } = user
  const codes = newRecoveryCodes()
  const refusal = await inTransaction(async (tx) => {
    const now = new Date()
    const factor = await readFactor(tx, username)
    const session = sid === null ? null : await tx.get(database().doc(sessionPath(sid)))
    const checked = checkPending(tx, holder, factor, { typed: code, now })
    if (!checked.counts) return checked.refusal
    tx.set(factorRef(username), {
      ...checked.change,
      secreto: factor.pendiente,
      recuperacion: codes.map((one) => printOf(one, username)),
      dispositivos: [],
      ingreso: entrance,
      // Another telephone is no reason to lose them; who had no factor has none.
      llaves: user.segundoFactor ? factor.llaves : [],
    })
    tx.update(database().doc(userPath(username)), { segundoFactor: now })
    if (sid !== null) lift(tx, sid, begunSchema.safeParse(session?.get('begun')).data?.toDate() ?? null, now)
    noteFactor(tx, holder, 'factorAlta')
    return null
  })
  if (refusal) throw factorRefused(refusal)
  return { codes: codes.map(shownRecovery) }
})
