import {
  deleteDoc,
  doc,
  getDoc,
  setDoc,
  updateDoc,
  type DocumentData,
  type Firestore,
} from 'firebase/firestore/lite'
import { vi } from 'vitest'
// What works out the rules of forms that tests fill in.
import '../../functions/src/platform/decode'
import type { Role } from '../../src/domain/user/roles'
import type { Citizen } from '../../src/domain/answer/answer'
import { citizenSchema } from '../../src/domain/answer/submitted'
import { lookedUpKey } from '../../src/domain/citizen/looked-up'
import type { User } from '../../src/domain/user/user'
import { LOOKED_UP, userPath } from '../../src/domain/store-paths'
import { aUser } from '../../src/testing/builders'
import { AREA, AWAY, FOREIGN_AREA, HOME, OTHER_AREA } from '../rules/places'
import { layOut, ownerStore, writeAsOwner } from '../rules/store'
import { clearStack } from '../stack/clear'
import { portOffset, PROJECT_ID } from '../stack/ports'
import { addAccount, PASSWORD } from './accounts'

/** Firestore of the project that the functions watch, past the rules. */
export const owner = ownerStore(PROJECT_ID)

export const BLOCKED_MUNICIPALITY = 'paises/ar/provincias/cordoba/municipios/laguna-seca'
export const BLOCKED_COUNTRY = 'paises/uy'
export const MUNICIPALITY_OF_BLOCKED_COUNTRY = `${BLOCKED_COUNTRY}/provincias/salto/municipios/salto`
const areaIn = (municipality: string) => `${municipality}/areas_municipales/general`

const municipality = (
  store: Firestore,
  key: string,
  areas: string[],
  inhabilitado = false,
): DocumentData => ({
  nombre: `Municipio ${key}`,
  idMuniCore: '101',
  key,
  inhabilitado,
  areas: areas.map((path) => doc(store, path)),
})

/** Two municipalities that work, one that is blocked and one in a blocked country. */
export async function layOutGeography(store = owner): Promise<void> {
  const areas = [
    AREA,
    OTHER_AREA,
    FOREIGN_AREA,
    areaIn(BLOCKED_MUNICIPALITY),
    areaIn(MUNICIPALITY_OF_BLOCKED_COUNTRY),
  ]
  await layOut(
    {
      'paises/ar': { nombre: 'Argentina', inhabilitado: false },
      [BLOCKED_COUNTRY]: { nombre: 'Uruguay', inhabilitado: true },
      'paises/ar/provincias/cordoba': { nombre: 'Córdoba' },
      [HOME]: municipality(store, 'VDR', [AREA, OTHER_AREA]),
      [AWAY]: municipality(store, 'LLM', [FOREIGN_AREA]),
      [BLOCKED_MUNICIPALITY]: municipality(store, 'LS', [areaIn(BLOCKED_MUNICIPALITY)], true),
      [MUNICIPALITY_OF_BLOCKED_COUNTRY]: municipality(store, 'SAL', [
        areaIn(MUNICIPALITY_OF_BLOCKED_COUNTRY),
      ]),
      ...Object.fromEntries(areas.map((path) => [path, { nombre: `Área ${path.split('/').at(-1)}` }])),
    },
    store,
  )
}

async function layOutAnew(): Promise<void> {
  await clearStack(portOffset())
  await layOutGeography()
}

/**
 * Empties the stack and lays out the places. The emulator answers 500 to the first write after a listener hung
 * up, however politely, so this begins anew until it goes through.
 */
export const beginWorld = () => eventually(layOutAnew)

export const write = (path: string, data: DocumentData) => writeAsOwner(() => setDoc(doc(owner, path), data))
export const change = (path: string, data: DocumentData) =>
  writeAsOwner(() => updateDoc(doc(owner, path), data))
export const remove = (path: string) => writeAsOwner(() => deleteDoc(doc(owner, path)))
export const read = async (path: string): Promise<DocumentData | undefined> =>
  (await getDoc(doc(owner, path))).data()

/** Puts somebody of the staff into `usuarios`, as stored. */
export async function register(user: User): Promise<User> {
  const { username, areas, ...fields } = user
  await write(userPath(username), { ...fields, username, areas: areas.map((path) => doc(owner, path)) })
  return user
}

/** A person whom a look-up in a municipality gave, so that answers may be about them. */
export async function lookedUp(person: Partial<Citizen> & { id: string }, path = HOME): Promise<Citizen> {
  const citizen = citizenSchema.parse(person)
  await write(`${LOOKED_UP}/${await lookedUpKey(path, citizen)}`, { fecha: new Date() })
  return citizen
}

/** Somebody of the staff who can sign in; `email` and `PASSWORD` are the credentials. */
export async function hire(username: string, role: Role, given: Partial<User> = {}): Promise<User> {
  const user = aUser(role, { username, email: `${username}@villadelrio.test`, ...given })
  await register(user)
  await addAccount({ uid: `uid-${username}`, email: user.email, password: PASSWORD })
  return user
}

/** Events come late on a busy machine. */
export const PATIENCE_MS = 90_000

/** Waits until a check passes that depends on listeners or on the emulators. */
export const eventually = <T>(assertion: () => Promise<T>): Promise<T> =>
  vi.waitFor(assertion, { timeout: PATIENCE_MS, interval: 100 })

/** Fails unless the document says this; undefined is for none. */
export async function expectSays(path: string, expected: DocumentData | undefined): Promise<void> {
  const data = await read(path)
  if (expected === undefined ? data !== undefined : !isMatch(data, expected)) {
    throw new Error(`${path} says ${JSON.stringify(data)}, not ${JSON.stringify(expected)}`)
  }
}

const isMatch = (data: DocumentData | undefined, expected: DocumentData): boolean =>
  data !== undefined &&
  Object.entries(expected).every(([field, value]) => JSON.stringify(data[field]) === JSON.stringify(value))
