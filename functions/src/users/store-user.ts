import { FieldValue, type DocumentReference, type Transaction } from 'firebase-admin/firestore'
import { auditChanges } from '../../../src/domain/audit/entry'
import { oneUser } from '../../../src/domain/access/things'
import type { Language } from '../../../src/domain/language'
import { FIRST_CHOICE } from '../../../src/domain/notices/choice'
import { sameValue } from '../../../src/domain/same-value'
import { userSchema, type User } from '../../../src/domain/user/user'
import { areasAreFixed } from '../../../src/domain/user/user-draft'
import { AUDIT, USERS } from '../../../src/domain/store-paths'
import { database } from '../platform/admin'
import { inTransaction } from '../platform/in-transaction'
import { actorOf, auditDocument } from '../platform/audit'
import { decode } from '../platform/decode'
import { damaged, forbidden } from '../platform/errors'
import type { StaffCaller } from '../platform/staff-caller'
import { openSessionsOf, rightsOf } from '../session/rights'
import type { MunicipalityOutside } from '../platform/municipality'
import { newAccountId } from './account'
import type { SaveUserOutcome } from '../../../src/domain/user/save-outcome'

/** What decides and describes a member of the staff, sound and tidy. */
export type WantedUser = Pick<
  User,
  'username' | 'email' | 'roles' | 'municipalityPath' | 'areas' | 'firstName' | 'lastName' | 'inspectorID'
>

interface Circumstances {
  isNew: boolean
  /** Id of the account that somebody new has already (USER-06). */
  account?: string | undefined
  municipality: MunicipalityOutside
  /** The language of somebody new; theirs to change once they are in. */
  language?: Language | undefined
}

const users = () => database().collection(USERS)

const sameAreas = (one: readonly string[], other: readonly string[]): boolean =>
  sameValue(one.toSorted(), other.toSorted())

/** Whether this very user was stored before: the reply to the first try got lost. */
const isRepeated = (stored: User, wanted: WantedUser, by: User): boolean =>
  stored.lastUpdateBy === by.username &&
  stored.email === wanted.email &&
  sameValue(stored.roles, wanted.roles) &&
  sameAreas(stored.areas, wanted.areas)

const SIGNED = ['firstName', 'lastName', 'inspectorID'] as const

/** Whether users change their own role, areas or names (SEC-02), which only somebody else may. */
const changesOneself = (by: User, stored: User, wanted: WantedUser): boolean =>
  by.username === stored.username &&
  !(
    sameValue(stored.roles, wanted.roles) &&
    sameAreas(stored.areas, wanted.areas) &&
    SIGNED.every((field) => stored[field].trim() === wanted[field])
  )

async function emailIsTaken(tx: Transaction, { email, username }: WantedUser): Promise<boolean> {
  const { docs } = await tx.get(users().where('email', '==', email).limit(2))
  return docs.some(({ id }) => id !== username)
}

/** The open sessions of a user; a new one has none. */
const sessionsOf = async (tx: Transaction, stored: User | null) =>
  stored ? (await tx.get(openSessionsOf(stored.username))).docs : []

/** The accounts of a user once it was stored (SEC-04). */
export interface StoredUser {
  outcome: SaveUserOutcome
  /** Id of the account that is the person's; '' for who was entered in the console and keeps the address. */
  account: string
  /** Id of the account that was the person's under another address; '' when there is none. */
  left: string
}

const refusedAs = (outcome: SaveUserOutcome): StoredUser => ({ outcome, account: '', left: '' })

/** The accounts of a user before and after a change: another address is another account. */
function accountsOf(
  stored: User | null,
  wanted: WantedUser,
  theirs = newAccountId(),
): Pick<StoredUser, 'account' | 'left'> {
  const { cuenta = '', email } = stored ?? {}
  return email === wanted.email ? { account: cuenta, left: '' } : { account: theirs, left: cuenta }
}

/**
 * Why the change of somebody is not made, or null.
 * @throws HttpsError `permission-denied`
 */
function changeRefusal(
  { user: by, ability }: StaffCaller,
  stored: User,
  wanted: WantedUser,
): SaveUserOutcome | null {
  if (ability.cannot('update', oneUser(stored)) || stored.municipalityPath !== wanted.municipalityPath)
    throw forbidden()
  if (changesOneself(by, stored, wanted)) throw forbidden()
  if (areasAreFixed(stored.areas) && !sameAreas(stored.areas, wanted.areas)) throw forbidden()
  if (stored.baja === true) throw forbidden()
  return stored.userMuniCore === '' ? 'unnamed' : null
}

/** @throws HttpsError `permission-denied` for an area that the municipality has not */
function refuseForeignAreas(
  stored: User | null,
  { areas }: WantedUser,
  municipality: MunicipalityOutside,
): void {
  const known = [...municipality.areas, ...(stored?.areas ?? [])]
  if (areas.some((area) => !known.includes(area))) throw forbidden()
}

async function recorded(tx: Transaction, ref: DocumentReference): Promise<User | null> {
  const snapshot = await tx.get(ref)
  if (!snapshot.exists) return null
  const user = decode(userSchema, snapshot, { username: ref.id })
  if (!user) throw damaged()
  return user
}

/** What of a user the audit trail tells before and after: all that decides what they may do, and how they are called. */
const NOTED = ['roles', 'areas', 'email', 'firstName', 'lastName', 'inspectorID']

/** Notes in the same commit what somebody became (SEC-06); a save that changes none of it leaves nothing. */
function noteUser(tx: Transaction, caller: StaffCaller, stored: User | null, wanted: WantedUser): void {
  const cambios = auditChanges(stored ?? {}, wanted, NOTED)
  if (cambios.length === 0) return
  const { username: usuario, municipalityPath } = wanted
  const tipo = stored ? 'usuarioCambio' : 'usuarioAlta'
  tx.create(
    database().collection(AUDIT).doc(),
    auditDocument(actorOf(caller), { tipo, usuario, municipalityPath, cambios }),
  )
}

/**
 * Stores a member of the staff whose name and address nobody else has, also when two are stored at once, and which
 * account is theirs.
 * @throws HttpsError `permission-denied`, also when there is nobody to change, or who was ended; `data-loss`
 */
export function storeUser(
  caller: StaffCaller,
  wanted: WantedUser,
  { isNew, municipality, account, language }: Circumstances,
): Promise<StoredUser> {
  const by = caller.user
  const { username, areas, ...fields } = wanted
  return inTransaction(async (tx) => {
    const stored = await recorded(tx, users().doc(username))
    if (isNew && stored) {
      if (!isRepeated(stored, wanted, by)) return refusedAs('taken')
      return { outcome: 'saved', ...accountsOf(stored, wanted) }
    }
    if (!isNew && !stored) throw forbidden()
    const refusal = stored && changeRefusal(caller, stored, wanted)
    if (refusal) return refusedAs(refusal)
    refuseForeignAreas(stored, wanted, municipality)
    if (await emailIsTaken(tx, wanted)) return refusedAs('emailTaken')
    const sessions = await sessionsOf(tx, stored)
    noteUser(tx, caller, stored, wanted)
    const given = accountsOf(stored, wanted, account)
    const document = {
      ...fields,
      ...(given.account !== '' && { cuenta: given.account }),
      areas: areas.map((path) => database().doc(path)),
      lastUpdate: FieldValue.serverTimestamp(),
      lastUpdateBy: by.username,
    }
    // Whoever had the old address is out at once; else the new rights count from the next request.
    const isMoved = stored?.email !== wanted.email
    const change = isMoved ? { active: false } : { ...rightsOf(username, document) }
    for (const { ref } of sessions) tx.update(ref, change)
    if (stored) tx.update(users().doc(username), document)
    else {
      tx.create(users().doc(username), {
        ...document,
        username,
        lowercase_username: username,
        userMuniCore: username,
        nombre: '',
        baja: false,
        ultimoAcceso: null,
        ...(language && { avisos: { ...FIRST_CHOICE, idioma: language } }),
      })
    }
    return { outcome: 'saved', ...given }
  })
}
