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
import { roleCan } from '../../../src/domain/access/permissions'
import { roleOf, type User } from '../../../src/domain/user/user'
import { abilityFor, oneMunicipalityUser } from '../../../src/lib/ability'
import { aUser } from '../../../src/testing/builders'
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
    documents[`sesiones_web/ajena-${EVERYBODY.indexOf(person)}`] = {
      active: true,
      usuario: 'colega',
      begun: new Date(),
    }
    for (const relation of RELATIONS) {
      for (const role of OTHERS) {
        const user = other(person, relation, role)
        documents[`usuarios/${user.username}`] = storedUser(store, user)
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
  const at = doc(store, `usuarios/${subordinate.username}`)
  // The browser's abilities know municipalities, not the roles of others.
  const offered = user ? abilityFor(user).can('manage', oneMunicipalityUser(subordinate)) : false
  const name = `${role} of ${relation}`
  const created = { ...subordinate, username: newName(ownerStore()).toLowerCase() }
  return [
    { name: `get ${name}`, allowed: offered, attempt: () => getDoc(at) },
    // A function writes them: e2e/functions/save-user.test.ts.
    {
      name: `update ${name}`,
      allowed: false,
      attempt: () => updateDoc(at, { nombre: 'Otro nombre', ...stamp(user) }),
    },
    {
      name: `create ${name}`,
      allowed: false,
      attempt: () =>
        setDoc(doc(store, `usuarios/${created.username}`), { ...storedUser(store, created), ...stamp(user) }),
    },
    { name: `delete ${name}`, allowed: false, attempt: () => deleteDoc(at) },
  ]
}

function listing(person: Person): Cell[] {
  const { user } = person
  const all = collection(storeOf(person), 'usuarios')
  const role = user && roleOf(user)
  const admin = role !== null && roleCan(role, 'manage', 'user')
  const home = role !== null && roleCan(role, 'manage', 'municipalityUser')
  const listOf = (path: string) => getDocs(query(all, where('municipalityPath', '==', path), limit(7)))
  return [
    { name: 'list all users', allowed: admin, attempt: () => getDocs(query(all, limit(7))) },
    { name: 'list users at home', allowed: home, attempt: () => listOf(HOME) },
    { name: 'list users away', allowed: admin, attempt: () => listOf(AWAY) },
  ]
}

function oneself(person: Person): Cell[] {
  const { user } = person
  const store = storeOf(person)
  const at = doc(store, `usuarios/${user?.username ?? 'colega'}`)
  const change = (data: DocumentData) => () => updateDoc(at, { ...data, ...stamp(user) })
  return [
    { name: 'get own record', allowed: user !== null, attempt: () => getDoc(at) },
    { name: 'update own name', allowed: false, attempt: change({ nombre: 'Nombre nuevo' }) },
    {
      name: 'update own role',
      allowed: false,
      attempt: change({
        roles: [user?.roles[0] === 'ROLE_INSPECTOR' ? 'ROLE_SUPERVISOR' : 'ROLE_INSPECTOR'],
      }),
    },
    {
      name: 'update own areas',
      allowed: false,
      attempt: change({ areas: PLACES['other area'].areas.map((area) => doc(store, area)) }),
    },
    { name: 'update own municipality', allowed: false, attempt: change({ municipalityPath: AWAY }) },
  ]
}

/** The session of the person's own token, and a colleague's. */
function sessions(person: Person): Cell[] {
  const { user } = person
  const store = storeOf(person)
  const all = collection(store, 'sesiones_web')
  const foreign = doc(all, `ajena-${EVERYBODY.indexOf(person)}`)
  const admin = user !== null && roleOf(user) === 'ROLE_ADMIN'
  return [
    { name: "get somebody else's session", allowed: false, attempt: () => getDoc(foreign) },
    { name: 'list sessions', allowed: false, attempt: () => getDocs(query(all, limit(1))) },
    {
      name: 'list own sessions',
      allowed: false,
      attempt: () => getDocs(query(all, where('usuario', '==', user?.username ?? 'colega'))),
    },
    {
      name: 'create session',
      allowed: false,
      attempt: () =>
        setDoc(doc(all), { active: true, usuario: user?.username ?? 'colega', begun: serverTimestamp() }),
    },
    {
      name: "hand over somebody else's session",
      allowed: false,
      attempt: () => updateDoc(foreign, { usuario: user?.username ?? 'x' }),
    },
    {
      name: "close somebody else's session",
      allowed: admin,
      attempt: () => updateDoc(foreign, { active: false }),
    },
    { name: 'delete session', allowed: false, attempt: () => deleteDoc(foreign) },
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
