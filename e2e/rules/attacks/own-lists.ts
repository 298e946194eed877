import { deleteDoc, deleteField, doc, setDoc, updateDoc, type DocumentData } from 'firebase/firestore/lite'
import { describe, it } from 'vitest'
import { ROLES } from '../../../src/domain/user/roles'
import { MAX_OWN_LETTERS } from '../../../src/domain/answers-list/own-lists'
import { aSession } from '../../../src/testing/builders'
import { countCoverage } from '../coverage'
import { newName, storedUser } from '../documents'
import { allow, refuse } from '../judge'
import { staff, STAFF, STRANGERS, the, type Person } from '../people'
import { layOut, ownerStore, storeOf } from '../store'
import { newcomer } from './newcomer'

const LISTS = '[{"formulario":"f","columnas":null,"vistas":[]}]'

const write =
  (by: Person, username: string, data: DocumentData = { listas: LISTS }) =>
  () =>
    updateDoc(doc(storeOf(by), `usuarios/${username}`), data)

describe('the own lists of a person', () => {
  countCoverage()
  it.each(ROLES)(
    'DAY-01 DAY-02 are written by oneself, as %s too, for the first time and again',
    async (role) => {
      const person = await newcomer(role)
      await allow(write(person, person.user.username))
      await allow(write(person, person.user.username, { listas: '[]' }))
    },
  )

  it('DAY-01 SEC-01 are written by nobody else, whoever manages the person', async () => {
    const { user } = await newcomer('ROLE_INSPECTOR')
    for (const by of [...STAFF, ...STRANGERS]) await refuse(write(by, user.username))
  })

  it.each<[string, DocumentData]>([
    ['a role', { roles: ['ROLE_ADMIN'] }],
    ['areas', { areas: [] }],
    ['a municipality', { municipalityPath: '' }],
    ['an address', { email: 'otra@villadelrio.test' }],
    ['an account', { cuenta: 'uid-otro' }],
    ['a name', { firstName: 'Otra' }],
    ['a licence', { inspectorID: 'L-1' }],
    ['the return of who was ended', { baja: false }],
    ['videos', { videoHabilitado: true }],
    ['older passwords', { ingresosDesde: deleteField() }],
    ['who changed it last', { lastUpdateBy: 'otra' }],
    ['a field that nobody knows', { otro: 1 }],
  ])('SEC-02 SEC-04 do not bring %s along, and do not open the way to it alone', async (_what, other) => {
    const person = await newcomer('ROLE_SUPERVISOR_ELEVADO')
    const { username } = person.user
    await layOut({
      [`usuarios/${username}`]: {
        ...storedUser(ownerStore(), person.user),
        baja: true,
        ingresosDesde: new Date(0),
      },
    })
    await refuse(write(person, username, { listas: LISTS, ...other }))
    await refuse(write(person, username, other))
    await allow(write(person, username))
  })

  it('DAY-01 SEC-01 are a text with a limit', async () => {
    const person = await newcomer('ROLE_SUPERVISOR')
    const { username } = person.user
    await allow(write(person, username, { listas: 'x'.repeat(MAX_OWN_LETTERS) }))
    await refuse(write(person, username, { listas: 'x'.repeat(MAX_OWN_LETTERS + 1) }))
    for (const listas of [null, 7, true, [LISTS], { a: LISTS }, deleteField()])
      await refuse(write(person, username, { listas }))
    await refuse(write(person, username, { 'listas.a': LISTS }))
  })

  it('DAY-01 USER-03 neither make a person nor take one away', async () => {
    const person = await newcomer('ROLE_ADMIN')
    const own = doc(storeOf(person), `usuarios/${person.user.username}`)
    await refuse(() => setDoc(own, { listas: LISTS }))
    await refuse(() => deleteDoc(own))
    await refuse(write(the('ROLE_ADMIN'), newName(ownerStore())))
    const unknown = staff('ROLE_ADMIN', { username: newName(ownerStore(), 'nadie').toLowerCase() })
    await layOut({ [`sesiones_web/sid-${unknown.user.username}`]: aSession(unknown.user.username) })
    await refuse(write(unknown, unknown.user.username))
    await refuse(() => setDoc(doc(storeOf(unknown), `usuarios/${unknown.user.username}`), { listas: LISTS }))
  })

  it.each([
    ['closed', { active: false }],
    ['over', { vence: new Date(0) }],
    ["somebody else's", { usuario: 'colega' }],
  ])('DAY-01 AUTH-07 SEC-04 are not written in a session that is %s', async (_how, session) => {
    const person = await newcomer('ROLE_SUPERVISOR')
    const { username } = person.user
    await layOut({ [`sesiones_web/sid-${username}`]: aSession(username, session) })
    await refuse(write(person, username))
  })
})
