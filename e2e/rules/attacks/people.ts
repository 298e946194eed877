import {
  collection,
  deleteDoc,
  doc,
  getCount,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
  type DocumentData,
  type QueryConstraint,
} from 'firebase/firestore/lite'
import { describe, it } from 'vitest'
import type { Role } from '../../../src/domain/access/roles'
import type { User } from '../../../src/domain/user/user'
import { aUser } from '../../../src/testing/builders'
import { countCoverage } from '../coverage'
import { formAt, formDocuments, newName, storedUser } from '../documents'
import { allow, refuse } from '../judge'
import { staff, the, type Person } from '../people'
import { AREA, AWAY, FOREIGN_AREA, HOME, OTHER_AREA, PLACES } from '../places'
import { layOut, ownerStore, storeOf } from '../store'

const ADMIN = the('ROLE_ADMIN')
const ELEVATED = the('ROLE_SUPERVISOR_ELEVADO')
const refs = (...paths: string[]) => paths.map((path) => doc(ownerStore(), path))

const somebody = (role: Role = 'ROLE_INSPECTOR', given: Partial<User> = {}): User =>
  aUser(role, { username: newName(ownerStore(), 'alguien').toLowerCase(), ...given })

const stamp = (by: Person) => ({ lastUpdate: serverTimestamp(), lastUpdateBy: by.user?.username ?? '' })

const appoint =
  (by: Person, user: User, change: DocumentData = {}) =>
  () =>
    setDoc(doc(storeOf(by), `usuarios/${user.username}`), {
      ...storedUser(ownerStore(), user),
      ...stamp(by),
      ...change,
    })

async function laidOut(user: User): Promise<User> {
  await layOut({ [`usuarios/${user.username}`]: storedUser(ownerStore(), user) })
  return user
}

/** A member of staff with an open session, beside those that every test shares. */
async function newcomer(role: Role, given: Partial<User> = {}): Promise<Person & { user: User }> {
  const username = newName(ownerStore(), 'nuevo').toLowerCase()
  const person = staff(role, { username, ...given })
  await laidOut(person.user)
  await layOut({ [`sesiones_web/sid-${username}`]: { active: true, usuario: username, begun: new Date() } })
  return person
}

describe('users', () => {
  countCoverage()
  it('USER-03 nobody writes one past the function, not even who may appoint', async () => {
    const there = await laidOut(somebody())
    for (const by of [ADMIN, ELEVATED]) {
      await refuse(appoint(by, somebody()))
      await refuse(appoint(by, there, { nombre: 'Otra' }))
      await refuse(() => updateDoc(doc(storeOf(by), `usuarios/${there.username}`), stamp(by)))
      await refuse(() => deleteDoc(doc(storeOf(by), `usuarios/${there.username}`)))
    }
  })
  it('USER-03 an elevated supervisor reads nobody elsewhere, one by one or in a list', async () => {
    const away = await laidOut(somebody('ROLE_INSPECTOR', PLACES['other municipality']))
    const all = collection(storeOf(ELEVATED), 'usuarios')
    const listed = (...narrowing: QueryConstraint[]) => getDocs(query(all, ...narrowing, limit(7)))
    await refuse(() => getDoc(doc(all, away.username)))
    await refuse(() => listed(where('municipalityPath', '==', AWAY)))
    await refuse(() => listed(where('municipalityPath', 'in', [HOME, AWAY])))
    await refuse(() => listed(where('email', '==', away.email)))
    await refuse(() => getCount(query(all, where('municipalityPath', '==', AWAY))))
    await refuse(() => getCount(all))
    await allow(() => listed(where('municipalityPath', '==', HOME)))
    await allow(() => getCount(query(all, where('municipalityPath', '==', HOME))))
  })
})

describe('the own power', () => {
  countCoverage()
  it('AUTH-05 a second role does not count', async () => {
    const person = await newcomer('ROLE_INSPECTOR', { roles: ['ROLE_INSPECTOR', 'ROLE_ADMIN'] })
    await refuse(() => getDoc(doc(storeOf(person), 'auditoria/hecho')))
  })
  it('ROLE-01 a changed role and a removed area count from the next request', async () => {
    const person = await newcomer('ROLE_SUPERVISOR')
    const form = formAt(PLACES['own area'], { id: newName(ownerStore()) })
    await layOut(formDocuments(ownerStore(), form))
    const read = () => getDoc(doc(storeOf(person), `formularios/${form.id}`))
    await allow(read)
    await laidOut({ ...person.user, areas: [OTHER_AREA] })
    await refuse(read)
    await laidOut({ ...person.user, areas: [OTHER_AREA], roles: ['ROLE_ADMIN'] })
    await allow(read)
    await laidOut({ ...person.user, roles: ['ROLE_DIOS'] })
    await refuse(read)
  })
})

describe('a session', () => {
  countCoverage()
  const sessionOf = ({ user }: Person & { user: User }) => `sesiones_web/sid-${user.username}`

  it('AUTH-07 that is closed refuses everything at once, and stays readable for its own tab', async () => {
    const person = await newcomer('ROLE_ADMIN')
    const store = storeOf(person)
    const record = () => getDoc(doc(store, `usuarios/${person.user.username}`))
    await allow(record)
    await allow(() => updateDoc(doc(store, sessionOf(person)), { active: false }))
    await refuse(record)
    await allow(() => getDoc(doc(store, sessionOf(person))))
  })
  it('AUTH-07 that is closed is not opened again, by nobody', async () => {
    const person = await newcomer('ROLE_ADMIN')
    await allow(() => updateDoc(doc(storeOf(person), sessionOf(person)), { active: false }))
    await refuse(() => updateDoc(doc(storeOf(person), sessionOf(person)), { active: true }))
    await refuse(() => updateDoc(doc(storeOf(ADMIN), sessionOf(person)), { active: true }))
    await refuse(() => updateDoc(doc(storeOf(ADMIN), sessionOf(person)), { active: false }))
  })
  it.each([
    ['another user', { usuario: 'role.admin' }],
    ['another beginning', { active: false, begun: new Date() }],
    ['something else', { active: false, otro: 1 }],
    ['no answer to whether it is open', { active: 'no' }],
  ])('AUTH-07 does not get %s', async (_name, change) => {
    const person = await newcomer('ROLE_SUPERVISOR')
    await refuse(() => updateDoc(doc(storeOf(person), sessionOf(person)), change))
  })
  it('AUTH-07 of which the record is gone refuses everything', async () => {
    const username = newName(ownerStore(), 'nuevo').toLowerCase()
    const person = staff('ROLE_ADMIN', { username })
    await laidOut(person.user)
    await refuse(() => getDoc(doc(storeOf(person), `usuarios/${username}`)))
  })
})

describe('geography', () => {
  countCoverage()
  const CULTURE = `${HOME}/areas_municipales/cultura`
  const home = (by: Person) => doc(storeOf(by), HOME)

  it('GEO-01 an elevated supervisor adds areas to the own municipality', async () => {
    await allow(() => setDoc(doc(storeOf(ELEVATED), CULTURE), { nombre: 'Cultura' }))
    await allow(() => updateDoc(home(ELEVATED), { areas: refs(AREA, OTHER_AREA, CULTURE) }))
  })
  it.each([
    ["adds no other municipality's area", { areas: refs(AREA, OTHER_AREA, CULTURE, FOREIGN_AREA) }],
    ['takes no area away', { areas: refs(AREA) }],
    ['changes no letters', { key: 'ABC' }],
    ['changes no name', { nombre: 'Otro' }],
    ['blocks no municipality', { inhabilitado: true }],
  ])('GEO-01 an elevated supervisor %s', async (_name, change) => {
    await refuse(() => updateDoc(home(ELEVATED), change))
  })
  it.each([
    ['one letter', { key: 'A' }],
    ['small letters', { key: 'abc' }],
    ['a name of nothing', { nombre: '' }],
    ['a number that is no text', { idMuniCore: 7 }],
    ['no id', { idMuniCore: '' }],
    ['an id that begins with nothing', { idMuniCore: '012' }],
    ['an id of words', { idMuniCore: 'siete' }],
    ['neither blocked nor not', { inhabilitado: 'no' }],
    ['EDIT-11 with video enabled in words', { videoHabilitado: 'sí' }],
    ['areas of elsewhere', { areas: refs(FOREIGN_AREA) }],
  ])('GEO-01 the administrator gives no municipality %s', async (_name, change) => {
    await refuse(() => updateDoc(home(ADMIN), change))
  })
  it('GEO-01 countries, provinces and municipalities have a name', async () => {
    const at = (path: string) => doc(storeOf(ADMIN), path)
    const town = { nombre: 'Río Cuarto', idMuniCore: '12', key: 'RC', inhabilitado: false, areas: [] }
    await refuse(() => setDoc(at('paises/uy'), { nombre: '' }))
    await refuse(() => setDoc(at('paises/ar/provincias/salta'), { nombre: 7 }))
    await refuse(() => setDoc(at('paises/ar/provincias/cordoba/municipios/rc'), { ...town, nombre: '' }))
    await refuse(() =>
      setDoc(at('paises/ar/provincias/cordoba/municipios/rc'), { ...town, key: 'R'.repeat(13) }),
    )
    await refuse(() => setDoc(at('paises/ar/provincias/cordoba/municipios/rc'), { ...town, areas: 'todas' }))
    await refuse(() => setDoc(at('paises/ar/provincias/cordoba/municipios/rc'), { ...town, idMuniCore: '0' }))
    await allow(() => setDoc(at('paises/ar/provincias/cordoba/municipios/rc'), town))
  })
  it('GEO-03 a municipality whose id was entered before ids were numbers can still be blocked', async () => {
    const path = 'paises/ar/provincias/cordoba/municipios/antigua'
    await layOut({
      [path]: { nombre: 'Antigua', idMuniCore: 'siete', key: 'AN', inhabilitado: false, areas: [] },
    })
    await allow(() => updateDoc(doc(storeOf(ADMIN), path), { inhabilitado: true }))
    await refuse(() => updateDoc(doc(storeOf(ADMIN), path), { idMuniCore: 'ocho' }))
  })
  it('GEO-01 an area has a name and nothing else', async () => {
    const at = doc(storeOf(ADMIN), `${HOME}/areas_municipales/deportes`)
    await refuse(() => setDoc(at, { nombre: '' }))
    await refuse(() => setDoc(at, { nombre: 'Deportes', jefe: 'x' }))
    await allow(() => setDoc(at, { nombre: 'Deportes' }))
  })
})
