import { FieldValue } from 'firebase-admin/firestore'
import { oneUser } from '../../../src/domain/access/things'
import { absenceFault, absenceOf, type Absence } from '../../../src/domain/assignment/absence'
import {
  SET_ABSENCE,
  type SetAbsenceRequest,
  type SetAbsenceResponse,
} from '../../../src/domain/calls/set-absence'
import { dayIn, writeDay } from '../../../src/domain/dates'
import { AUDIT, userPath } from '../../../src/domain/store-paths'
import { userSchema, type User } from '../../../src/domain/user/user'
import { database } from '../platform/admin'
import { actorOf, auditDocument } from '../platform/audit'
import { served } from '../platform/served'
import { decode } from '../platform/decode'
import { forbidden } from '../platform/errors'
import { inTransaction } from '../platform/in-transaction'
import { staffCaller, type StaffCaller } from '../platform/staff-caller'
import { zoneAt } from '../platform/time-zone'
import { atWork } from './assignees'

type Wanted = NonNullable<SetAbsenceRequest['absence']>

/** Who stands in works in the same municipality, and is somebody else. */
async function mayStandIn(standIn: string, { username, municipalityPath }: User): Promise<boolean> {
  if (standIn === username) return false
  const other = atWork(await database().doc(userPath(standIn)).get())
  return other !== null && other.municipalityPath === municipalityPath
}

async function faultOf(wanted: Wanted, user: User): Promise<SetAbsenceResponse['fault']> {
  const fault = absenceFault(wanted, dayIn(new Date(), await zoneAt(user.municipalityPath)))
  if (fault !== null) return fault
  return wanted.relevo === null || (await mayStandIn(wanted.relevo, user)) ? null : 'standIn'
}

/** An absence as the trail tells it: its days, and who stands in. */
function inWords(stored: unknown): string {
  const absence = absenceOf(stored)
  if (absence === null) return ''
  const { desde, hasta, relevo } = absence
  return [`${writeDay(desde)} – ${writeDay(hasta)}`, ...(relevo === '' ? [] : [relevo])].join(', ')
}

/** Stores it with an entry in the trail; what is the same already is not stored again. */
const store = (caller: StaffCaller, user: User, ausencia: Absence | null): Promise<void> =>
  inTransaction(async (tx) => {
    const ref = database().doc(userPath(user.username))
    const before: unknown = (await tx.get(ref)).get('ausencia') ?? null
    if (inWords(before) === inWords(ausencia)) return
    tx.update(ref, { ausencia: ausencia ?? FieldValue.delete() })
    const { username: usuario, municipalityPath } = user
    const cambios = [{ campo: 'ausencia', de: inWords(before), a: inWords(ausencia) }]
    tx.create(
      database().collection(AUDIT).doc(),
      auditDocument(actorOf(caller), { tipo: 'usuarioCambio', usuario, municipalityPath, cambios }),
    )
  })

/**
 * Notes when somebody of the staff is away and who stands in for them (REACH-08): by themselves, or by who may change
 * them. What falls due meanwhile is handed on when it begins.
 * @throws HttpsError of {@link staffCaller}; `permission-denied` also when there is nobody by that name;
 * `invalid-argument`
 */
export const setAbsence = served(SET_ABSENCE, async (request): Promise<SetAbsenceResponse> => {
  const caller = await staffCaller(request)
  const { username, absence } = request.checked()
  const snapshot = await database().doc(userPath(username)).get()
  const user = snapshot.exists ? decode(userSchema, snapshot, { username }) : null
  const isOwn = username === caller.user.username
  if (!user || (!isOwn && caller.ability.cannot('update', oneUser(user)))) throw forbidden()
  const fault = absence && (await faultOf(absence, user))
  if (fault) return { fault }
  await store(caller, user, absence && { ...absence, relevo: absence.relevo ?? '' })
  return { fault: null }
})
