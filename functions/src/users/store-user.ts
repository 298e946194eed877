import { FieldValue, type DocumentReference, type Transaction } from 'firebase-admin/firestore'
import { canManageUser } from '../../../src/domain/access/area-access'
import type { SaveUserOutcome } from '../../../src/domain/calls/save-user'
import { sameValue } from '../../../src/domain/same-value'
import { userSchema, type User } from '../../../src/domain/user/user'
import { areasAreFixed } from '../../../src/domain/user/user-draft'
import { database } from '../platform/admin'
import { decode } from '../platform/decode'
import { damaged, forbidden } from '../platform/errors'
import type { Town } from '../platform/town'

/** What decides and describes a member of the staff, sound and tidy. */
export type WantedUser = Pick<
  User,
  'username' | 'email' | 'roles' | 'municipalityPath' | 'areas' | 'firstName' | 'lastName' | 'inspectorID'
>

interface Circumstances {
  isNew: boolean
  town: Town
}

const users = () => database().collection('usuarios')
const sessionsOf = (username: string) =>
  database().collection('sesiones_web').where('usuario', '==', username).where('active', '==', true)

/** Sessions closed in the commit of a changed address: more than anybody has, fewer than a commit takes. */
const MOST_SESSIONS = 400

const sameAreas = (one: readonly string[], other: readonly string[]): boolean =>
  sameValue(one.toSorted(), other.toSorted())

/** Whether this very user was stored before: the reply to the first try got lost. */
const isRepeated = (stored: User, wanted: WantedUser, by: User): boolean =>
  stored.lastUpdateBy === by.username &&
  stored.email === wanted.email &&
  sameValue(stored.roles, wanted.roles) &&
  sameAreas(stored.areas, wanted.areas)

/** What decides one's own power is changed by somebody else. */
const changesOwnPower = (by: User, stored: User, wanted: WantedUser): boolean =>
  by.username === stored.username &&
  !(sameValue(stored.roles, wanted.roles) && sameAreas(stored.areas, wanted.areas))

async function emailIsTaken(tx: Transaction, { email, username }: WantedUser): Promise<boolean> {
  const { docs } = await tx.get(users().where('email', '==', email).limit(2))
  return docs.some(({ id }) => id !== username)
}

/** Whoever had the old address is out at once. */
async function sessionsToClose(tx: Transaction, stored: User | null, wanted: WantedUser) {
  if (!stored || stored.email === wanted.email) return []
  return (await tx.get(sessionsOf(stored.username).limit(MOST_SESSIONS))).docs
}

/**
 * Why the change of somebody is not made, or null.
 * @throws HttpsError `permission-denied`
 */
function changeRefusal(by: User, stored: User, wanted: WantedUser): SaveUserOutcome | null {
  if (!canManageUser(by, stored) || stored.municipalityPath !== wanted.municipalityPath) throw forbidden()
  if (changesOwnPower(by, stored, wanted)) throw forbidden()
  if (areasAreFixed(stored.areas) && !sameAreas(stored.areas, wanted.areas)) throw forbidden()
  return stored.userMuniCore === '' ? 'unnamed' : null
}

/** @throws HttpsError `permission-denied` for an area that the municipality has not */
function refuseForeignAreas(stored: User | null, { areas }: WantedUser, town: Town): void {
  const known = [...town.areas, ...(stored?.areas ?? [])]
  if (areas.some((area) => !known.includes(area))) throw forbidden()
}

async function recorded(tx: Transaction, ref: DocumentReference): Promise<User | null> {
  const snapshot = await tx.get(ref)
  if (!snapshot.exists) return null
  const user = decode(userSchema, snapshot, { username: ref.id })
  if (!user) throw damaged()
  return user
}

/**
 * Stores a member of the staff whose name and address nobody else has, also when two are stored at once.
 * @throws HttpsError `permission-denied`, also when there is nobody to change; `data-loss`
 */
export function storeUser(
  by: User,
  wanted: WantedUser,
  { isNew, town }: Circumstances,
): Promise<SaveUserOutcome> {
  const { username, areas, ...fields } = wanted
  return database().runTransaction(async (tx) => {
    const stored = await recorded(tx, users().doc(username))
    if (isNew && stored) return isRepeated(stored, wanted, by) ? 'saved' : 'taken'
    if (!isNew && !stored) throw forbidden()
    const refusal = stored && changeRefusal(by, stored, wanted)
    if (refusal) return refusal
    refuseForeignAreas(stored, wanted, town)
    if (await emailIsTaken(tx, wanted)) return 'emailTaken'
    const closed = await sessionsToClose(tx, stored, wanted)
    for (const { ref } of closed) tx.update(ref, { active: false })
    const document = {
      ...fields,
      areas: areas.map((path) => database().doc(path)),
      lastUpdate: FieldValue.serverTimestamp(),
      lastUpdateBy: by.username,
    }
    if (stored) tx.update(users().doc(username), document)
    else {
      tx.create(users().doc(username), {
        ...document,
        username,
        lowercase_username: username,
        userMuniCore: username,
        nombre: '',
        ultimoAcceso: null,
      })
    }
    return 'saved'
  })
}
