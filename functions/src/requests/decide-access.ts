import { FieldValue, type DocumentReference } from 'firebase-admin/firestore'
import { oneRequest, oneUser } from '../../../src/domain/access/things'
import {
  DECIDE_ACCESS,
  type DecideAccessRequest,
  type DecideAccessResponse,
  type DecideOutcome,
  type Granted,
} from '../../../src/domain/calls/access-request'
import { AUDIT, requestPath } from '../../../src/domain/store-paths'
import type { AccessRequest } from '../../../src/domain/user/access-request'
import { notifyApplicant } from '../mail/notify-applicant'
import { accountById } from '../platform/account'
import { database } from '../platform/admin'
import { inTransaction } from '../platform/in-transaction'
import { actorOf, auditDocument } from '../platform/audit'
import { forbidden } from '../platform/errors'
import { served } from '../platform/served'
import { staffCaller, type StaffCaller } from '../platform/staff-caller'
import { addUser } from '../users/save-user'
import type { WantedUser } from '../users/store-user'
import { requestOf } from './asker'

/** How a request ends, and what is noted. */
const ENDS = {
  accept: { estado: 'aceptada', tipo: 'solicitudAceptada' },
  refuse: { estado: 'rechazada', tipo: 'solicitudRechazada' },
} as const
type Decision = keyof typeof ENDS

interface End {
  decision: Decision
  /** Who is told of in the trail: the address, or the name that the person has now. */
  usuario: string
  respuesta: string
}

/** Ends a request that waits, once, and notes who did; false when somebody was faster. */
function end(caller: StaffCaller, ref: DocumentReference, stored: AccessRequest, how: End): Promise<boolean> {
  const { estado, tipo } = ENDS[how.decision]
  const { usuario, respuesta } = how
  return inTransaction(async (tx) => {
    if ((await tx.get(ref)).get('estado') !== 'abierta') return false
    tx.update(ref, {
      estado,
      respuesta,
      resueltaPor: caller.user.username,
      resuelta: FieldValue.serverTimestamp(),
    })
    const note = { tipo, usuario, municipalityPath: stored.municipalityPath }
    tx.create(database().collection(AUDIT).doc(), auditDocument(actorOf(caller), note))
    return true
  })
}

/** The account of a request as it is now: there, working, with the address that was asked with, and proven. */
async function isStillTheirs({ id, email }: AccessRequest): Promise<boolean> {
  const account = await accountById(id)
  return account?.disabled === false && account.emailVerified && account.email?.toLowerCase() === email
}

/** Makes the user, with the very account that asked: it is linked and no second one is made (AUTH-03). */
async function accept(caller: StaffCaller, stored: AccessRequest, granted: Granted): Promise<DecideOutcome> {
  const { role, ...fields } = granted
  const { email, municipalityPath, id } = stored
  const wanted: WantedUser = { ...fields, email, municipalityPath, roles: [role] }
  if (caller.ability.cannot('update', oneUser(wanted))) throw forbidden()
  if (!(await isStillTheirs(stored))) return 'gone'
  return addUser(caller, wanted, { isNew: true, account: id })
}

const isRepeated = (caller: StaffCaller, stored: AccessRequest, decision: Decision): boolean =>
  stored.estado === ENDS[decision].estado && stored.resueltaPor === caller.user.username

async function decide(
  caller: StaffCaller,
  stored: AccessRequest,
  asked: DecideAccessRequest,
): Promise<DecideOutcome> {
  const { decision } = asked
  if (stored.estado !== 'abierta') {
    if (!isRepeated(caller, stored, decision)) return 'decided'
    return decision === 'accept' ? 'saved' : 'refused'
  }
  const outcome = asked.decision === 'accept' ? await accept(caller, stored, asked.user) : 'refused'
  if (outcome !== 'saved' && outcome !== 'refused') return outcome
  const how =
    asked.decision === 'accept'
      ? { decision, usuario: asked.user.username, respuesta: '' }
      : { decision, usuario: stored.email, respuesta: asked.reason }
  const isMine = await end(caller, database().doc(requestPath(stored.id)), stored, how)
  return isMine || outcome === 'saved' ? outcome : 'decided'
}

/**
 * Makes a user of who asked for one, with the role and the areas that the caller chooses, or refuses with a reason, and
 * tells the person by mail (USER-06): for who manages the users of that municipality. Repeated, it does what is left.
 * @throws HttpsError of {@link staffCaller}, of `saveUser`, `invalid-argument`; `permission-denied` also when there is no
 * such request
 */
export const decideAccess = served(DECIDE_ACCESS, async (request): Promise<DecideAccessResponse> => {
  const caller = await staffCaller(request)
  const requested = request.checked()
  const stored = await requestOf(requested.id)
  if (!stored || caller.ability.cannot('manage', oneRequest(stored))) throw forbidden()
  const outcome = await decide(caller, stored, requested)
  if (outcome !== 'saved' && outcome !== 'refused') return { outcome, told: false }
  const reason = requested.decision === 'refuse' ? requested.reason : null
  return { outcome, told: await notifyApplicant(caller, stored, reason) }
})
