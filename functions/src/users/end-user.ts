import { FieldValue, type DocumentReference, type Transaction } from 'firebase-admin/firestore'
import { oneUser } from '../../../src/domain/access/things'
import { END_USER, type EndUserResponse } from '../../../src/domain/calls/end-user'
import { userSchema, type User } from '../../../src/domain/user/user'
import { AUDIT, factorPath, userPath } from '../../../src/domain/store-paths'
import { accountByEmail, disableAccount } from '../platform/account'
import { database } from '../platform/admin'
import { inTransaction } from '../platform/in-transaction'
import { actorOf, auditDocument } from '../platform/audit'
import { decode } from '../platform/decode'
import { damaged, forbidden } from '../platform/errors'
import { served } from '../platform/served'
import { requireRecentFactor, staffCaller, type StaffCaller } from '../platform/staff-caller'
import { closeSessionsOf } from '../session/close-sessions'
import { openSessionsOf } from '../session/rights'
import { giveAccount, newAccountId } from './account'

/** @throws HttpsError `permission-denied` for oneself, for whom one may not manage, and when there is nobody */
async function managed(tx: Transaction, ref: DocumentReference, by: StaffCaller): Promise<User> {
  const snapshot = await tx.get(ref)
  if (!snapshot.exists) throw forbidden()
  const user = decode(userSchema, snapshot, { username: ref.id })
  if (!user) throw damaged()
  if (by.ability.cannot('delete', oneUser(user))) throw forbidden()
  return user
}

interface Change {
  baja: boolean
  cuenta?: string
  segundoFactor?: null
}

/** Changes the record and notes in the same commit who did (SEC-06). */
function turn(tx: Transaction, user: User, { by, change }: { by: StaffCaller; change: Change }): void {
  const { username: lastUpdateBy } = by.user
  tx.update(database().doc(userPath(user.username)), {
    ...change,
    lastUpdate: FieldValue.serverTimestamp(),
    lastUpdateBy,
  })
  const tipo = change.baja ? 'usuarioBaja' : 'usuarioVuelta'
  tx.create(
    database().collection(AUDIT).doc(),
    auditDocument(actorOf(by), { tipo, usuario: user.username, municipalityPath: user.municipalityPath }),
  )
}

/** Out at the next request: sessions are closed in the commit that ends the person, as many as a commit takes. */
const recordEnd = (ref: DocumentReference, by: StaffCaller): Promise<User> =>
  inTransaction(async (tx) => {
    const user = await managed(tx, ref, by)
    const { docs } = await tx.get(openSessionsOf(user.username))
    for (const session of docs) tx.update(session.ref, { active: false, motivo: 'baja' })
    if (user.baja !== true) turn(tx, user, { by, change: { baja: true, segundoFactor: null } })
    // Who comes back sets up another one (OPS-01).
    tx.delete(database().doc(factorPath(user.username)))
    return user
  })

/** A person who is taken back gets a new account, so that an old password opens nothing; one who was never ended keeps theirs. */
const recordReturn = (ref: DocumentReference, by: StaffCaller): Promise<User> =>
  inTransaction(async (tx) => {
    const user = await managed(tx, ref, by)
    if (user.baja !== true) return user
    const cuenta = newAccountId()
    turn(tx, user, { by, change: { baja: false, cuenta } })
    return { ...user, cuenta }
  })

/** A user who was entered in the console and never signed in has the account of the address. */
const accountOf = async ({ cuenta, email }: User): Promise<string | undefined> =>
  cuenta || (await accountByEmail(email))?.uid

/**
 * Ends a member of the staff or takes one back (USER-05): as abilities say who may delete whom. Nothing is
 * removed: the name stays on what was done. A repeated call does what is left of the first one.
 * @throws HttpsError of {@link staffCaller}, {@link requireRecentFactor}, `invalid-argument`, `permission-denied`,
 * `data-loss`
 */
export const endUser = served(END_USER, async (request): Promise<EndUserResponse> => {
  const by = await staffCaller(request)
  const requested = request.checked()
  requireRecentFactor(by)
  const ref = database().doc(userPath(requested.username))
  if (requested.ended) {
    const user = await recordEnd(ref, by)
    await closeSessionsOf(user.username, 'baja')
    const uid = await accountOf(user)
    if (uid !== undefined) await disableAccount(uid)
    return { needsPassword: false }
  }
  const { cuenta, email } = await recordReturn(ref, by)
  if (cuenta) await giveAccount(cuenta, email)
  return { needsPassword: true }
})
