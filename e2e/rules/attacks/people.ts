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
import type { Role } from '../../../src/domain/user/roles'
import type { User } from '../../../src/domain/user/user'
import { aSession, aUser } from '../../../src/testing/builders'
import { countCoverage } from '../coverage'
import { formAt, formDocuments, newName, storedUser } from '../documents'
import { allow, refuse } from '../judge'
import { staff, the, tokenOf, type Person } from '../people'
import { AWAY, HOME, OTHER_AREA, PLACES } from '../places'
import { layOut, ownerStore, storeOf } from '../store'
import { laidOut, newcomer } from './newcomer'

const ADMIN = the('ROLE_ADMIN')
const ELEVATED = the('ROLE_SUPERVISOR_ELEVADO')

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

describe('users', () => {
  countCoverage()
  it('USER-03 are not written past the function, not even by people who may appoint', async () => {
    const there = await laidOut(somebody())
    for (const by of [ADMIN, ELEVATED]) {
      await refuse(appoint(by, somebody()))
      await refuse(appoint(by, there, { nombre: 'Otra' }))
      await refuse(() => updateDoc(doc(storeOf(by), `usuarios/${there.username}`), stamp(by)))
      await refuse(() => deleteDoc(doc(storeOf(by), `usuarios/${there.username}`)))
    }
  })
  it('USER-03 of other municipalities are not read by an elevated supervisor, one by one or in a list', async () => {
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

describe('the rights of the own user', () => {
  countCoverage()
  it('AUTH-05 do not come from a second role', async () => {
    const person = await newcomer('ROLE_INSPECTOR', { roles: ['ROLE_INSPECTOR', 'ROLE_ADMIN'] })
    await refuse(() => getDoc(doc(storeOf(person), 'auditoria/hecho')))
  })
  it('ROLE-01 change with role and areas from the next request on', async () => {
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
  it('SEC-05 AUTH-05 has the rights of its user as only functions write them', async () => {
    const person = await newcomer('ROLE_INSPECTOR')
    const session = doc(storeOf(person), sessionOf(person))
    for (const rights of [
      { rol: 'ROLE_ADMIN' },
      { areas: [] },
      { municipalityPath: 'x' },
      { nombres: ['ana'] },
    ]) {
      await refuse(() => updateDoc(session, rights))
      await refuse(() => updateDoc(session, { active: false, ...rights }))
    }
  })
  it('AUTH-07 that is closed cannot be opened again by anybody', async () => {
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
  ])('AUTH-07 cannot get %s', async (_name, change) => {
    const person = await newcomer('ROLE_SUPERVISOR')
    await refuse(() => updateDoc(doc(storeOf(person), sessionOf(person)), change))
  })
  it('SEC-04 USER-05 that was unused for too long, is too old or has no end refuses everything, and cannot be prolonged', async () => {
    const person = await newcomer('ROLE_ADMIN')
    const store = storeOf(person)
    const record = () => getDoc(doc(store, `usuarios/${person.user.username}`))
    const ends = (vence: Date | null) =>
      layOut({
        [sessionOf(person)]: aSession(person.user.username, { vence, begun: new Date('2024-01-01') }),
      })
    await ends(new Date(Date.now() + 60_000))
    await allow(record)
    for (const vence of [new Date(Date.now() - 1000), null]) {
      await ends(vence)
      await refuse(record)
      await refuse(() =>
        getDocs(query(collection(store, 'sesiones_web'), where('usuario', '==', person.user.username))),
      )
      await refuse(() => updateDoc(doc(store, sessionOf(person)), { vence: new Date(Date.now() + 60_000) }))
      await refuse(() => updateDoc(doc(store, sessionOf(person)), { usada: serverTimestamp() }))
      await refuse(() => updateDoc(doc(store, sessionOf(person)), { active: false }))
    }
    await allow(() => getDoc(doc(store, sessionOf(person))))
  })
  it('USER-05 of the same person in another browser cannot be read by its id, or closed past the function', async () => {
    const person = await newcomer('ROLE_SUPERVISOR')
    const other = `${sessionOf(person)}-movil`
    await layOut({ [other]: aSession(person.user.username) })
    await refuse(() => getDoc(doc(storeOf(person), other)))
    await refuse(() => updateDoc(doc(storeOf(person), other), { active: false }))
  })
  it('USER-05 is listed to its own person and to administrators', async () => {
    const person = await newcomer('ROLE_SUPERVISOR_ELEVADO')
    const listed = (by: Person, ...narrowing: QueryConstraint[]) =>
      getDocs(query(collection(storeOf(by), 'sesiones_web'), ...narrowing, limit(5)))
    const ofPerson = where('usuario', '==', person.user.username)
    await allow(() => listed(person, ofPerson, where('active', '==', true)))
    await allow(() => listed(ADMIN, ofPerson, where('active', '==', true)))
    await refuse(() => listed(ELEVATED, ofPerson))
    await refuse(() => listed(person))
    await refuse(() => listed(person, where('active', '==', true)))
    await refuse(() => listed(person, where('usuario', 'in', [person.user.username, 'colega'])))
  })
  it.each([
    ['a later end', { active: false, vence: new Date('2100-01-01') }],
    ['a later end alone', { vence: new Date('2100-01-01') }],
    ['a newer use', { usada: new Date() }],
    ['another device', { origen: { red: '', dispositivo: 'Otro' } }],
    ['another account', { uid: 'uid-otro' }],
  ])('USER-05 does not get %s from its own person', async (_name, change) => {
    const person = await newcomer('ROLE_ADMIN')
    await refuse(() => updateDoc(doc(storeOf(person), sessionOf(person)), change))
  })
  it('SEC-07 AUTH-07 of somebody else does not count, whoever the account claims to be', async () => {
    const [owner, thief] = [await newcomer('ROLE_SUPERVISOR'), await newcomer('ROLE_ADMIN')]
    const sid = `sid-${owner.user.username}`
    const token = tokenOf(thief.uid, { usuario: thief.user.username, sid })
    const store = storeOf({ token })
    await refuse(() => getDoc(doc(store, `usuarios/${thief.user.username}`)))
    await refuse(() => getDoc(doc(store, sessionOf(owner))))
    await refuse(() => updateDoc(doc(store, sessionOf(owner)), { active: false }))
    await allow(() => getDoc(doc(storeOf(owner), sessionOf(owner))))
  })
  it('AUTH-07 whose record is gone refuses everything', async () => {
    const username = newName(ownerStore(), 'nuevo').toLowerCase()
    const person = staff('ROLE_ADMIN', { username })
    await laidOut(person.user)
    await refuse(() => getDoc(doc(storeOf(person), `usuarios/${username}`)))
  })
})

describe('records about the staff of a municipality', () => {
  countCoverage()
  const listed = (by: Person, folder: string, ...narrowing: QueryConstraint[]) =>
    getDocs(query(collection(storeOf(by), folder), ...narrowing, limit(5)))
  const at = (path: string) => where('municipalityPath', '==', path)

  it.each(['auditoria', 'solicitudes_acceso'])(
    'SEC-06 USER-06 in %s are listed to administrators, and to elevated supervisors of the own municipality',
    async (folder) => {
      const id = newName(ownerStore())
      await layOut({
        [`${folder}/${id}-1`]: { municipalityPath: HOME },
        [`${folder}/${id}-2`]: { municipalityPath: AWAY },
      })
      await allow(() => listed(ADMIN, folder))
      await allow(() => listed(ADMIN, folder, at(AWAY)))
      await allow(() => listed(ELEVATED, folder, at(HOME)))
      await refuse(() => listed(ELEVATED, folder))
      await refuse(() => listed(ELEVATED, folder, at(AWAY)))
      await refuse(() => listed(the('ROLE_SUPERVISOR'), folder, at(HOME)))
      await refuse(() => listed(the('ROLE_GENERADOR'), folder, at(HOME)))
      const left = await newcomer('ROLE_ADMIN')
      await allow(() => listed(left, folder))
      await layOut({
        [`sesiones_web/sid-${left.user.username}`]: aSession(left.user.username, { active: false }),
      })
      await refuse(() => listed(left, folder))
      for (const by of [ADMIN, ELEVATED]) {
        await refuse(() => setDoc(doc(storeOf(by), `${folder}/${id}-3`), { municipalityPath: HOME }))
        await refuse(() => updateDoc(doc(storeOf(by), `${folder}/${id}-1`), { municipalityPath: AWAY }))
        await refuse(() => deleteDoc(doc(storeOf(by), `${folder}/${id}-1`)))
      }
    },
  )
  it('SEC-06 entries of the trail are read one by one likewise, and those without a municipality by administrators only', async () => {
    const id = newName(ownerStore())
    await layOut({
      [`auditoria/${id}-1`]: { municipalityPath: HOME },
      [`auditoria/${id}-2`]: { municipalityPath: AWAY },
      [`auditoria/${id}-3`]: { tipo: 'sesionRechazada' },
    })
    const one = (by: Person, number: number) => () => getDoc(doc(storeOf(by), `auditoria/${id}-${number}`))
    for (const number of [1, 2, 3]) await allow(one(ADMIN, number))
    await allow(one(ELEVATED, 1))
    await refuse(one(ELEVATED, 2))
    await refuse(one(ELEVATED, 3))
  })
  it('ROLE-02 USER-03 a person without a municipality reads none, not even those without a municipality', async () => {
    const homeless = await newcomer('ROLE_SUPERVISOR_ELEVADO', { municipalityPath: '' })
    const nowhere = await laidOut(somebody('ROLE_INSPECTOR', { municipalityPath: '' }))
    await refuse(() => getDoc(doc(storeOf(homeless), `usuarios/${nowhere.username}`)))
    await refuse(() => listed(homeless, 'usuarios', at('')))
    await refuse(() => listed(homeless, 'auditoria', at('')))
  })
  it('USER-06 SEC-07 a person from the provider without a session reads no request, not even the own one', async () => {
    const id = newName(ownerStore())
    await layOut({ [`solicitudes_acceso/${id}`]: { municipalityPath: HOME } })
    const store = storeOf({ token: tokenOf(id, { email: 'a@b.test', email_verified: true }) })
    await refuse(() => getDoc(doc(store, `solicitudes_acceso/${id}`)))
    await refuse(() => getDocs(query(collection(store, 'solicitudes_acceso'), at(HOME))))
    await refuse(() => setDoc(doc(store, `solicitudes_acceso/${id}`), { estado: 'aceptada' }))
  })
})
