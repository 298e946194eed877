import {
  doc,
  getDoc,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  type DocumentData,
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
const yesterday = Timestamp.fromMillis(Date.now() - 86_400_000)
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

const FALSE_USERS: [string, DocumentData][] = [
  ['with a role that is none of the product', { roles: ['ROLE_DIOS'] }],
  ['with two roles', { roles: ['ROLE_INSPECTOR', 'ROLE_ADMIN'] }],
  ['without a role', { roles: [] }],
  ['with a role that is no list', { roles: 'ROLE_INSPECTOR' }],
  ['without areas', { areas: [] }],
  ['with areas that are no list', { areas: 'todas' }],
  ['with more than 200 areas', { areas: Array.from({ length: 201 }, () => refs(AREA)[0]) }],
  ['with a first name that is no text', { firstName: 7 }],
  ['with a last name that is no text', { lastName: 7 }],
  ['with a licence number that is no text', { inspectorID: 7 }],
  ['with a name in the management system that is no text', { userMuniCore: 7 }],
  ['without a municipality', { municipalityPath: '' }],
  ['with a field that users do not have', { password: 'x' }],
  ['EDIT-11 with video enabled in words', { videoHabilitado: 'sí' }],
  ['under another name', { username: 'otro' }],
  ['with an e-mail that is no text', { email: 7 }],
  ['with an e-mail that is a name', { email: 'Usuario Anónimo' }],
  ['with a name beyond measure', { nombre: 'x'.repeat(256) }],
  ["changed in somebody else's name", { lastUpdateBy: 'colega' }],
  ['changed at a false time', { lastUpdate: yesterday }],
]

describe('false users', () => {
  countCoverage()
  it('USER-02 true ones are taken', async () => {
    await allow(appoint(ADMIN, somebody('ROLE_ADMIN', PLACES['other municipality'])))
    await allow(appoint(ELEVATED, somebody('ROLE_SUPERVISOR_ELEVADO', { areas: [AREA, OTHER_AREA] })))
  })
  it.each(FALSE_USERS)('USER-02 %s are refused', async (_name, change) => {
    await refuse(appoint(ADMIN, somebody(), change))
    await refuse(appoint(ADMIN, await laidOut(somebody()), change))
  })
  it('USER-02 with capitals in the username are refused', async () => {
    await refuse(appoint(ADMIN, somebody('ROLE_INSPECTOR', { username: 'Alguien' })))
  })
})

describe('an elevated supervisor', () => {
  countCoverage()
  it('USER-03 appoints no administrator', async () => {
    await refuse(appoint(ELEVATED, somebody('ROLE_ADMIN')))
    await refuse(appoint(ELEVATED, await laidOut(somebody()), { roles: ['ROLE_ADMIN'] }))
  })
  it('USER-03 dismisses no administrator', async () => {
    await refuse(appoint(ELEVATED, await laidOut(somebody('ROLE_ADMIN')), { roles: ['ROLE_INSPECTOR'] }))
  })
  it('USER-03 takes nobody from another municipality, and sends nobody there', async () => {
    const away = await laidOut(somebody('ROLE_INSPECTOR', PLACES['other municipality']))
    await refuse(appoint(ELEVATED, away, { areas: refs(AREA), municipalityPath: HOME }))
    await refuse(
      appoint(ELEVATED, await laidOut(somebody()), { areas: refs(FOREIGN_AREA), municipalityPath: AWAY }),
    )
  })
  it("USER-03 gives nobody another municipality's areas", async () => {
    await refuse(appoint(ELEVATED, somebody('ROLE_INSPECTOR', { areas: [AREA, FOREIGN_AREA] })))
  })
})

describe('the own power', () => {
  countCoverage()
  const change = (person: Person & { user: User }, data: DocumentData) => () =>
    updateDoc(doc(storeOf(person), `usuarios/${person.user.username}`), { ...data, ...stamp(person) })

  it.each(['ROLE_ADMIN', 'ROLE_SUPERVISOR_ELEVADO', 'ROLE_INSPECTOR'] as const)(
    'ROLE-01 %s changes the own role, areas and municipality not',
    async (role) => {
      const person = await newcomer(role)
      await refuse(change(person, { roles: ['ROLE_SUPERVISOR'] }))
      await refuse(change(person, { areas: refs(AREA, OTHER_AREA) }))
      await refuse(change(person, { municipalityPath: AWAY }))
      await refuse(change(person, { videoHabilitado: true }))
    },
  )
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
