import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ConflictError, DataError, FormDeletedError } from '../../data/errors'
import type { Form } from '../../domain/form/form'
import { takeImported } from '../../lib/imported-form'
import { aForm, aSection } from '../../testing/builders'
import { button, data, field, openEditor, settle, visit, type Person } from './testing/editor-page'

beforeEach(settle)
afterEach(() => {
  // The spies go first: one may be on a clock that is not the real one.
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const save = (person: Person) => person.click(button('Guardar'))
const title = () => field('Título del formulario')

describe('EDIT-18 what keeps a form from being saved', () => {
  it('EDIT-18 shows each problem in its order, at its field, until the form can be saved', async () => {
    const { person } = await openEditor()
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
    await save(person)
    expect(await screen.findByText('Debe ingresar un título')).toBeInTheDocument()
    await waitFor(() => expect(title()).toHaveFocus())
    expect(scrolled).toHaveBeenCalled()
    await person.keyboard('Poda')

    await save(person)
    expect(await screen.findByText('Debe seleccionar un área')).toBeInTheDocument()
    const area = await screen.findByRole('checkbox', { name: 'Inspección General' })
    expect(area.closest('[data-lit]')).not.toBeNull()
    await person.click(area)

    await save(person)
    expect(await screen.findByText('El formulario debe tener al menos una sección')).toBeInTheDocument()
    await waitFor(() => expect(document.activeElement).toHaveAttribute('id', 'add-section'))
    await person.keyboard('{Enter}')

    await save(person)
    expect(await screen.findByText('El formulario debe tener al menos una pregunta')).toBeInTheDocument()
    expect(data.saveForm).not.toHaveBeenCalled()
    await person.click(screen.getByRole('button', { name: 'Agregar pregunta: sección 1' }))
    await save(person)
    await waitFor(() => expect(data.saveForm).toHaveBeenCalledOnce())
  })

  it('EDIT-18 FMT-01 the field is highlighted for 4 s and the alert stays for 5 s', async () => {
    const { person } = await openEditor(aForm({ titulo: '' }))
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 20 })
    const timers = vi.spyOn(globalThis, 'setTimeout')
    await save(person)
    const lit = () => title().closest('[data-lit]')
    expect(lit()).not.toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(3500))
    expect(lit()).not.toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(600))
    expect(lit()).toBeNull()
    expect(screen.getByText('Debe ingresar un título')).toBeInTheDocument()
    // The timer that closes the alert, whatever time its leaving takes.
    expect(timers).toHaveBeenCalledWith(expect.any(Function), 5000)
  })
})

describe('EDIT-20 saving', () => {
  it('EDIT-20 saves a stored form on top of its version, then shows the list with a message', async () => {
    const form = aForm({ version: 4 })
    const { person, address } = await openEditor(form)
    await person.type(title(), ' y kioscos')
    expect(screen.getByText('Hay cambios sin guardar')).toBeInTheDocument()
    await save(person)
    await waitFor(() => expect(address()).toBe('/listar'))
    const [given, baseVersion, user] = data.saveForm.mock.calls[0] ?? []
    expect(given?.titulo).toBe('Inspección de comercios y kioscos')
    expect([baseVersion, user?.username]).toEqual([4, 'mgomez'])
    expect(
      await screen.findByText('El formulario fue editado correctamente', {}, { timeout: 5000 }),
    ).toBeInTheDocument()
  })

  it('EDIT-20 a new form is saved on version 0, and the message says that it was created', async () => {
    const { person, address } = await openEditor()
    await person.type(title(), 'Poda')
    await person.click(await screen.findByRole('checkbox', { name: 'Inspección General' }))
    await person.click(document.getElementById('add-section') ?? document.body)
    await person.click(screen.getByRole('button', { name: 'Agregar pregunta: sección 1' }))
    await person.keyboard('{Control>}s{/Control}')
    // Who saves and goes on has the address of the stored form from then on.
    await waitFor(() => expect(address()).toBe('/editar/nuevo-1'))
    expect(data.saveForm.mock.calls[0]?.[0]).toMatchObject({
      id: 'nuevo-1',
      version: 0,
      creadoPor: 'mgomez',
    })
    expect(data.saveForm.mock.calls[0]?.[1]).toBe(0)
    expect(
      await screen.findByText('El formulario fue creado correctamente', {}, { timeout: 5000 }),
    ).toBeInTheDocument()
  })

  it('EDIT-20 with Ctrl+S the editor stays open, and the next save is on top of the one before', async () => {
    const { person, address } = await openEditor(aForm({ version: 4 }))
    await person.type(title(), '!')
    await person.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(screen.getByText('Sin cambios')).toBeInTheDocument())
    expect(address()).toBe('/editar/comercios')
    await person.type(title(), '?')
    await save(person)
    await waitFor(() => expect(address()).toBe('/listar'))
    expect(data.saveForm.mock.calls.map(([form, base]) => [form.titulo, base])).toEqual([
      ['Inspección de comercios!', 4],
      ['Inspección de comercios!?', 5],
    ])
  })

  it('EDIT-20 a failed save says so, stays, and keeps what was typed', async () => {
    data.saveForm.mockRejectedValue(new DataError('offline'))
    const { person, address } = await openEditor(aForm())
    await person.type(title(), '!')
    await save(person)
    expect(await screen.findByText(/no se guardó porque no hay conexión/)).toBeInTheDocument()
    expect(title()).toHaveValue('Inspección de comercios!')
    expect(address()).toBe('/editar/comercios')
    expect(screen.getByRole('button', { name: 'Guardar' })).toBeEnabled()
  })

  it('EDIT-20 a save that takes long says so, and that nothing is lost', async () => {
    let arrive: (form: Form) => void = () => undefined
    data.saveForm.mockImplementation(() => new Promise((resolve) => (arrive = resolve)))
    const { person } = await openEditor(aForm())
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 20 })
    await save(person)
    await act(() => vi.advanceTimersByTimeAsync(13_000))
    expect(screen.queryByText(/Tarda más de lo normal\./)).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(3_000))
    expect(screen.getByText(/Tarda más de lo normal\. Lo escrito está a salvo/)).toBeInTheDocument()
    await act(async () => arrive(aForm({ version: 2 })))
    await waitFor(() => expect(screen.queryByText(/Tarda más de lo normal\./)).toBeNull())
  })

  it('EDIT-20 two clicks save once', async () => {
    let arrive: (form: Form) => void = () => undefined
    data.saveForm.mockImplementation(() => new Promise((resolve) => (arrive = resolve)))
    const { person } = await openEditor(aForm())
    await person.dblClick(screen.getByRole('button', { name: 'Guardar' }))
    expect(screen.getByRole('button', { name: 'Guardando…' })).toBeDisabled()
    expect(data.saveForm).toHaveBeenCalledOnce()
    await act(async () => arrive(aForm({ version: 2 })))
  })
})

describe('EDIT-24 two editors of one form', () => {
  const meanwhile = () =>
    data.saveForm.mockRejectedValue(
      new ConflictError({ username: 'pablo.bustos', date: new Date(2026, 9, 5, 10, 30) }),
    )

  it('EDIT-24 the later editor sees who saved when, and keeps what was typed', async () => {
    meanwhile()
    const { person, address } = await openEditor(aForm())
    await person.type(title(), '!')
    await save(person)
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'El formulario cambió mientras lo editaba' }),
    )
    expect(await dialog.findByText(/^Pablo Bustos lo guardó el 05\/10\/2026 - 10:30\./)).toBeInTheDocument()
    await person.click(dialog.getByRole('button', { name: 'Seguir editando' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(title()).toHaveValue('Inspección de comercios!')
    expect(address()).toBe('/editar/comercios')
  })

  it('EDIT-24 the later editor can drop the changes and open the stored form', async () => {
    meanwhile()
    const { person } = await openEditor(aForm())
    await person.type(title(), '!')
    await save(person)
    data.getForm.mockResolvedValue(aForm({ version: 2, titulo: 'De la otra persona' }))
    await person.click(
      await screen.findByRole('button', { name: 'Descartarlos y abrir la versión guardada' }),
    )
    await waitFor(() => expect(title()).toHaveValue('De la otra persona'))
    expect(screen.getByText('Sin cambios')).toBeInTheDocument()
  })
})

describe('EDIT-24 a form that somebody deletes while it is edited', () => {
  const refused = async () => {
    data.saveForm.mockRejectedValue(new FormDeletedError())
    const view = await openEditor(aForm())
    await view.person.type(title(), '!')
    await save(view.person)
    const dialog = await screen.findByRole('alertdialog', {
      name: 'El formulario se eliminó mientras lo editaba',
    })
    return { ...view, dialog: within(dialog) }
  }

  it('EDIT-24 the editor says that the form was deleted, and what was typed stays', async () => {
    const { person, address, dialog } = await refused()
    await person.click(dialog.getByRole('button', { name: 'Seguir editando' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(title()).toHaveValue('Inspección de comercios!')
    expect(address()).toBe('/editar/comercios')
  })

  it('EDIT-24 the changes can become a new form in the same areas', async () => {
    const { person, address, dialog } = await refused()
    await person.click(dialog.getByRole('button', { name: 'Pasarlos a un formulario nuevo' }))
    await waitFor(() => expect(address()).toBe('/editar/nuevo/formulario'))
    expect(takeImported()).toMatchObject({ titulo: 'Inspección de comercios!', version: 0 })
  })
})

describe('EDIT-23 leaving', () => {
  it('EDIT-23 asks when something is unsaved, and only then', async () => {
    const { person, address } = await openEditor(aForm())
    await person.type(title(), '!')
    const leaving = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(leaving)
    expect(leaving.defaultPrevented).toBe(true)
    await person.click(screen.getByRole('link', { name: 'Volver a la lista de formularios' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: '¿Salir sin guardar?' }))
    await person.click(dialog.getByRole('button', { name: 'Cancelar' }))
    expect(address()).toBe('/editar/comercios')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await person.click(screen.getByRole('button', { name: 'Deshacer' }))
    await person.click(screen.getByRole('link', { name: 'Volver a la lista de formularios' }))
    await waitFor(() => expect(address()).toBe('/listar'))
  })
})

describe('EDIT-21 what cannot be edited', () => {
  it('EDIT-21 says that the form of an unknown id and a deleted form cannot be edited', async () => {
    const { unmount } = await visit(new DataError('notFound'))
    expect(
      await screen.findByRole('heading', { name: 'No existe el formulario que se intenta cargar' }),
    ).toBeInTheDocument()
    unmount()
    await visit(aForm({ deleted: true }))
    expect(
      await screen.findByRole('heading', { name: 'No existe el formulario que se intenta cargar' }),
    ).toBeInTheDocument()
  })

  it('AUTH-10 a form of other areas is shown to administrators only', async () => {
    const elsewhere = aForm({
      areas: ['paises/es/provincias/b/municipios/x/areas_municipales/y'],
      municipalityPath: 'paises/es/provincias/b/municipios/x',
    })
    const { unmount } = await visit(elsewhere)
    expect(
      await screen.findByRole('heading', { name: /No posee los permisos necesarios/ }),
    ).toBeInTheDocument()
    unmount()
    await visit(elsewhere, 'ROLE_ADMIN')
    expect(await screen.findByRole('textbox', { name: 'Título del formulario' })).toBeInTheDocument()
  })

  it('EDIT-21 a form that could not be read can be tried again', async () => {
    const { person } = await visit(new DataError('offline'))
    await screen.findByRole('heading', { name: /Hubo un error al obtener los datos/ })
    data.getForm.mockResolvedValue(aForm({ secciones: [aSection()] }))
    await person.click(screen.getByRole('button', { name: 'Intentar de nuevo' }))
    expect(await screen.findByRole('textbox', { name: 'Título del formulario' })).toBeInTheDocument()
  })
})
