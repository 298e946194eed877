import { deleteDoc, doc, getDoc, setDoc, updateDoc } from 'firebase/firestore/lite'
import { describe, it } from 'vitest'
import type { AppointmentGroup, MuniCoreSettings } from '../../../src/domain/form/form'
import { countCoverage, forgetCoverage } from '../coverage'
import { allow, refuse } from '../judge'
import { NOBODY, the } from '../people'
import { layOut, storeOf } from '../store'
import { GENERATOR, laidOut, newForm, next, PUBLIC, save } from './saved-forms'

const MUNICORE: MuniCoreSettings = {
  username: GENERATOR.user.userMuniCore,
  areaId: '12',
  idTipoIncidente: '900',
  tiposIncidentes: [{ stateId: 0, idTipoIncidente: '900' }],
  publico: true,
}
const GROUP: AppointmentGroup = {
  appointmentData: { id: '3', nombre: 'Caja', ...{ duracion: 15, activa: true } },
  tenantId: 't-1',
  tenantUniqueName: 'villa',
}
const long = (letters: number) => 'x'.repeat(letters)

const FALSE_MUNICORE: [string, unknown][] = [
  ['in words', 'sí'],
  ['as a list', [MUNICORE]],
  ['with another key', { ...MUNICORE, clave: 'x' }],
  ['with a user that is no text', { ...MUNICORE, username: 1 }],
  ['with an area that is no text', { ...MUNICORE, areaId: 12 }],
  ['with an area beyond measure', { ...MUNICORE, areaId: long(201) }],
  ['with an incident type that is no text', { ...MUNICORE, idTipoIncidente: { id: '1' } }],
  ['with an incident type beyond measure', { ...MUNICORE, idTipoIncidente: long(201) }],
  ['with types of states that are no list', { ...MUNICORE, tiposIncidentes: { 0: '900' } }],
  [
    'with more types than states can be',
    { ...MUNICORE, tiposIncidentes: Array.from({ length: 101 }, () => ({})) },
  ],
  ['with being public in words', { ...MUNICORE, publico: 'sí' }],
]
const FALSE_GROUPS: [string, unknown][] = [
  ['in words', 'Caja'],
  ['with another key', { ...GROUP, clave: 'x' }],
  ['without an agenda', { tenantId: 't', tenantUniqueName: 'v' }],
  ['with an agenda in words', { ...GROUP, appointmentData: 'Caja' }],
  ['with an agenda without an id', { ...GROUP, appointmentData: { nombre: 'Caja' } }],
  ['with an id that is no text', { ...GROUP, appointmentData: { id: 3, nombre: 'Caja' } }],
  ['with a name beyond measure', { ...GROUP, appointmentData: { id: '3', nombre: long(501) } }],
  [
    'with a field beyond measure',
    { ...GROUP, appointmentData: { id: '3', nombre: 'Caja', nota: long(20_001 - '3Caja'.length) } },
  ],
  [
    'with something hidden deep inside',
    { ...GROUP, appointmentData: { id: '3', nombre: 'Caja', sede: { nota: long(20_001) } } },
  ],
  [
    'with a list beyond measure',
    { ...GROUP, appointmentData: { id: '3', nombre: 'Caja', horas: Array(20_001).fill('x') } },
  ],
  [
    'with too many fields',
    {
      ...GROUP,
      appointmentData: {
        id: '3',
        nombre: 'Caja',
        ...Object.fromEntries(Array.from({ length: 39 }, (_, n) => [`c${n}`, ''])),
      },
    },
  ],
  ['with a tenant that is no text', { ...GROUP, tenantId: 1 }],
  ['with a tenant beyond measure', { ...GROUP, tenantId: long(201) }],
  ['with a name of the tenant beyond measure', { ...GROUP, tenantUniqueName: long(501) }],
]

describe('settings of outside systems on a form', () => {
  forgetCoverage()
  it('EDIT-14 EDIT-15 are accepted as the editor stores them, and can be removed again', async () => {
    const form = newForm({ muniCore: MUNICORE, appointmentGroup: GROUP })
    await allow(save(form))
    await allow(save(newForm({ muniCore: null, appointmentGroup: null })))
    const known = await laidOut({ muniCore: MUNICORE, appointmentGroup: GROUP })
    await allow(save(next(known, { muniCore: { ...MUNICORE, areaId: '', idTipoIncidente: '' } })))
    await allow(save(next(await laidOut({ muniCore: MUNICORE }), { muniCore: null })))
  })
  it.each(FALSE_MUNICORE)('EDIT-15 of the management system %s are refused', async (_name, muniCore) => {
    await refuse(save(newForm(), { form: { muniCore }, settings: null }))
    await refuse(save(next(await laidOut()), { form: { muniCore }, settings: null }))
  })
  it.each(FALSE_GROUPS)(
    'EDIT-14 of the appointment system %s are refused',
    async (_name, appointmentGroup) => {
      await refuse(save(newForm(), { form: { appointmentGroup } }))
      await refuse(save(next(await laidOut()), { form: { appointmentGroup } }))
    },
  )
})

describe('settings of the management system of one version', () => {
  countCoverage()
  const pathOf = (id: string, version = 1) => `formularios/${id}/versiones/${version}/interno/muniCore`

  it('EDIT-19 are those of the form, and removed with it', async () => {
    await refuse(save(newForm({ muniCore: MUNICORE }), { settings: { idTipoIncidente: '901' } }))
    await refuse(save(newForm({ muniCore: MUNICORE }), { settings: { clave: 'x' } }))
    await refuse(save(newForm(), { settings: { ...MUNICORE } }))
    const form = newForm({ muniCore: MUNICORE })
    await refuse(save(form, { also: { [pathOf(form.id, 2)]: { ...MUNICORE } } }))
  })
  it('EDIT-19 cannot be written alone, beside another version, or changed', async () => {
    const form = await laidOut({ muniCore: MUNICORE })
    const at = (version: number) => doc(storeOf(GENERATOR), pathOf(form.id, version))
    await refuse(() => setDoc(at(1), { ...MUNICORE }))
    await refuse(() => setDoc(at(2), { ...MUNICORE }))
    await layOut({ [pathOf(form.id)]: { ...MUNICORE } })
    await refuse(() => updateDoc(at(1), { idTipoIncidente: '901' }))
    await refuse(() => deleteDoc(at(1)))
  })
  it('EDIT-19 are read by nobody, strangers least of all', async () => {
    const form = await laidOut({ muniCore: MUNICORE, opcionales: PUBLIC })
    await layOut({ [pathOf(form.id)]: { ...MUNICORE } })
    for (const person of [NOBODY, GENERATOR, the('ROLE_ADMIN')]) {
      await refuse(() => getDoc(doc(storeOf(person), pathOf(form.id))))
    }
  })
})
