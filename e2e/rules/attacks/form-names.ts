import { doc, serverTimestamp, updateDoc, type DocumentData } from 'firebase/firestore/lite'
import { afterAll, beforeAll, describe, it } from 'vitest'
import type { Form, MuniCoreSettings } from '../../../src/domain/form/form'
import { abilityFor } from '../../../src/lib/ability'
import { forgetCoverage } from '../coverage'
import { edited, options, stored, storedUser, type Twist } from '../documents'
import { allow, refuse } from '../judge'
import { COLLEAGUE, STAFF, the } from '../people'
import { AREA, AREA_NAMES, FOREIGN_AREA, MUNICORE_ID, OTHER_AREA, MUNICIPALITY_NAMES, HOME } from '../places'
import { layOut, ownerStore, storeOf } from '../store'
import { GENERATOR, laidOut, newForm, next, PUBLIC, save } from './saved-forms'

const SUPERVISOR = the('ROLE_SUPERVISOR')
const ME = GENERATOR.user.username
const both = (change: DocumentData): Twist => ({ form: change, version: change })
const municipality = (change: DocumentData) =>
  both({ municipioInfo: { nombre: MUNICIPALITY_NAMES[HOME], idMuniCore: MUNICORE_ID, ...change } })
const area = (change: DocumentData) =>
  both({ areaInfo: { nombre: AREA_NAMES[AREA], id: 'inspeccion-general', ...change } })

const FALSE_NAMES: [string, Twist][] = [
  ['a municipality called otherwise', municipality({ nombre: 'Banco de la Nación' })],
  ['a municipality called nothing', municipality({ nombre: '' })],
  ["another municipality's name", municipality({ nombre: 'Las Lomas' })],
  ['a municipality with another number', municipality({ idMuniCore: '512' })],
  ['a municipality with more to say', municipality({ lema: 'Banco de la Nación' })],
  ['an area called otherwise', area({ nombre: 'Intendencia' })],
  ["another area's name", area({ nombre: AREA_NAMES[OTHER_AREA] })],
  ['an area with another id', area({ id: 'espacios-verdes' })],
  ['an area with more to say', area({ jefe: 'Intendente' })],
]

describe('names of offices and institutions on a form', () => {
  forgetCoverage()
  it.each(FALSE_NAMES)('SEC-02 EDIT-06 a new form with %s is refused', async (_what, twist) => {
    await refuse(save(newForm(), twist))
  })
  it.each(FALSE_NAMES)('SEC-02 EDIT-06 an edit to %s is refused', async (_what, twist) => {
    await refuse(save(next(await laidOut()), twist))
  })
  it('SEC-02 EDIT-06 a form that goes to another area takes the name of that one', async () => {
    const moved = next(await laidOut(), { areas: [OTHER_AREA] })
    const before = { nombre: AREA_NAMES[AREA], id: 'inspeccion-general' }
    await refuse(save(moved, both({ areaInfo: before })))
    await allow(save(moved))
  })
  it('SEC-02 EDIT-06 names that a form has from before stay, or become those of today', async () => {
    const old = { nombre: 'Villa del Río (antes Pueblo Chico)', idMuniCore: MUNICORE_ID }
    await allow(save(next(await laidOut({ municipioInfo: old }), { municipioInfo: old, titulo: 'Otro' })))
    await allow(save(next(await laidOut({ municipioInfo: old }), { titulo: 'Otro' })))
    await refuse(save(next(await laidOut({ municipioInfo: old })), municipality({ nombre: 'Pueblo Chico' })))
  })
  it('SEC-02 EDIT-06 a form of areas in several municipalities takes the names of the first', async () => {
    await allow(save(next(await laidOut({ areas: [AREA, FOREIGN_AREA] }))))
    await refuse(save(next(await laidOut({ areas: [AREA, FOREIGN_AREA] })), area({ nombre: 'Otra' })))
  })
})

const entry = (username: string, more: object = {}) => ({ username, date: new Date(), ...more })
const HISTORY = [entry('colega', { guardado: 'uno' }), entry('role.admin')]
const history = (...formEditedInfo: unknown[]): Twist => ({ form: { formEditedInfo } })

describe('the list of people who edited a form', () => {
  forgetCoverage()
  const edit = async (twist: Twist = {}) => save(next(await laidOut({ formEditedInfo: HISTORY })), twist)

  it('SEC-02 EDIT-20 grows by the person who saves', async () => {
    await allow(await edit())
    await allow(await edit(history(...HISTORY, entry(ME, { guardado: crypto.randomUUID() }))))
    const { formEditedInfo: _none, ...older } = stored(ownerStore(), newForm())
    const form = newForm({ formEditedInfo: [] })
    await laidOut(form)
    await layOut({ [`formularios/${form.id}`]: older })
    await allow(save(next(form)))
  })
  it.each<[string, Twist]>([
    ['emptied', history()],
    ['left as it was', history(...HISTORY)],
    ['begun anew', history(entry(ME))],
    ['shortened', history(HISTORY[0], entry(ME))],
    ['turned round', history(HISTORY[1], HISTORY[0], entry(ME))],
    ['changed', history(entry('colega', { guardado: 'dos' }), HISTORY[1], entry(ME))],
    ['grown by somebody else', history(...HISTORY, entry('colega'))],
    ['grown by two', history(...HISTORY, entry(ME), entry(ME))],
    ['grown by somebody else and oneself', history(...HISTORY, entry('colega'), entry(ME))],
    ['grown by an entry that says more', history(...HISTORY, entry(ME, { nombre: 'El Intendente' }))],
    ['grown by a moment in words', history(...HISTORY, entry(ME, { date: 'ayer' }))],
    ['grown by a mark beyond measure', history(...HISTORY, entry(ME, { guardado: 'x'.repeat(65) }))],
    ['in words', { form: { formEditedInfo: 'yo' } }],
  ])('SEC-02 EDIT-20 is not %s', async (_what, twist) => {
    await refuse(await edit(twist))
  })
  it('SEC-02 EDIT-20 begins with the person who makes it', async () => {
    await refuse(save(newForm(), history()))
    await refuse(save(newForm(), history(entry('colega'))))
    await refuse(save(newForm(), history(entry('colega'), entry(ME))))
    await allow(save(newForm(), history(entry(ME, { guardado: crypto.randomUUID() }))))
  })
})

const SETTINGS: MuniCoreSettings = {
  username: ME,
  areaId: '12',
  idTipoIncidente: '900',
  tiposIncidentes: [{ stateId: 0, idTipoIncidente: '900' }],
  publico: true,
}
const signedBy = (username: string, given: object = {}) => ({ ...SETTINGS, username, ...given })

describe('the name under which a form makes incidents', () => {
  forgetCoverage()
  // The name in the management system may differ from the username here.
  const called = (userMuniCore: string) =>
    layOut({ [`usuarios/${ME}`]: storedUser(ownerStore(), { ...GENERATOR.user, userMuniCore }) })
  beforeAll(() => called('mc.gena'))
  afterAll(() => called(GENERATOR.user.userMuniCore))
  const change = (form: Form, muniCore: object) => save(next(form), { form: { muniCore } })

  it('SEC-02 INC-01 is the own name of the user record', async () => {
    await allow(save(newForm(), { form: { muniCore: signedBy('mc.gena') } }))
    for (const name of [ME, 'role.admin', 'colega', '', 'mc.GENA']) {
      await refuse(save(newForm(), { form: { muniCore: signedBy(name) } }))
      await refuse(change(await laidOut(), signedBy(name)))
    }
    const { username: _none, ...unsigned } = SETTINGS
    await refuse(save(newForm(), { form: { muniCore: unsigned } }))
  })
  it('SEC-02 INC-01 stays somebody else’s only as long as nothing of it changes', async () => {
    const theirs = await laidOut({ muniCore: signedBy('mc.jefa') })
    await allow(save(next(theirs, { titulo: 'Otro' })))
    const changed = { areaId: '13', idTipoIncidente: '901', tiposIncidentes: [], publico: false }
    for (const [field, value] of Object.entries(changed)) {
      const form = await laidOut({ muniCore: signedBy('mc.jefa') })
      await refuse(change(form, signedBy('mc.jefa', { [field]: value })))
      await allow(change(form, signedBy('mc.gena', { [field]: value })))
    }
  })
  it.each(['idIncidente', 'idIdentificador', 'usarAWS', 'tipoIncidente', 'ordenIncidente'])(
    'SEC-02 INC-01 no form says of its answers which incident they have: %s',
    async (field) => {
      await refuse(save(newForm(), { form: { muniCore: signedBy('mc.gena', { [field]: '400123456' }) } }))
      await refuse(change(await laidOut(), signedBy('mc.gena', { [field]: '400123456' })))
    },
  )
})

const EDITORS = STAFF.filter(({ user }) => abilityFor(user).can('update', 'form')).map(
  (person) => [person.name, person] as const,
)

describe('whether a form is public', () => {
  forgetCoverage()
  it.each(EDITORS)(
    'LIST-03 is decided by %s where the role has the switch, and kept otherwise',
    async (_name, person) => {
      const expected = abilityFor(person.user).can('publish', 'form') ? allow : refuse
      const { username } = person.user
      const as = (form: Form, twist?: Twist) => save(form, twist, person)
      await expected(as(newForm({ creadoPor: username, opcionales: PUBLIC })))
      await expected(as(edited(await laidOut(), username, { opcionales: PUBLIC })))
      await expected(as(edited(await laidOut({ opcionales: PUBLIC }), username, { opcionales: options({}) })))
      await allow(as(newForm({ creadoPor: username })))
      await allow(as(edited(await laidOut({ opcionales: PUBLIC }), username, { titulo: 'Otro' })))
      await allow(as(edited(await laidOut(), username, { titulo: 'Otro' })))
    },
  )
  it('LIST-03 is not decided by the option alone for a role without the switch', async () => {
    const opcionales = { ...options({}), publico: 'sí' }
    const form = edited(await laidOut(), SUPERVISOR.user.username)
    await allow(save(form, both({ opcionales }), SUPERVISOR))
    await refuse(save(form, { ...both({ opcionales }), publicForm: { formId: form.id } }, SUPERVISOR))
  })
})

describe('the note of who deleted a form', () => {
  forgetCoverage()
  it('SEC-02 LIST-06 is the person who did, at that moment, and nothing else', async () => {
    const form = await laidOut()
    const now = serverTimestamp()
    const mark = (deletionInfo: unknown) => () =>
      updateDoc(doc(storeOf(GENERATOR), `formularios/${form.id}`), {
        ...{ deleted: true, deletionInfo, lastUpdate: now, timeStamp: now },
      })
    await refuse(mark({ username: COLLEAGUE.user.username, date: now }))
    await refuse(mark({ username: ME, date: new Date(0) }))
    await refuse(mark({ username: ME, date: now, nombre: 'El Intendente' }))
    await refuse(mark({ username: ME }))
    await allow(mark({ username: ME, date: now, emptyForm: false }))
  })
})
