import type { Transaction } from 'firebase-admin/firestore'
import { logger } from 'firebase-functions/v2'
import { oneUser } from '../../../src/domain/access/things'
import { RESET_FACTOR } from '../../../src/domain/calls/second-factor'
import { isDocumentId } from '../../../src/domain/document-id'
import { BASE_LANGUAGE } from '../../../src/domain/language'
import { userPath } from '../../../src/domain/store-paths'
import { userSchema, type User } from '../../../src/domain/user/user'
import { letterFrom } from '../mail/letter'
import { sendWithinQuota } from '../mail/send-within-quota'
import { database } from '../platform/admin'
import { actorOf, NOBODY, type Actor } from '../platform/audit'
import { senderAt } from '../platform/branding'
import { served } from '../platform/served'
import { decode } from '../platform/decode'
import { damaged, forbidden } from '../platform/errors'
import { fill } from '../platform/fill'
import { idempotencyKey } from '../platform/idempotency'
import { inTransaction } from '../platform/in-transaction'
import { OperatorProblem } from '../platform/operator-problem'
import { requireRecentFactor, staffCaller, type StaffCaller } from '../platform/staff-caller'
import { wordingFor } from '../platform/wording'
import { openSessionsOf } from '../session/rights'
import { forgetFactor, noteFactor } from './record'

async function mailTo({ user: by }: StaffCaller, { email, municipalityPath }: User) {
  const { labels, tag } = wordingFor(BASE_LANGUAGE, 'UTC')
  const sender = await senderAt(municipalityPath)
  const municipality = sender.nombre || 'MuniFormularios'
  return {
    fromName: municipality,
    to: [email],
    subject: fill(labels.factorResetSubject, { municipality }),
    files: [],
    ...letterFrom(
      [fill(labels.factorReset, { municipality, by: by.username }), labels.factorResetNotMe],
      sender,
      tag,
    ),
  }
}

/** The reset stands whatever becomes of the mail. */
async function tell(caller: StaffCaller, user: User, since: Date): Promise<boolean> {
  const { username: usuario, municipalityPath } = user
  try {
    const refused = await sendWithinQuota(caller, {
      key: idempotencyKey('factor', usuario, since.getTime()),
      mail: () => mailTo(caller, user),
      about: { usuario, municipalityPath },
    })
    return refused.length === 0
  } catch (error) {
    logger.warn('somebody was not told that the second factor was reset', { usuario, error })
    return false
  }
}

/** The record of somebody, as it stands. @throws HttpsError `permission-denied` where there is none, `data-loss` */
async function recordOf(tx: Transaction, username: string): Promise<User> {
  const snapshot = await tx.get(database().doc(userPath(username)))
  if (!snapshot.exists) throw forbidden()
  const user = decode(userSchema, snapshot, { username })
  if (!user) throw damaged()
  return user
}

/** What is gone with a factor: it, the devices, and every session that may be of whoever has the telephone now. */
async function takeAway(tx: Transaction, { username, municipalityPath }: User, actor: Actor): Promise<void> {
  const { docs } = await tx.get(openSessionsOf(username))
  for (const session of docs) tx.update(session.ref, { active: false, motivo: 'cerrada' })
  forgetFactor(tx, username)
  tx.update(database().doc(userPath(username)), { segundoFactor: null })
  noteFactor(tx, { username, municipalityPath, actor }, 'factorReinicio')
}

async function reset(tx: Transaction, caller: StaffCaller, username: string): Promise<User> {
  const user = await recordOf(tx, username)
  if (caller.ability.cannot('delete', oneUser(user))) throw forbidden()
  if (user.segundoFactor) await takeAway(tx, user, actorOf(caller))
  return user
}

/**
 * The same by whoever operates the installation, for an administrator whom nobody else can help.
 * @returns whether there was one
 * @throws OperatorProblem when nobody has that username
 */
export const resetFactorOf = (username: string): Promise<boolean> =>
  inTransaction(async (tx) => {
    if (!isDocumentId(username) || !(await tx.get(database().doc(userPath(username)))).exists)
      throw new OperatorProblem(`Nobody has the username "${username}".`)
    const user = await recordOf(tx, username)
    if (!user.segundoFactor) return false
    await takeAway(tx, user, NOBODY)
    return true
  })

/**
 * Takes the second factor away from somebody who lost it (OPS-01), closes the sessions and tells the person by mail: for
 * who may end that user, and never for oneself. Where one is needed the next sign-in sets up another.
 * @throws HttpsError of {@link staffCaller}, `invalid-argument`, `permission-denied`, `data-loss`, `failed-precondition`
 * with `{ factor: 'again' }`
 */
export const resetFactor = served(RESET_FACTOR, async (request): Promise<{ told: boolean }> => {
  const caller = await staffCaller(request)
  const { username } = request.checked()
  requireRecentFactor(caller)
  const user = await inTransaction((tx) => reset(tx, caller, username))
  return { told: user.segundoFactor ? await tell(caller, user, user.segundoFactor) : false }
})
