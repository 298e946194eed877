import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ConflictError, DataError } from '../../data/errors'
import { restoreForm } from '../../data/staff/bin'
import { deleteForm } from '../../data/staff/delete-form'
import { getForm, newFormId, saveForm, setFormScope } from '../../data/staff/forms'
import { countryTree } from '../../data/staff/geography-tree'
import { rolesThatMay } from '../../testing/who-may'
import { ROLES, type Role } from '../../domain/user/roles'
import { NO_OPTIONS, type FormOptions } from '../../domain/form/options'
import { aForm, aSection, aUser, OTHER_AREA } from '../../testing/builders'
import { ARGENTINA, MONTCLAR_PATH, SPAIN } from '../../testing/places'
import { DESK, PHONE, renderStaff, setScreenWidth } from '../../testing/render-staff'
import { FormListPage } from './FormListPage'
import { giveForms } from './testing/listed'

vi.mock('../../data/staff/form-work', () => ({ workOf: vi.fn(() => Promise.resolve(new Map())) }))
vi.mock('../../data/staff/list-forms', () => ({
  FORMS_PER_PAGE: 7,
  listFormsPage: vi.fn(),
  countForms: vi.fn(),
  takesPayments: vi.fn(),
}))
vi.mock('../../data/staff/forms', () => ({
  getForm: vi.fn(),
  newFormId: vi.fn(),
  saveForm: vi.fn(),
  setFormScope: vi.fn(),
}))
vi.mock('../../data/staff/geography-tree', () => ({ countryTree: vi.fn() }))
vi.mock('../../data/staff/bin', () => ({ restoreForm: vi.fn() }))
vi.mock('../../data/staff/delete-form', () => ({ deleteForm: vi.fn() }))

const scope = vi.mocked(setFormScope)
const remove = vi.mocked(deleteForm)
const form = (opcionales: Partial<FormOptions> = {}) =>
  aForm({ id: 'uno', titulo: 'Censo', opcionales: { ...NO_OPTIONS, ...opcionales } })

async function open(role: Role, opcionales: Partial<FormOptions> = {}) {
  giveForms([form(opcionales)])
  vi.mocked(getForm).mockResolvedValue(form(opcionales))
  const page = await renderStaff(<FormListPage />, { user: aUser(role), pattern: '/listar', at: '/listar' })
  await screen.findByRole('rowheader', { name: /Censo/ })
  return page
}

beforeEach(() => {
  vi.resetAllMocks()
  setScreenWidth(DESK)
})

describe('deciding about a form from the list', () => {
  it.each(rolesThatMay('read', 'form'))(
    'LIST-03 %s gets the switch only if the role may decide who answers',
    async (role) => {
      await open(role)
      const decides = ['ROLE_ADMIN', 'ROLE_SUPERVISOR_ELEVADO', 'ROLE_GENERADOR'].includes(role)
      expect(screen.queryAllByRole('switch')).toHaveLength(decides ? 1 : 0)
    },
  )

  it('LIST-03 EDIT-25 checks and asks before a form is published, then shows link, QR code and a link to look at it', async () => {
    scope.mockResolvedValue(form({ publico: true }))
    const { person } = await open('ROLE_GENERADOR')
    await person.click(screen.getByRole('switch', { name: 'Censo es público' }))
    const asked = await screen.findByRole('alertdialog', { name: 'Publicar «Censo»' })
    expect(scope).not.toHaveBeenCalled()
    await person.click(await within(asked).findByRole('button', { name: 'Publicar' }))
    const done = await screen.findByRole('dialog', { name: '«Censo» está publicado' })
    expect(scope).toHaveBeenCalledWith(expect.objectContaining({ id: 'uno' }), true, expect.anything())
    expect(within(done).getByLabelText('Enlace público')).toHaveValue(
      `${location.origin}/publico/contestar/uno`,
    )
    expect(within(done).getByRole('img', { name: 'Código QR del enlace público' })).toBeInTheDocument()
    expect(within(done).getByRole('link', { name: 'Ver como ciudadano' })).toHaveAttribute(
      'href',
      '/publico/contestar/uno',
    )
  })

  it('EDIT-25 a form that nobody could send is not published, and blocking findings are listed apart from advice', async () => {
    const { person, address } = await open('ROLE_GENERADOR')
    const empty = aSection({ titulo: '', preguntas: [] })
    vi.mocked(getForm).mockResolvedValue({ ...form(), secciones: [empty] })
    await person.click(screen.getByRole('switch'))
    const told = await screen.findByRole('alertdialog', { name: '«Censo» todavía no se puede publicar' })
    const blocking = within(told).getByRole('region', { name: /Impide publicar/ })
    expect(blocking).toHaveTextContent('Sección 1no tiene preguntas')
    expect(within(told).getByRole('region', { name: /Conviene revisarlo/ })).toHaveTextContent(
      'no tiene título',
    )
    expect(within(told).queryByRole('button', { name: 'Publicar' })).toBeNull()
    expect(within(told).getByRole('link', { name: 'Abrir el editor' })).toHaveAttribute('href', '/editar/uno')
    await person.click(within(blocking).getByRole('button', { name: /Sección 1.*no tiene preguntas/ }))
    expect(address()).toBe('/editar/uno')
  })

  it('APPT-01 EDIT-25 a form with appointments is not published without its agenda', async () => {
    const { person } = await open('ROLE_GENERADOR', { addAppointment: true })
    vi.mocked(getForm).mockResolvedValue({ ...form(), opcionales: { ...NO_OPTIONS, addAppointment: true } })
    await person.click(screen.getByRole('switch'))
    const told = await screen.findByRole('alertdialog', { name: '«Censo» todavía no se puede publicar' })
    expect(within(told).getByRole('region', { name: /Impide publicar/ })).toHaveTextContent(
      '«Turno» necesita una agenda',
    )
  })

  it('LIST-03 a form with the citizen option cannot be made public', async () => {
    await open('ROLE_GENERADOR', { ciudadano: true })
    expect(screen.getByRole('switch')).toBeDisabled()
  })

  it('LIST-03 the switch says that it is saved, until the list says how it is now', async () => {
    let arrive: (saved: ReturnType<typeof form>) => void = () => undefined
    scope.mockImplementation(() => new Promise((resolve) => (arrive = resolve)))
    const { person } = await open('ROLE_GENERADOR', { publico: true })
    await person.click(screen.getByRole('switch', { name: 'Censo es público' }))
    expect(await screen.findByText('Guardando…')).toBeVisible()
    await act(async () => arrive(form()))
    await waitFor(() => expect(screen.queryByText('Guardando…')).toBeNull())
  })

  it.each([
    [new ConflictError({ username: 'otra', date: null }), /Otra persona cambió el formulario/],
    [new DataError('offline'), /No se pudo cambiar el alcance/],
  ])('LIST-03 says why the scope did not change: %s', async (failure, words) => {
    scope.mockRejectedValue(failure)
    const { person } = await open('ROLE_GENERADOR')
    await person.click(screen.getByRole('switch'))
    await person.click(await screen.findByRole('button', { name: 'Publicar' }))
    expect(await screen.findByText(words)).toBeInTheDocument()
  })

  it.each([
    ['ROLE_SUPERVISOR', true],
    ['ROLE_INSPECTOR', false],
  ] as const)('LIST-05 LIST-06 %s may delete: %s', async (role, may) => {
    const { person } = await open(role, { publico: true })
    await person.click(screen.getByRole('button', { name: 'Más acciones de Censo' }))
    expect(screen.queryAllByRole('menuitem', { name: 'Eliminar formulario' })).toHaveLength(may ? 1 : 0)
  })

  it('LIST-06 asks before deleting and says how it went', async () => {
    remove.mockRejectedValueOnce(new DataError('offline'))
    const { person } = await open('ROLE_SUPERVISOR')
    await person.click(screen.getByRole('button', { name: 'Más acciones de Censo' }))
    await person.click(screen.getByRole('menuitem', { name: 'Eliminar formulario' }))
    const dialog = await screen.findByRole('alertdialog', { name: '¿Eliminar el formulario «Censo»?' })
    expect(remove).not.toHaveBeenCalled()
    await person.click(within(dialog).getByRole('button', { name: 'Eliminar formulario' }))
    expect(await screen.findByText(/Ocurrió un error al borrar el formulario/)).toBeInTheDocument()
    await person.click(within(dialog).getByRole('button', { name: 'Eliminar formulario' }))
    expect(
      await screen.findByText('El formulario se eliminó correctamente', {}, { timeout: 3000 }),
    ).toBeInTheDocument()
    expect(remove).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'uno' }), expect.anything())
  })

  it('REACH-10 takes a deletion back, and says when it cannot', async () => {
    vi.mocked(restoreForm).mockRejectedValueOnce(new DataError('offline'))
    const { person } = await open('ROLE_SUPERVISOR')
    const deleteAndUndo = async () => {
      await person.click(screen.getByRole('button', { name: 'Más acciones de Censo' }))
      await person.click(screen.getByRole('menuitem', { name: 'Eliminar formulario' }))
      const dialog = await screen.findByRole('alertdialog')
      await person.click(within(dialog).getByRole('button', { name: 'Eliminar formulario' }))
      await person.click(await screen.findByRole('button', { name: 'Deshacer' }))
    }
    await deleteAndUndo()
    expect(await screen.findByText(/^No se pudo recuperar el formulario/)).toBeInTheDocument()
    await deleteAndUndo()
    expect(await screen.findByText('El formulario se recuperó')).toBeInTheDocument()
    expect(vi.mocked(restoreForm)).toHaveBeenCalledWith('uno')
  })
})

describe('a window that shrinks while something is asked', () => {
  const shrink = async () => {
    act(() => setScreenWidth(PHONE))
    await waitFor(() => expect(document.querySelector('table')).toBeNull())
  }

  it('EDIT-25 the question and the link of a form that becomes public stay', async () => {
    scope.mockResolvedValue(form({ publico: true }))
    const { person } = await open('ROLE_GENERADOR')
    await person.click(screen.getByRole('switch', { name: 'Censo es público' }))
    const asked = await screen.findByRole('alertdialog', { name: 'Publicar «Censo»' })
    await shrink()
    await person.click(await within(asked).findByRole('button', { name: 'Publicar' }))
    const done = await screen.findByRole('dialog', { name: '«Censo» está publicado' })
    act(() => setScreenWidth(DESK))
    await waitFor(() => expect(document.querySelector('table')).not.toBeNull())
    expect(done).toBeInTheDocument()
  })

  it.each([
    ['Duplicar', 'dialog'],
    ['Exportar', 'alertdialog'],
    ['Eliminar formulario', 'alertdialog'],
  ] as const)('LIST-05 the dialog of «%s» stays', async (action, role) => {
    const { person } = await open('ROLE_ADMIN')
    await person.click(screen.getByRole('button', { name: 'Más acciones de Censo' }))
    await person.click(screen.getByRole('menuitem', { name: action }))
    const dialog = await screen.findByRole(role)
    await shrink()
    expect(dialog).toBeInTheDocument()
  })
})

describe('duplicating a form from the list', () => {
  beforeEach(() => {
    vi.mocked(newFormId).mockReturnValue('copia')
    vi.mocked(countryTree).mockResolvedValue([ARGENTINA, SPAIN])
  })

  async function openDialog(role: Role = 'ROLE_SUPERVISOR_DUPLICADOR') {
    const { person } = await open(role)
    await person.click(screen.getByRole('button', { name: 'Más acciones de Censo' }))
    await person.click(screen.getByRole('menuitem', { name: 'Duplicar' }))
    return { person, dialog: await screen.findByRole('dialog', { name: 'Duplicar «Censo»' }) }
  }

  it.each(ROLES)('LIST-05 LIST-07 %s can duplicate a form only with the permission', async (role) => {
    const { person } = await open(role)
    const menu = screen.queryByRole('button', { name: 'Más acciones de Censo' })
    if (menu) await person.click(menu)
    const duplicates = ['ROLE_ADMIN', 'ROLE_SUPERVISOR_ELEVADO'].includes(role) || role.endsWith('DUPLICADOR')
    expect(screen.queryAllByRole('menuitem', { name: 'Duplicar' })).toHaveLength(duplicates ? 1 : 0)
  })

  it('LIST-07 ANS-15 a copy needs an area, is saved into it as one however often it is tried, and a message says so', async () => {
    vi.mocked(newFormId).mockReturnValueOnce('copia').mockReturnValue('otra')
    vi.mocked(saveForm).mockRejectedValueOnce(new DataError('offline'))
    const { person, dialog } = await openDialog()
    const confirm = within(dialog).getByRole('button', { name: 'Duplicar' })
    await person.click(confirm)
    expect(await within(dialog).findByText('Debe seleccionar un Área Municipal.')).toBeInTheDocument()
    expect(saveForm).not.toHaveBeenCalled()
    await person.click(within(dialog).getByRole('combobox', { name: 'Área municipal' }))
    await person.click(screen.getByRole('option', { name: 'Espacios Verdes' }))
    await person.click(confirm)
    expect(await within(dialog).findByText(/Ocurrió un error al duplicar/)).toBeInTheDocument()
    await person.click(confirm)
    const said = await screen.findByText('El Formulario fue duplicado correctamente', {}, { timeout: 3000 })
    expect(said).toBeInTheDocument()
    const copy = expect.objectContaining({
      id: 'copia',
      titulo: 'Censo (copia)',
      areas: [OTHER_AREA],
      version: 0,
    })
    expect(saveForm).toHaveBeenLastCalledWith(copy, 0, expect.anything())
  })

  it('LIST-07 an administrator chooses country, province, municipality and area', async () => {
    const { person, dialog } = await openDialog('ROLE_ADMIN')
    const steps = [
      ['País', 'España'],
      ['Provincia', 'Barcelona'],
      ['Municipio', 'Montclar'],
      ['Área municipal', 'Urbanisme'],
    ] as const
    expect(within(dialog).getAllByRole('combobox')).toHaveLength(steps.length)
    for (const [name, option] of steps) {
      await person.click(within(dialog).getByRole('combobox', { name }))
      await person.click(screen.getByRole('option', { name: option }))
    }
    vi.mocked(saveForm).mockImplementation((copy) => Promise.resolve(copy))
    await person.click(within(dialog).getByRole('button', { name: 'Duplicar' }))
    const areas = [`${MONTCLAR_PATH}/areas_municipales/urbanisme`]
    expect(saveForm).toHaveBeenLastCalledWith(expect.objectContaining({ areas }), 0, expect.anything())
  })

  it('AUTH-11 a blocked country is marked and cannot be chosen', async () => {
    vi.mocked(countryTree).mockResolvedValue([ARGENTINA, { ...SPAIN, inhabilitado: true }])
    const { person, dialog } = await openDialog('ROLE_ADMIN')
    await person.click(within(dialog).getByRole('combobox', { name: 'País' }))
    const spain = screen.getByRole('option', { name: 'España (deshabilitado)' })
    expect(spain).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByRole('option', { name: 'Argentina' })).not.toHaveAttribute('aria-disabled')
  })

  it('GEO-02 says which list of places could not be loaded', async () => {
    vi.mocked(countryTree).mockRejectedValue(new DataError('timeout'))
    const { dialog } = await openDialog()
    const said = await within(dialog).findAllByRole('alert')
    expect(said.map(({ textContent }) => textContent)).toEqual([
      'Se ha producido un error al obtener la lista de las Áreas del Municipio, por favor recargue la página.',
    ])
  })
})
