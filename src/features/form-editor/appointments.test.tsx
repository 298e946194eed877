import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { OutsideError } from '../../data/errors'
import type { Agendas } from '../../data/staff/turnero'
import type { Form } from '../../domain/form/form'
import { newMuniCore } from '../../domain/form/incidents'
import { NO_OPTIONS } from '../../domain/form/options'
import { aForm, MUNICIPALITY_PATH } from '../../testing/builders'
import { ARGENTINA, MONTCLAR_PATH, SPAIN } from '../../testing/places'
import { button, data, openEditor, openGroup, saved, settle, type Person } from './testing/editor-page'

beforeEach(settle)

const GROUP = {
  appointmentData: { id: '1', nombre: 'Caja' },
  tenantId: MUNICIPALITY_PATH,
  tenantUniqueName: 'villa',
}
const formWith = (given: Partial<Form> = {}) =>
  aForm({ opcionales: { ...NO_OPTIONS, addAppointment: true }, ...given })
const agenda = () => screen.getByRole('combobox', { name: 'Agenda' })
const openOutside = (person: Person) => openGroup(person, 'Turnos e incidentes')

it('EDIT-14 rule 4 leads to the agenda; the chosen one is stored with its tenant', async () => {
  const { person } = await openEditor(formWith())
  await person.click(button('Guardar'))
  expect(await screen.findByText('Debe seleccionar una agenda')).toBeInTheDocument()
  await waitFor(() => expect(agenda()).toBeEnabled())
  expect(agenda().closest('[data-lit]')).not.toBeNull()
  await person.click(agenda())
  await person.click(await screen.findByRole('option', { name: 'Caja' }))
  const form = await saved(person)
  expect(form.appointmentGroup).toEqual({
    ...GROUP,
    appointmentData: { id: '1', nombre: 'Caja', duracion: 15 },
  })
})

it('EDIT-14 an agenda can be chosen only once the form has an area', async () => {
  const { person } = await openEditor(formWith({ areas: [], municipalityPath: '' }), 'ROLE_ADMIN')
  await openOutside(person)
  expect(screen.getByText(/Elija primero un área municipal/)).toBeInTheDocument()
  expect(data.agendas).not.toHaveBeenCalled()
})

it('EDIT-14 says that agendas are loaded, and keeps the chosen one meanwhile', async () => {
  let arrive: (found: Agendas) => void = () => undefined
  data.agendas.mockImplementation(() => new Promise((resolve) => (arrive = resolve)))
  const { person } = await openEditor(formWith({ appointmentGroup: GROUP }))
  await openOutside(person)
  expect(screen.getByText('Cargando las agendas…')).toBeInTheDocument()
  expect(agenda()).toHaveTextContent('Caja')
  expect(agenda()).toHaveAttribute('aria-disabled', 'true')
  arrive({ groups: [{ id: '2', nombre: 'Salud', data: null }], tenantId: 't', tenantUniqueName: 'v' })
  expect(await screen.findByText(/ya no ofrece la agenda «Caja»/)).toBeInTheDocument()
})

it('EDIT-14 when agendas cannot be loaded one can try again, and the chosen one stays', async () => {
  data.agendas.mockRejectedValueOnce(new OutsideError({ outside: 'turnero', reason: 'timeout' }))
  const { person } = await openEditor(formWith({ appointmentGroup: GROUP }))
  await openOutside(person)
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Ocurrió un error al obtener las agendas de turnos, por favor intente nuevamente. Lo elegido antes se conserva.',
  )
  await person.click(button('Intentar de nuevo'))
  await waitFor(() => expect(agenda()).not.toHaveAttribute('aria-disabled'))
  expect(agenda()).toHaveTextContent('Caja')
  expect(screen.queryByRole('alert')).toBeNull()
})

it('EDIT-14 says that the municipality has no agendas', async () => {
  data.agendas.mockResolvedValue({ groups: [], tenantId: 't', tenantUniqueName: 'v' })
  const { person } = await openEditor(formWith())
  await openOutside(person)
  expect(await screen.findByText(/no tiene agendas para este municipio/)).toBeInTheDocument()
})

it('EDIT-14 EDIT-15 moving the form to another municipality removes agenda and area, and says so', async () => {
  data.countryTree.mockResolvedValue([ARGENTINA, SPAIN])
  const opcionales = { ...NO_OPTIONS, addAppointment: true, incidentes: true }
  const muniCore = { ...newMuniCore('ana'), areaId: '12' }
  const { person } = await openEditor(
    formWith({ opcionales, appointmentGroup: GROUP, muniCore }),
    'ROLE_ADMIN',
  )
  const pick = async (step: string, name: string) => {
    await person.click(await screen.findByRole('combobox', { name: step }))
    await person.click(await screen.findByRole('option', { name }))
  }
  await pick('País', 'España')
  await pick('Provincia', 'Barcelona')
  await pick('Municipio', 'Montclar')
  await person.click(await screen.findByRole('checkbox', { name: 'Urbanisme' }))
  expect(screen.getByText(/Se quitó la agenda de turnos porque era de otro municipio/)).toBeInTheDocument()
  expect(screen.getByText(/Se quitó el área de MuniGestion/)).toBeInTheDocument()
  await openOutside(person)
  await waitFor(() => expect(data.agendas).toHaveBeenCalledWith(MONTCLAR_PATH))
  expect(data.muniCoreAreas).toHaveBeenLastCalledWith(MONTCLAR_PATH)
  await person.click(agenda())
  await person.click(await screen.findByRole('option', { name: 'Caja' }))
  expect(screen.queryByText(/Se quitó la agenda/)).toBeNull()
  await person.click(button('Deshacer'))
  await person.click(button('Deshacer'))
  expect(screen.queryByText(/Se quitó/)).toBeNull()
})
