import { describe, expect, it } from 'vitest'
import { aForm, MUNICIPALITY_PATH, THREE_STATES } from '../../testing/builders'
import { deleteState, renameState } from './edit-states'
import type { Form, MuniCoreSettings } from './form'
import { formSchema } from './stored-form'
import { NO_OPTIONS } from './options'
import {
  changeMuniCore,
  incidentTypesOf,
  isIncidentTitle,
  knownTypes,
  leaveMunicipality,
  newMuniCore,
  replacesTypes,
  setIncidents,
  setSync,
  statesWithLongTitle,
  municipalitySettingsOf,
  typesToMake,
  withTypes,
  type IncidentMode,
} from './incidents'

const SETTINGS: MuniCoreSettings = { ...newMuniCore('ana'), areaId: '12' }
const GROUP = { appointmentData: { id: '3', nombre: 'Caja' }, tenantId: 't', tenantUniqueName: 'villa' }
const incidentForm = (mode: IncidentMode, given: Partial<Form> = {}): Form =>
  setIncidents(aForm({ titulo: 'Poda', muniCore: SETTINGS, estados: THREE_STATES, ...given }), mode, 'ana')

/** Makes what is missing, as saving does; ids are the titles in small letters. */
function stored(form: Form): Form {
  const made = typesToMake(form, new Map()).map((type) => [type, type.formTitle.toLowerCase()] as const)
  const ids = new Map(made.map(([type, id]) => [JSON.stringify(Object.values(keyPartsOf(type))), id]))
  return withTypes(form, ids)
}
const keyPartsOf = ({
  municipalityPath,
  muniCoreAreaId,
  formTitle,
  publico,
}: ReturnType<typeof incidentTypesOf>[0]) => ({
  municipalityPath,
  muniCoreAreaId,
  formTitle,
  publico,
})
const titles = (types: { formTitle: string }[]) => types.map(({ formTitle }) => formTitle)

describe('EDIT-15 what the options bring along', () => {
  it('EDIT-15 switching incidents on switches the synchronising on; without it there are no incidents', () => {
    const on = setIncidents(aForm(), 'one', 'ana')
    expect(on.muniCore).toEqual({
      username: 'ana',
      areaId: '',
      idTipoIncidente: '',
      tiposIncidentes: [],
      publico: false,
    })
    expect(on.opcionales).toMatchObject({ incidentes: true, incidentesXestado: false })
    const off = setSync(on, false, 'ana')
    expect(off.muniCore).toBeNull()
    expect(off.opcionales).toMatchObject({ incidentes: false, incidentesXestado: false })
  })

  it('EDIT-15 one type for each state switches incidents on', () => {
    const on = setIncidents(aForm(), 'perState', 'ana')
    expect(on.opcionales).toMatchObject({ incidentes: true, incidentesXestado: true })
    expect(setIncidents(on, 'one', 'ana').opcionales).toMatchObject({
      incidentes: true,
      incidentesXestado: false,
    })
    const none = setIncidents(on, 'none', 'ana')
    expect(none.opcionales).toMatchObject({ incidentes: false, incidentesXestado: false })
    expect(none.muniCore).toBe(on.muniCore)
  })

  it('EDIT-15 switching on what is on already leaves the form the same object', () => {
    const form = incidentForm('one')
    expect(setIncidents(form, 'one', 'eva')).toBe(form)
    expect(setSync(form, true, 'eva')).toBe(form)
    expect(changeMuniCore(aForm(), { areaId: '1' })).not.toHaveProperty('muniCore')
  })

  it('EDIT-15 an old form whose incidents lack their settings makes none, and switching them off makes no settings', () => {
    const form = aForm({ opcionales: { ...NO_OPTIONS, incidentes: true } })
    expect(incidentTypesOf(form)).toMatchObject([{ muniCoreAreaId: '', publico: false }])
    expect(knownTypes(form).size).toBe(0)
    expect(setIncidents(form, 'none', 'ana').muniCore ?? null).toBeNull()
  })
})

describe('EDIT-15 names of incident types', () => {
  it('EDIT-15 an incident type is named by the title, or by the title with each state', () => {
    expect(incidentTypesOf(aForm({ estados: THREE_STATES }))).toEqual([])
    expect(incidentTypesOf(incidentForm('one', { titulo: ' Poda ' }))).toEqual([
      {
        stateId: null,
        formTitle: 'Poda',
        municipalityPath: MUNICIPALITY_PATH,
        muniCoreAreaId: '12',
        publico: false,
      },
    ])
    const [first, ...others] = THREE_STATES.disponibles
    const spaced = first ? [{ ...first, nombre: ' Pendiente ' }, ...others] : []
    const form = incidentForm('perState', {
      titulo: ' Poda ',
      estados: { ...THREE_STATES, disponibles: spaced },
    })
    expect(titles(incidentTypesOf(form))).toEqual([
      'Poda - Pendiente',
      'Poda - En proceso',
      'Poda - Resuelto',
    ])
  })

  it('EDIT-15 states are listed whose incident type gets too long a name', () => {
    const form = incidentForm('perState', { titulo: 'x'.repeat(63) })
    expect(statesWithLongTitle(form).map(({ stateId }) => stateId)).toEqual([1])
    expect(statesWithLongTitle(incidentForm('one', { titulo: 'x'.repeat(90) }))).toEqual([])
    expect(['x'.repeat(75), ` ${'x'.repeat(75)} `, 'x'.repeat(76)].map(isIncidentTitle)).toEqual([
      true,
      true,
      false,
    ])
  })
})

describe('EDIT-19 which incident types have to be made', () => {
  it('EDIT-19 the first save makes all types, a later one none', () => {
    const form = incidentForm('perState')
    expect(typesToMake(form, knownTypes(form))).toHaveLength(3)
    const saved = stored(form)
    expect(saved.muniCore).toMatchObject({
      idTipoIncidente: 'poda - pendiente',
      tiposIncidentes: [
        { stateId: 0, idTipoIncidente: 'poda - pendiente' },
        { stateId: 1, idTipoIncidente: 'poda - en proceso' },
        { stateId: 2, idTipoIncidente: 'poda - resuelto' },
      ],
    })
    expect(typesToMake(saved, knownTypes(saved))).toEqual([])
    expect(replacesTypes(saved, saved)).toBe(false)
    expect(replacesTypes(form, aForm())).toBe(false)
    const later = { ...form, estados: { ...THREE_STATES, inicial: 1 } }
    expect(stored(later).muniCore?.idTipoIncidente).toBe('poda - en proceso')
    expect(stored(incidentForm('one')).muniCore).toMatchObject({
      idTipoIncidente: 'poda',
      tiposIncidentes: [],
    })
  })

  it.each<[string, (form: Form) => Form]>([
    ['title', (form) => ({ ...form, titulo: 'Podas' })],
    ['area of the management system', (form) => changeMuniCore(form, { areaId: '13' })],
    ['being seen by citizens', (form) => changeMuniCore(form, { publico: true })],
    ['municipality', (form) => ({ ...form, municipalityPath: 'paises/ar/provincias/x/municipios/y' })],
  ])('EDIT-19 another one when changed: %s', (_, change) => {
    const saved = stored(incidentForm('one'))
    const form = change(saved)
    expect(typesToMake(form, knownTypes(saved))).toHaveLength(1)
    expect(replacesTypes(form, saved)).toBe(true)
    expect(replacesTypes(saved, saved)).toBe(false)
  })

  it('EDIT-19 other changes of the form need no new type', () => {
    const saved = stored(incidentForm('one'))
    const form = {
      ...saved,
      titulo: 'Poda ',
      descripcion: 'otra',
      areas: [],
      estados: { ...THREE_STATES, inicial: 1 },
    }
    expect(typesToMake(form, knownTypes(saved))).toEqual([])
  })

  it('EDIT-19 a state that moved keeps its type, a renamed one gets its own', () => {
    const saved = stored(incidentForm('perState'))
    const fewer = { ...saved, estados: deleteState(saved.estados, 0) }
    expect(typesToMake(fewer, knownTypes(saved))).toEqual([])
    expect(withTypes(fewer, knownTypes(saved)).muniCore?.tiposIncidentes).toEqual([
      { stateId: 0, idTipoIncidente: 'poda - en proceso' },
      { stateId: 1, idTipoIncidente: 'poda - resuelto' },
    ])
    const renamed = { ...saved, estados: renameState(saved.estados, 2, 'Cerrado') }
    expect(titles(typesToMake(renamed, knownTypes(saved)))).toEqual(['Poda - Cerrado'])
    expect(replacesTypes(renamed, saved)).toBe(true)
  })

  it('EDIT-19 types that are needed no more are forgotten', () => {
    const saved = stored(incidentForm('perState'))
    const none = setIncidents(saved, 'none', 'ana')
    expect(withTypes(none, knownTypes(saved)).muniCore).toMatchObject({
      areaId: '12',
      idTipoIncidente: '',
      tiposIncidentes: [],
    })
    const one = setIncidents(saved, 'one', 'ana')
    expect(titles(typesToMake(one, knownTypes(saved)))).toEqual(['Poda'])
    expect(withTypes(aForm(), new Map())).not.toHaveProperty('muniCore')
  })
})

describe('EDIT-14 EDIT-15 a form that moves to another municipality', () => {
  it('EDIT-14 leaves the agenda and the area of the management system behind', () => {
    const form = { ...stored(incidentForm('perState')), appointmentGroup: GROUP }
    expect(municipalitySettingsOf(form)).toEqual(['agenda', 'incidentArea'])
    const moved = leaveMunicipality(form)
    expect(moved.appointmentGroup).toBeNull()
    expect(moved.muniCore).toEqual(newMuniCore('ana'))
    expect(municipalitySettingsOf(moved)).toEqual([])
    const plain = aForm()
    expect(leaveMunicipality(plain)).toBe(plain)
    expect(municipalitySettingsOf(plain)).toEqual([])
  })
})

describe('EDIT-15 settings as they are stored', () => {
  const read = (given: object) => formSchema.parse({ ...aForm(), ...given })

  it('EDIT-15 ids become texts, whatever type the outside system gave them', () => {
    expect(read({ muniCore: { areaId: null } }).muniCore).toMatchObject({ areaId: '', idTipoIncidente: '' })
    const muniCore = { areaId: 4, idTipoIncidente: 9, tiposIncidentes: [{ stateId: 0, idTipoIncidente: 9 }] }
    expect(read({ muniCore }).muniCore).toEqual({
      username: '',
      areaId: '4',
      idTipoIncidente: '9',
      tiposIncidentes: [{ stateId: 0, idTipoIncidente: '9' }],
      publico: false,
    })
    const appointmentGroup = { ...GROUP, appointmentData: { ...GROUP.appointmentData, id: 3 }, tenantId: 7 }
    expect(read({ appointmentGroup }).appointmentGroup).toEqual({ ...GROUP, tenantId: '7' })
  })

  it('EDIT-15 old settings without usable content do not keep the form from opening', () => {
    expect(read({ muniCore: {}, appointmentGroup: { appointmentData: 'Caja' } })).toMatchObject({
      muniCore: { areaId: '', tiposIncidentes: [] },
      appointmentGroup: null,
    })
  })
})
