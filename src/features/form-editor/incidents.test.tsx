import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { DataError, OutsideError } from '../../data/errors'
import type { Form } from '../../domain/form/form'
import { newMuniCore, setIncidents, type IncidentMode } from '../../domain/form/incidents'
import { NO_OPTIONS } from '../../domain/form/options'
import { aForm, MUNICIPALITY_PATH, THREE_STATES } from '../../testing/builders'
import { button, data, field, openEditor, openGroup, settle, type Person } from './testing/editor-page'

beforeEach(settle)

const EDITABLE = { ...NO_OPTIONS, editableForm: true }
const formWith = (mode: IncidentMode, given: Partial<Form> = {}): Form =>
  setIncidents(
    aForm({
      titulo: 'Poda',
      opcionales: EDITABLE,
      muniCore: { ...newMuniCore('ana'), areaId: '12', idTipoIncidente: 'tipo de Poda' },
      ...given,
    }),
    mode,
    'ana',
  )
const option = (name: string) => screen.getByRole('switch', { name })
const areaSelect = () => screen.getByRole('combobox', { name: 'Área de MuniGestion' })
const openOutside = (person: Person) => openGroup(person, 'Turnos e incidentes')
const save = (person: Person) => person.click(button('Guardar'))
const title = () => field('Título del formulario')
const savedForm = async (): Promise<Form | undefined> => {
  await waitFor(() => expect(data.saveForm).toHaveBeenCalled())
  return data.saveForm.mock.lastCall?.[0]
}

describe('EDIT-15 incidents in the settings', () => {
  it('EDIT-15 for one incident type the area is chosen, the type is made and the ids are stored', async () => {
    const { person } = await openEditor(aForm({ titulo: 'Poda' }))
    await openOutside(person)
    expect(option('Sincronizar con MuniGestion')).not.toBeChecked()
    await person.click(option('Crear un incidente'))
    expect(option('Sincronizar con MuniGestion')).toBeChecked()
    await save(person)
    expect(await screen.findByText('Debe seleccionar una área para crear un incidente')).toBeInTheDocument()
    await waitFor(() => expect(areaSelect()).toHaveFocus())
    await person.click(areaSelect())
    await person.click(await screen.findByRole('option', { name: 'Tránsito' }))
    await person.click(option('Tipo de incidente público'))
    await save(person)
    expect(await savedForm()).toMatchObject({
      opcionales: { incidentes: true, incidentesXestado: false },
      muniCore: { username: 'mgomez', areaId: '13', idTipoIncidente: 'tipo de Poda', publico: true },
    })
    expect(data.createIncidentType).toHaveBeenCalledExactlyOnceWith({
      municipalityPath: MUNICIPALITY_PATH,
      muniCoreAreaId: '13',
      formTitle: 'Poda',
      publico: true,
      attempt: 'comercios/2/form',
    })
  })

  it('EDIT-15 one type for each state needs two states and short names', async () => {
    const { person } = await openEditor(formWith('one'))
    await openOutside(person)
    expect(option('Un tipo de incidente por estado')).toBeDisabled()
    expect(option('Un tipo de incidente por estado')).toHaveAccessibleDescription(/al menos dos estados/)
    await person.click(button('Ir a los estados'))
    expect(screen.getByRole('heading', { name: 'Estados de las respuestas' })).toBeInTheDocument()
  })

  it('EDIT-15 says which state is too long, and does not save', async () => {
    const { person } = await openEditor(
      formWith('perState', { titulo: 'x'.repeat(63), estados: THREE_STATES }),
    )
    await openOutside(person)
    const types = within(screen.getByRole('list', { name: 'Tipos de incidente' })).getAllByRole('listitem')
    expect(types).toHaveLength(3)
    expect(types[1]).toHaveTextContent('76 de 75 caracteres: acorte el título o el estado.')
    expect(types[2]).toHaveTextContent('74 de 75 caracteres')
    await save(person)
    expect(await screen.findByText(/no pueden superar juntos los 75 caracteres/)).toBeInTheDocument()
    expect(data.saveForm).not.toHaveBeenCalled()
  })

  it('EDIT-15 counts the letters of the title while incidents are on', async () => {
    const { person } = await openEditor(formWith('one', { titulo: 'x'.repeat(75) }))
    expect(screen.getByText('Título: 75 de 75 caracteres')).toBeInTheDocument()
    await person.type(title(), 'x')
    expect(screen.getByText('Título: 76 de 75 caracteres')).toBeInTheDocument()
    expect(screen.getByText(/demasiado largo para crear incidentes/)).toBeInTheDocument()
    await save(person)
    expect(await screen.findByText(/no puede superar los 75 caracteres/)).toBeInTheDocument()
  })

  it('EDIT-15 rule 5: synchronising alone is not enough', async () => {
    const { person } = await openEditor(aForm())
    await openOutside(person)
    await person.click(option('Sincronizar con MuniGestion'))
    await save(person)
    expect(
      await screen.findByText('Debe seleccionar al menos una opción para sincronizar con MuniGestion'),
    ).toBeInTheDocument()
    await waitFor(() => expect(option('Sincronizar con MuniGestion')).toHaveFocus())
    expect(option('Sincronizar con MuniGestion').closest('[data-lit]')).not.toBeNull()
  })

  it('EDIT-15 areas that cannot be loaded can be tried again, and the chosen one stays', async () => {
    data.muniCoreAreas.mockRejectedValueOnce(new OutsideError({ outside: 'municore', reason: 'down' }))
    const { person } = await openEditor(formWith('one'))
    await openOutside(person)
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Ocurrió un error al obtener la Áreas de MuniCore, por favor intente nuevamente Lo elegido antes se conserva.',
    )
    expect(areaSelect()).toHaveTextContent('Área 12')
    await person.click(button('Intentar de nuevo'))
    await waitFor(() => expect(areaSelect()).toHaveTextContent('Obras'))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('EDIT-15 says that there are no areas, and a chosen area that is gone stays until another is chosen', async () => {
    data.muniCoreAreas.mockResolvedValueOnce([])
    const { person } = await openEditor(formWith('one', { muniCore: newMuniCore('ana') }))
    await openOutside(person)
    expect(await screen.findByText(/no tiene áreas para su usuario/)).toBeInTheDocument()
    data.muniCoreAreas.mockResolvedValueOnce([{ areaId: '13', areaDescripcion: 'Tránsito' }])
    await person.click(button('Intentar de nuevo'))
    await waitFor(() => expect(areaSelect()).toBeEnabled())
  })
})

describe('EDIT-19 making incident types on saving', () => {
  it('EDIT-19 when it fails nothing is saved, nothing typed is lost, and a retry makes no second type', async () => {
    data.createIncidentType.mockImplementation(({ formTitle }) =>
      formTitle.endsWith('Resuelto')
        ? Promise.reject(new OutsideError({ outside: 'municore', reason: 'timeout' }))
        : Promise.resolve(`tipo de ${formTitle}`),
    )
    const { person, address } = await openEditor(
      formWith('perState', { estados: THREE_STATES, muniCore: { ...newMuniCore('ana'), areaId: '12' } }),
    )
    await person.type(title(), ' de calle')
    await save(person)
    expect(
      await screen.findByText(/^Error al crear el incidente\. El formulario no se guardó\./),
    ).toBeInTheDocument()
    expect(data.saveForm).not.toHaveBeenCalled()
    expect(address()).toBe('/editar/comercios')
    expect(title()).toHaveValue('Poda de calle')
    expect(data.createIncidentType).toHaveBeenCalledTimes(3)

    data.createIncidentType.mockImplementation(({ formTitle }) => Promise.resolve(`tipo de ${formTitle}`))
    await save(person)
    expect((await savedForm())?.muniCore).toMatchObject({
      idTipoIncidente: 'tipo de Poda de calle - Pendiente',
      tiposIncidentes: [
        { stateId: 0, idTipoIncidente: 'tipo de Poda de calle - Pendiente' },
        { stateId: 1, idTipoIncidente: 'tipo de Poda de calle - En proceso' },
        { stateId: 2, idTipoIncidente: 'tipo de Poda de calle - Resuelto' },
      ],
    })
    expect(data.createIncidentType).toHaveBeenCalledTimes(4)
    const attempts = data.createIncidentType.mock.calls.map(([{ attempt }]) => attempt)
    expect(attempts).toEqual(['comercios/2/0', 'comercios/2/1', 'comercios/2/2', 'comercios/2/2'])
  })

  it('EDIT-19 a save that fails later makes no second type either', async () => {
    data.saveForm.mockRejectedValueOnce(new DataError('offline'))
    const { person } = await openEditor(formWith('one', { titulo: 'Bacheo' }))
    await person.type(title(), 's')
    await save(person)
    expect(await screen.findByText(/no se guardó porque no hay conexión/)).toBeInTheDocument()
    await save(person)
    await waitFor(() => expect(data.saveForm).toHaveBeenCalledTimes(2))
    expect(data.createIncidentType).toHaveBeenCalledOnce()
    expect((await savedForm())?.muniCore?.idTipoIncidente).toBe('tipo de Bacheos')
  })

  it('EDIT-19 a change that does not concern the incident type makes no new one', async () => {
    const { person } = await openEditor(formWith('one'))
    await person.type(field('Descripción del formulario'), ' Más.')
    await save(person)
    expect((await savedForm())?.muniCore?.idTipoIncidente).toBe('tipo de Poda')
    expect(data.createIncidentType).not.toHaveBeenCalled()
  })

  it('EDIT-19 changing the title of a form with answers warns first and can be cancelled', async () => {
    data.hasAnswers.mockResolvedValue(true)
    const { person } = await openEditor(formWith('one'))
    await person.type(title(), ' urgente')
    await openOutside(person)
    expect(screen.getByText(/solo las respuestas nuevas lo usan/)).toBeInTheDocument()
    await save(person)
    const dialog = await screen.findByRole('alertdialog', { name: '¿Crear un tipo de incidente nuevo?' })
    expect(dialog).toHaveTextContent('Poda urgente')
    expect(dialog).toHaveTextContent('Las respuestas que ya existen conservan el suyo.')
    await person.click(within(dialog).getByRole('button', { name: 'Cancelar' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(data.createIncidentType).not.toHaveBeenCalled()
    expect(data.saveForm).not.toHaveBeenCalled()
    expect(title()).toHaveValue('Poda urgente')

    await save(person)
    await person.click(await screen.findByRole('button', { name: 'Crear y guardar' }))
    expect((await savedForm())?.muniCore?.idTipoIncidente).toBe('tipo de Poda urgente')
  })

  it('EDIT-19 asks too when the answers came after the form was opened, and not without answers', async () => {
    const { person } = await openEditor(formWith('one'))
    await person.type(title(), ' urgente')
    data.hasAnswers.mockResolvedValue(true)
    await save(person)
    const dialog = await screen.findByRole('alertdialog')
    await person.click(within(dialog).getByRole('button', { name: 'Cancelar' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    data.hasAnswers.mockResolvedValue(false)
    await save(person)
    expect((await savedForm())?.titulo).toBe('Poda urgente')
  })
})
