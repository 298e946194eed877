import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  serverTimestamp,
  setDoc,
  updateDoc,
  type DocumentData,
} from 'firebase/firestore/lite'
import { beforeAll, describe, it } from 'vitest'
import { usersOf } from '../../../src/domain/access/things'
import { tablePath, tableRestPath, tableVersionPath } from '../../../src/domain/tables/table-ref'
import { abilityFor } from '../../../src/lib/ability'
import { countCoverage } from '../coverage'
import { newName, signedBy } from '../documents'
import { allow, refuse } from '../judge'
import { ANONYMOUS, citizen, staff, STAFF, the, type Person } from '../people'
import { AREA, AWAY, FOREIGN_AREA, HOME } from '../places'
import { layOut, ownerStore, storeOf } from '../store'
import { storedUser } from '../documents'
import { aSession } from '../../../src/testing/builders'
import { SESSIONS, userPath } from '../../../src/domain/store-paths'
import { makeTable, type TableParts } from '../tables'

const ADMIN = the('ROLE_ADMIN')
const ELEVATED = the('ROLE_SUPERVISOR_ELEVADO')
const INSPECTOR = the('ROLE_INSPECTOR')
/** At home elsewhere, with an area here. */
const GUEST = staff('ROLE_INSPECTOR', { username: 'prestado', municipalityPath: AWAY, areas: [AREA] })
/** At home and at work elsewhere. */
const STRANGE = staff('ROLE_SUPERVISOR', {
  username: 'de.lejos',
  municipalityPath: AWAY,
  areas: [FOREIGN_AREA],
})
const LUCIA = citizen('lucia')

const STREETS = 'calles-de-la-villa'
const OPEN = 'oficios-de-la-villa'
const ref = { table: STREETS, version: 1 }
const VERSION = tableVersionPath(HOME, ref)
const REST = tableRestPath(HOME, ref)
const TABLE = tablePath(HOME, STREETS)

const name = () => newName(ownerStore(), 'tabla')
const make = (by: Person, given: Partial<TableParts> = {}, table = name()) =>
  makeTable(storeOf(by), table, by, given)

describe('tables', () => {
  countCoverage()
  beforeAll(async () => {
    for (const guest of [GUEST, STRANGE])
      await layOut({
        [userPath(guest.user.username)]: storedUser(ownerStore(), guest.user),
        [`${SESSIONS}/sid-${guest.user.username}`]: aSession(guest.user.username),
      })
    await make(ELEVATED, {}, STREETS)
    await make(ELEVATED, { head: { publica: true } }, OPEN)
  })

  it('KIND-09 are made by who manages the staff of their municipality, and by nobody else', async () => {
    for (const person of STAFF)
      for (const municipalityPath of [HOME, AWAY]) {
        const may = abilityFor(person.user).can('manage', usersOf(municipalityPath))
        await (may ? allow : refuse)(() => make(person, { municipalityPath }))
      }
    for (const person of [ANONYMOUS, LUCIA]) await refuse(() => make(person))
  })

  it('KIND-09 get another name, other readers and their next version, by who makes them', async () => {
    const table = name()
    const at = (by: Person) => doc(storeOf(by), tablePath(HOME, table))
    await allow(() => make(ELEVATED, {}, table))
    const change = { nombre: 'Vías', publica: true, baja: true }
    await refuse(() => updateDoc(at(INSPECTOR), { ...change, ...signedBy(INSPECTOR) }))
    await allow(() => updateDoc(at(ELEVATED), { ...change, ...signedBy(ELEVATED) }))
    await refuse(() => updateDoc(at(ELEVATED), { nombre: 'Sin firma' }))
    await refuse(() => updateDoc(at(ELEVATED), { entradas: 3, ...signedBy(ELEVATED) }))
    await refuse(() => make(INSPECTOR, { version: 2 }, table))
    await refuse(() => make(ELEVATED, { version: 3 }, table))
    await allow(() => make(ELEVATED, { version: 2, rest: null }, table))
    await refuse(() => make(ELEVATED, { version: 2, rest: null }, table))
    await allow(() => make(ADMIN, { version: 3, head: { publica: true } }, table))
  })

  it.each<[string, DocumentData]>([
    ['no name', { nombre: '' }],
    ['a name beyond measure', { nombre: 'x'.repeat(201) }],
    ['a field that nobody knows', { html: '<b>' }],
    ['another session', { cambio: { sesion: 'sid-otra', fecha: serverTimestamp() } }],
    ['another moment', { cambio: { sesion: 'sid-role_supervisor_elevado', fecha: new Date() } }],
    ['no entry', { entradas: 0 }],
    ['half an entry', { entradas: 1.5 }],
    ['too many entries', { entradas: 10_001 }],
    ['too many columns', { columnas: Array.from({ length: 21 }, (_, at) => `c${at}`) }],
    ['columns that are no list', { columnas: 'Calle' }],
    ['columns beyond measure', { columnas: ['x'.repeat(4001)] }],
    ['readers in words', { publica: 'sí' }],
    ['an end in words', { baja: 'no' }],
    ['a version in words', { version: '1' }],
    ['a later version first', { version: 2 }],
  ])('KIND-09 a table is not made with %s', async (_name, head) => {
    const entries = Array.isArray(head['columnas']) ? { columnas: head['columnas'] } : {}
    await refuse(() => make(ELEVATED, { head, entries }))
  })
  it.each<[string, Partial<TableParts>]>([
    ['without its entries', { entries: null, rest: null }],
    ['without its name', { head: null }],
    ['with other columns than it says', { entries: { columnas: ['Otra'] } }],
    ['with more in it', { entries: { html: '<b>' } }],
    ['with nothing in it', { entries: { texto: '' } }],
    ['with entries beyond measure', { entries: { texto: 'x'.repeat(900_001) } }],
    ['with entries that are no text', { entries: { texto: ['Mitre'] } }],
    ['with a part that is not there', { entries: { partes: 2 }, rest: null }],
    ['with a part more than it says', { entries: { partes: 1 } }],
    ['with three parts', { entries: { partes: 3 } }],
    ['with no part', { entries: { partes: 0 }, rest: null }],
    ['with more in its second part', { rest: { html: '<b>' } }],
    ['with nothing in its second part', { rest: { texto: '' } }],
    ['with a second part beyond measure', { rest: { texto: 'x'.repeat(900_001) } }],
    ['with a version that it does not have', { version: 2, head: { version: 1 } }],
  ])('KIND-09 a table is not made %s', async (_name, given) => {
    await refuse(() => make(ELEVATED, given))
  })
  it('KIND-09 a name that the product would not give is taken by no table', async () => {
    await refuse(() => make(ELEVATED, {}, 'corto'))
  })

  it('KIND-09 nothing of a version is changed, added or taken away, and no table is', async () => {
    const store = storeOf(ADMIN)
    await refuse(() => updateDoc(doc(store, VERSION), { texto: 'Otra' }))
    await refuse(() => updateDoc(doc(store, REST), { texto: 'Otra' }))
    await refuse(() => setDoc(doc(store, `${VERSION}/partes/2`), { texto: 'Otra' }))
    await refuse(() => setDoc(doc(store, tableVersionPath(HOME, { ...ref, version: 2 })), { texto: 'Otra' }))
    for (const path of [TABLE, VERSION, REST]) await refuse(() => deleteDoc(doc(store, path)))
    const table = name()
    await make(ELEVATED, { rest: null }, table)
    const rest = tableRestPath(HOME, { table, version: 1 })
    await refuse(() => setDoc(doc(storeOf(ELEVATED), rest), { texto: 'Otra' }))
  })
  it('KIND-09 a second part comes under its own name', async () => {
    const other = { ...ref, table: name() }
    const store = storeOf(ELEVATED)
    await refuse(() => setDoc(doc(store, `${tableVersionPath(HOME, other)}/partes/uno`), { texto: 'x' }))
  })

  it('KIND-09 are read by staff who work in their municipality', async () => {
    const readable = [...STAFF, GUEST]
    for (const person of readable)
      for (const path of [TABLE, VERSION, REST]) await allow(() => getDoc(doc(storeOf(person), path)))
    await allow(() => getDocs(collection(storeOf(INSPECTOR), HOME, 'tablas')))
    await allow(() => getDoc(doc(storeOf(INSPECTOR), tablePath(HOME, 'no-hay-tal-tabla'))))
  })
  it('KIND-09 are closed to staff of elsewhere, strangers and citizens', async () => {
    for (const person of [STRANGE, ANONYMOUS, LUCIA]) {
      for (const path of [TABLE, VERSION, REST]) await refuse(() => getDoc(doc(storeOf(person), path)))
      await refuse(() => getDocs(collection(storeOf(person), HOME, 'tablas')))
    }
  })
  it('KIND-09 that are open to everybody are read by anybody, one version at a time', async () => {
    const open = { table: OPEN, version: 1 }
    for (const person of [STRANGE, ANONYMOUS, LUCIA]) {
      const store = storeOf(person)
      await allow(() => getDoc(doc(store, tableVersionPath(HOME, open))))
      await allow(() => getDoc(doc(store, tableRestPath(HOME, open))))
      await refuse(() => getDoc(doc(store, tablePath(HOME, OPEN))))
      await refuse(() => getDocs(collection(store, tablePath(HOME, OPEN), 'versiones')))
      await refuse(() => getDocs(collection(store, tableVersionPath(HOME, open), 'partes')))
    }
    await make(ELEVATED, { version: 2, head: { publica: false } }, OPEN)
    await refuse(() => getDoc(doc(storeOf(ANONYMOUS), tableVersionPath(HOME, open))))
  })
})
