import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
  type DocumentData,
} from 'firebase/firestore/lite'
import { beforeAll, describe, it } from 'vitest'
import { usersOf } from '../../../src/domain/access/things'
import type { User } from '../../../src/domain/user/user'
import { SESSIONS, userPath, USERS } from '../../../src/domain/store-paths'
import { abilityFor } from '../../../src/lib/ability'
import { aSession, aUser } from '../../../src/testing/builders'
import { forgetCoverage } from '../coverage'
import { newName, storedUser } from '../documents'
import { agree, type Cell } from '../judge'
import { EVERYBODY, NAMED, type Person } from '../people'
import { AWAY, HOME, PLACES, RELATIONS, type Relation } from '../places'
import { layOut, ownerStore, storeOf } from '../store'

const OTHERS = ['ROLE_INSPECTOR', 'ROLE_ADMIN'] as const
type Other = (typeof OTHERS)[number]

/** Somebody whom one person tries to manage. */
const other = (person: Person, relation: Relation, role: Other): User => {
  const username = `otro-${EVERYBODY.indexOf(person)}-${RELATIONS.indexOf(relation)}-${OTHERS.indexOf(role)}`
  return aUser(role, { ...PLACES[relation], username, email: `${username}@villadelrio.test` })
}

function users(): Record<string, DocumentData> {
  const store = ownerStore()
  const documents: Record<string, DocumentData> = {}
  for (const person of EVERYBODY) {
    documents[`sesiones_web/ajena-${EVERYBODY.indexOf(person)}`] = aSession('colega')
    for (const relation of RELATIONS) {
      for (const role of OTHERS) {
        const user = other(person, relation, role)
        documents[userPath(user.username)] = storedUser(store, user)
      }
    }
  }
  return documents
}

const stamp = (user: User | null) => ({
  lastUpdate: serverTimestamp(),
  lastUpdateBy: user?.username ?? 'colega',
})

function managing(person: Person, relation: Relation, role: Other): Cell[] {
  const { user } = person
  const store = storeOf(person)
  const subordinate = other(person, relation, role)
  const at = doc(store, userPath(subordinate.username))
  // Who manages the staff of a municipality is shown all of it, also whom only an administrator may change.
  const sees = user !== null && abilityFor(user).can('manage', usersOf(subordinate.municipalityPath))
  const name = `${role} of ${relation}`
  const created = { ...subordinate, username: newName(ownerStore()).toLowerCase() }
  return [
    { name: `get ${name}`, allowed: sees, request: () => getDoc(at) },
    // A function writes them: e2e/functions/save-user.test.ts.
    {
      name: `update ${name}`,
      allowed: false,
      request: () => updateDoc(at, { nombre: 'Otro nombre', ...stamp(user) }),
    },
    {
      name: `create ${name}`,
      allowed: false,
      request: () =>
        setDoc(doc(store, userPath(created.username)), { ...storedUser(store, created), ...stamp(user) }),
    },
    { name: `delete ${name}`, allowed: false, request: () => deleteDoc(at) },
  ]
}

function listing(person: Person): Cell[] {
  const { user } = person
  const all = collection(storeOf(person), USERS)
  const ability = user && abilityFor(user)
  const admin = ability?.can('manage', 'user') ?? false
  const home = ability?.can('manage', usersOf(HOME)) ?? false
  const listOf = (path: string) => getDocs(query(all, where('municipalityPath', '==', path), limit(7)))
  return [
    { name: 'list all users', allowed: admin, request: () => getDocs(query(all, limit(7))) },
    { name: 'list users at home', allowed: home, request: () => listOf(HOME) },
    { name: 'list users away', allowed: admin, request: () => listOf(AWAY) },
  ]
}

function oneself(person: Person): Cell[] {
  const { user } = person
  const store = storeOf(person)
  const at = doc(store, userPath(user?.username ?? 'colega'))
  const change = (data: DocumentData) => () => updateDoc(at, { ...data, ...stamp(user) })
  return [
    { name: 'get own record', allowed: user !== null, request: () => getDoc(at) },
    { name: 'update own name', allowed: false, request: change({ nombre: 'Nombre nuevo' }) },
    {
      name: 'update own role',
      allowed: false,
      request: change({
        roles: [user?.roles[0] === 'ROLE_INSPECTOR' ? 'ROLE_SUPERVISOR' : 'ROLE_INSPECTOR'],
      }),
    },
    {
      name: 'update own areas',
      allowed: false,
      request: change({ areas: PLACES['other area'].areas.map((area) => doc(store, area)) }),
    },
    { name: 'update own municipality', allowed: false, request: change({ municipalityPath: AWAY }) },
  ]
}

/** The session of the person's own token, and a colleague's. */
function sessions(person: Person): Cell[] {
  const { user } = person
  const store = storeOf(person)
  const all = collection(store, SESSIONS)
  const foreign = doc(all, `ajena-${EVERYBODY.indexOf(person)}`)
  const admin = user !== null && abilityFor(user).can('manage', 'user')
  return [
    { name: "get somebody else's session", allowed: false, request: () => getDoc(foreign) },
    { name: 'list sessions', allowed: admin, request: () => getDocs(query(all, limit(1))) },
    {
      name: "list somebody else's sessions",
      allowed: admin,
      request: () => getDocs(query(all, where('usuario', '==', 'elena'))),
    },
    {
      name: 'list own sessions',
      allowed: user !== null,
      request: () => getDocs(query(all, where('usuario', '==', user?.username ?? 'colega'))),
    },
    {
      name: 'create session',
      allowed: false,
      request: () => setDoc(doc(all), aSession(user?.username ?? 'colega')),
    },
    {
      name: "hand over somebody else's session",
      allowed: false,
      request: () => updateDoc(foreign, { usuario: user?.username ?? 'x' }),
    },
    {
      name: "close somebody else's session past the function",
      allowed: false,
      request: () => updateDoc(foreign, { active: false }),
    },
    { name: 'delete session', allowed: false, request: () => deleteDoc(foreign) },
  ]
}

describe('users and sessions', () => {
  forgetCoverage()
  beforeAll(() => layOut(users()))

  it.each(NAMED)(
    'ROLE-01 USER-03 %s sees the users that the table allows, and writes none past the function',
    async (_name, person) => {
      const rows = RELATIONS.flatMap((relation) => OTHERS.map((role) => managing(person, relation, role)))
      await agree([...rows, listing(person), oneself(person)])
    },
  )

  it.each(NAMED)('AUTH-07 %s touches no session but the own one', async (_name, person) => {
    await agree([sessions(person)])
  })
})
