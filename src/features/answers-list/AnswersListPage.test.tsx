import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DataError, NeedsIndexError } from '../../data/errors'
import { deleteAnswer, moveAnswer } from '../../data/staff/answers'
import { getForm } from '../../data/staff/forms'
import { countAnswers, listAnswersPage } from '../../data/staff/list-answers'
import type { Role } from '../../domain/access/roles'
import type { StoredAnswer } from '../../domain/answer/answer'
import { NO_OPTIONS } from '../../domain/form/options'
import { NO_STATES } from '../../domain/form/state'
import { aForm, anAnswer, aUser, OTHER_AREA, THREE_STATES } from '../../testing/builders'
import { DESK, PHONE, renderStaff, setScreenWidth } from '../../testing/render-staff'
import { AnswersListPage } from './AnswersListPage'

vi.mock('../../data/staff/forms', () => ({ getForm: vi.fn() }))
vi.mock('../../data/staff/list-answers', () => ({
  ANSWERS_PER_PAGE: 15,
  listAnswersPage: vi.fn(),
  countAnswers: vi.fn(),
}))
vi.mock('../../data/staff/answers', () => ({ moveAnswer: vi.fn(), deleteAnswer: vi.fn() }))

const code = (number: number) => `VDR-${String(number).padStart(10, '0')}`
const answer = (number: number, given: Partial<StoredAnswer> = {}): StoredAnswer =>
  anAnswer(
    { id: `respuesta-${number}`, code: code(number) },
    { estados: THREE_STATES, firstName: 'Diego', lastName: 'Maldonado', ...given },
  )

/** The pages of a form with so many answers, as the data layer gives them. */
function give(
  total: number,
  change: (number: number) => Partial<StoredAnswer> = () => ({}),
  damaged = 0,
): void {
  const all = Array.from({ length: total }, (_, index) => answer(index + 1, change(index + 1)))
  vi.mocked(countAnswers).mockResolvedValue(total + damaged)
  let served = 0
  vi.mocked(listAnswersPage).mockImplementation(({ after }) => {
    served = after ? served : 0
    const answers = all.slice(served, served + 15)
    served += answers.length
    // The cursor is opaque to the page: any object that is not null means that more follows.
    const cursor = served < total ? Object.assign(Object.create(null), { last: served }) : null
    return Promise.resolve({ answers, damaged: after ? 0 : damaged, cursor })
  })
}

const open = (role: Role = 'ROLE_SUPERVISOR', at = '/respuestas/listado/comercios') =>
  renderStaff(<AnswersListPage />, { user: aUser(role), pattern: '/respuestas/listado/:formId', at })
// By selector: looking for roles among fifteen rows of controls is slow.
const rows = () => [...document.querySelectorAll('tbody tr')]
const next = () => screen.getByText('Siguiente')
const stateOf = (number: number) => screen.findByRole('combobox', { name: `Estado de ${code(number)}` })

beforeEach(() => {
  vi.resetAllMocks()
  setScreenWidth(DESK)
  vi.mocked(getForm).mockResolvedValue(aForm())
  vi.mocked(moveAnswer).mockImplementation((moved) => Promise.resolve(moved))
  vi.mocked(deleteAnswer).mockResolvedValue()
})

describe('answers list', () => {
  it('ALIST-01 sorts by last update when asked, from the first page, in the address', async () => {
    const updated = new Date(2026, 4, 9, 7, 5)
    give(20, () => ({ lastUpdate: updated }))
    const { person, address } = await open('ROLE_SUPERVISOR', '/respuestas/listado/comercios?pagina=2')
    await person.click(await screen.findByRole('checkbox', { name: 'Ordenar por última actualización' }))
    expect(await screen.findByRole('columnheader', { name: 'Última actualización' })).toBeInTheDocument()
    expect(await screen.findAllByText('09/05/2026 - 07:05')).toHaveLength(15)
    expect(vi.mocked(listAnswersPage).mock.lastCall?.[0]).toMatchObject({
      filters: { order: 'lastUpdate' },
      after: null,
    })
    expect(address()).toBe('/respuestas/listado/comercios?orden=actualizacion')
  })

  it('ALIST-01 shows 15 on a page with the count in words, the next ones behind the pager, and the page in the address', async () => {
    give(16)
    const { person, address } = await open()
    expect(await screen.findByText('16 respuestas')).toBeInTheDocument()
    expect(rows()).toHaveLength(15)
    await person.click(next())
    expect(await screen.findByText(code(16))).toBeInTheDocument()
    expect(rows()).toHaveLength(1)
    expect(address()).toBe('/respuestas/listado/comercios?pagina=2')
  })

  it('ALIST-01 shows no pager up to 15, and opens the page that the address asks for', async () => {
    give(15)
    const { unmount } = await open()
    expect(await screen.findByText('15 respuestas')).toBeInTheDocument()
    expect(screen.queryByText('Siguiente')).toBeNull()
    expect(screen.queryByText('Destinatario')).toBeNull()
    unmount()
    give(20)
    await open('ROLE_SUPERVISOR', '/respuestas/listado/comercios?pagina=2')
    expect(await screen.findByText(code(20))).toBeInTheDocument()
    expect(rows()).toHaveLength(5)
  })

  it('ALIST-03 shows code, date, author and person of each', async () => {
    vi.mocked(getForm).mockResolvedValue(aForm({ opcionales: { ...NO_OPTIONS, ciudadano: true } }))
    const citizen = {
      id: '1',
      nombre: 'Panadería La Espiga',
      apellido: 'Dummy',
      dni: '',
      cuit: '30712345678',
    }
    const rest = { email: '', telefono: '', calle: '', tipo: 'juridica' }
    give(1, () => ({ datosCiudadano: { ...citizen, ...rest } }))
    await open()
    const row = (await screen.findAllByRole('row'))[1]
    expect(row).toHaveTextContent(code(1))
    expect(row).toHaveTextContent(/05\/10\/2026 - \d\d:30/)
    expect(row).toHaveTextContent('Diego Maldonado')
    expect(row).toHaveTextContent('Panadería La Espiga')
    expect(row).not.toHaveTextContent('Dummy')
  })

  it('ALIST-01 reads a page once: paging back and forth and moving a state read nothing before it again', async () => {
    vi.mocked(moveAnswer).mockImplementation((moved) =>
      Promise.resolve({ ...moved, estados: { ...moved.estados, actual: 1 } }),
    )
    give(31)
    const { person } = await open('ROLE_SUPERVISOR', '/respuestas/listado/comercios?pagina=2')
    expect(await screen.findByText(code(16))).toBeInTheDocument()
    expect(listAnswersPage).toHaveBeenCalledTimes(2)
    await person.click(next())
    await person.click(await stateOf(31))
    await person.click(screen.getByRole('option', { name: 'En proceso' }))
    expect(await stateOf(31)).toHaveTextContent('En proceso')
    expect(listAnswersPage).toHaveBeenCalledTimes(3)
  })

  it('ALIST-01 shows the last page for a page beyond the end', async () => {
    give(20)
    await open('ROLE_SUPERVISOR', '/respuestas/listado/comercios?pagina=9')
    expect(await screen.findByText(code(20))).toBeInTheDocument()
    expect(screen.getByText('16 a 20 de 20')).toBeInTheDocument()
  })

  it('ALIST-05 enables only what the current state leads to, saves at once and says so', async () => {
    give(1)
    const { person } = await open()
    await person.click(await stateOf(1))
    const option = (name: string) => screen.getByRole('option', { name })
    expect(option('En proceso')).not.toHaveAttribute('aria-disabled')
    expect(option('Resuelto')).toHaveAttribute('aria-disabled', 'true')
    await person.click(option('En proceso'))
    expect(moveAnswer).toHaveBeenCalledWith(expect.objectContaining({ id: 'respuesta-1' }), 1)
    expect(
      await screen.findByText('Estado actualizado correctamente', {}, { timeout: 3000 }),
    ).toBeInTheDocument()
  })

  it('ALIST-05 says that the state could not be saved and keeps the old one', async () => {
    vi.mocked(moveAnswer).mockRejectedValue(new DataError('offline'))
    give(1)
    const { person } = await open()
    await person.click(await stateOf(1))
    await person.click(screen.getByRole('option', { name: 'En proceso' }))
    expect(await screen.findByText('No se pudo actualizar el estado')).toBeInTheDocument()
    expect(await stateOf(1)).toHaveTextContent('Pendiente')
  })

  it('ALIST-05 names an answer without states', async () => {
    give(1, () => ({ estados: NO_STATES }))
    await open()
    expect(await screen.findByText('Formulario sin atributo de estados')).toBeInTheDocument()
  })

  it('ALIST-05 shows the state as a word to those who may not move it', async () => {
    give(1, () => ({ creadoPor: 'mgomez' }))
    await open('ROLE_INSPECTOR')
    expect(await screen.findByText('Pendiente')).toBeInTheDocument()
    expect(document.querySelector('tbody [role=combobox]')).toBeNull()
  })

  it('ALIST-04 leads to the answer and deletes it after a question', async () => {
    give(1)
    const { person } = await open()
    expect(await screen.findByRole('link', { name: `Ver la respuesta ${code(1)}` })).toHaveAttribute(
      'href',
      '/ver/respuesta-1',
    )
    await person.click(screen.getByRole('button', { name: `Eliminar la respuesta ${code(1)}` }))
    const dialog = await screen.findByRole('alertdialog', {
      name: '¿Confirma que desea eliminar la respuesta?',
    })
    expect(deleteAnswer).not.toHaveBeenCalled()
    await person.click(within(dialog).getByRole('button', { name: 'Eliminar respuesta' }))
    expect(deleteAnswer).toHaveBeenCalledWith('respuesta-1')
    expect(
      await screen.findByText('La respuesta se eliminó correctamente', {}, { timeout: 3000 }),
    ).toBeInTheDocument()
  })

  it('ALIST-04 keeps the answer and says so when deleting fails', async () => {
    vi.mocked(deleteAnswer).mockRejectedValue(new DataError('offline'))
    give(1)
    const { person } = await open()
    await person.click(await screen.findByRole('button', { name: `Eliminar la respuesta ${code(1)}` }))
    await person.click(await screen.findByRole('button', { name: 'Eliminar respuesta' }))
    expect(await screen.findByText('Ocurrió un error, por favor intente nuevamente.')).toBeInTheDocument()
  })

  it('ALIST-04 gives ROLE_INSPECTOR_ACTAS no actions', async () => {
    give(1)
    await open('ROLE_INSPECTOR_ACTAS')
    expect(await screen.findByText(code(1))).toBeInTheDocument()
    expect(screen.queryByRole('columnheader', { name: 'Acciones' })).toBeNull()
    expect(screen.queryByRole('button', { name: /Eliminar/ })).toBeNull()
  })

  it('one damaged answer is told and does not empty the list', async () => {
    give(2, () => ({}), 1)
    await open()
    expect(await screen.findByText(/1 respuesta no se puede leer/)).toBeInTheDocument()
    expect(rows()).toHaveLength(2)
  })

  it('marks an answer whose content does not hold', async () => {
    give(1, () => ({ invalida: true }))
    await open()
    expect(await screen.findByText('Contenido no válido')).toBeInTheDocument()
  })

  it('says that nobody answered yet and how to begin', async () => {
    give(0)
    await open()
    expect(await screen.findByRole('heading', { name: 'No se encontraron resultados' })).toBeInTheDocument()
    expect(screen.getAllByRole('link', { name: 'Contestar' })[0]).toHaveAttribute(
      'href',
      '/contestar/comercios',
    )
    expect(screen.getByText(/Todavía nadie respondió este formulario/)).toBeInTheDocument()
  })

  it('ALIST-08 does not tell an inspector, who sees only own answers, that nobody answered', async () => {
    give(0)
    await open('ROLE_INSPECTOR')
    expect(await screen.findByText(/Usted todavía no respondió este formulario/)).toBeInTheDocument()
  })

  it('offers to try again when answers or form cannot be loaded', async () => {
    give(1)
    vi.mocked(listAnswersPage).mockRejectedValueOnce(new DataError('offline'))
    const { person, unmount } = await open()
    await person.click(await screen.findByRole('button', { name: 'Intentar nuevamente' }))
    expect(await screen.findByText(code(1))).toBeInTheDocument()
    unmount()
    vi.mocked(getForm).mockRejectedValueOnce(new DataError('timeout'))
    const again = await open()
    await again.person.click(await screen.findByRole('button', { name: 'Intentar nuevamente' }))
    expect(await screen.findByText(code(1))).toBeInTheDocument()
  })

  it('VIEW-04 refuses a form of another area, and says when there is no form', async () => {
    vi.mocked(getForm).mockResolvedValue(aForm({ areas: [OTHER_AREA] }))
    const { unmount } = await open()
    const refusal = 'No tiene permisos para ver el formulario porque no esta entre sus áreas municipales.'
    expect(await screen.findByRole('heading', { name: refusal })).toBeInTheDocument()
    expect(listAnswersPage).not.toHaveBeenCalled()
    unmount()
    vi.mocked(getForm).mockRejectedValue(new DataError('notFound'))
    await open()
    expect(
      await screen.findByRole('heading', { name: 'El formulario no existe o ha sido eliminado.' }),
    ).toBeInTheDocument()
  })

  it('NAV-05 becomes cards on a phone', async () => {
    setScreenWidth(PHONE)
    give(1)
    await open()
    const card = await screen.findByRole('listitem')
    expect(within(card).getByRole('link', { name: code(1) })).toBeInTheDocument()
    expect(within(card).getByRole('combobox')).toHaveTextContent('Pendiente')
    expect(screen.queryByRole('table')).toBeNull()
  })
})

describe('filters of the answers list', () => {
  const asked = () => vi.mocked(listAnswersPage).mock.lastCall?.[0].filters
  const WITH_STATES = { estados: { ...THREE_STATES, actual: THREE_STATES.inicial } }

  it('ALIST-02 a text filters once it is typed, from the first page, and stands in the address', async () => {
    give(20)
    const { person, address } = await open('ROLE_SUPERVISOR', '/respuestas/listado/comercios?pagina=2')
    await person.type(await screen.findByRole('textbox', { name: 'Código' }), ` ${code(3)} `)
    expect(asked()?.code).toBe('')
    await person.keyboard('{Enter}')
    expect(address()).toBe(`/respuestas/listado/comercios?codigo=${code(3)}`)
    expect(asked()?.code).toBe(code(3))
  })

  it('ALIST-02 shows the filters of a shared address, each as a chip that removes it', async () => {
    give(3)
    vi.mocked(getForm).mockResolvedValue(aForm(WITH_STATES))
    const at = '/respuestas/listado/comercios?autor=ines&estado=1&desde=2026-10-01&hasta=2026-10-05'
    const { person, address } = await open('ROLE_SUPERVISOR', at)
    expect(await screen.findByText('Fecha: 01/10/2026 al 05/10/2026')).toBeInTheDocument()
    expect(asked()).toMatchObject({
      author: 'ines',
      state: 1,
      period: { from: '2026-10-01', to: '2026-10-05' },
    })
    screen.getByTitle(/Quitar el filtro Estado/).focus()
    await person.keyboard('{Delete}')
    expect(address()).toBe('/respuestas/listado/comercios?autor=ines&desde=2026-10-01&hasta=2026-10-05')
  })

  it('ALIST-02 a single day and a range are never asked for together', async () => {
    give(3)
    const { person, address } = await open(
      'ROLE_SUPERVISOR',
      '/respuestas/listado/comercios?dia=2026-10-05&desde=2026-01-01',
    )
    await screen.findByText('Fecha: 05/10/2026')
    expect(asked()?.period).toEqual({ day: '2026-10-05' })
    await person.click(screen.getByRole('combobox', { name: 'Fecha' }))
    await person.click(await screen.findByRole('option', { name: 'Entre dos fechas' }))
    expect(screen.queryByLabelText('Día')).toBeNull()
    expect(screen.getByLabelText('Desde')).toBeInTheDocument()
    expect(address()).toBe('/respuestas/listado/comercios')
  })

  it('ALIST-02 says that no answer matches, and shows all again', async () => {
    give(0)
    const { person, address } = await open('ROLE_SUPERVISOR', '/respuestas/listado/comercios?dni=24123456')
    expect(await screen.findByText('No se encontraron resultados')).toBeInTheDocument()
    expect(screen.getByText(/Ninguna respuesta cumple con todos los filtros/)).toBeInTheDocument()
    await person.click(within(screen.getByRole('status')).getByRole('button', { name: 'Limpiar filtros' }))
    expect(address()).toBe('/respuestas/listado/comercios')
  })

  it('ALIST-02 says so when an index is missing', async () => {
    give(0)
    vi.mocked(listAnswersPage).mockRejectedValue(new NeedsIndexError('no index'))
    await open()
    expect(
      await screen.findByText(/La combinación de filtros utilizada requiere ser indexada/),
    ).toBeInTheDocument()
  })

  it('ALIST-02 on a phone the filters wait behind a button', async () => {
    setScreenWidth(PHONE)
    give(3)
    const { person } = await open()
    expect(screen.queryByRole('textbox', { name: 'Código' })).toBeNull()
    await person.click(await screen.findByRole('button', { name: 'Filtrar' }))
    expect(await screen.findByRole('textbox', { name: 'Código' })).toBeInTheDocument()
  })

  it('ALIST-08 who sees only own answers is not asked who answered', async () => {
    give(3)
    await open('ROLE_INSPECTOR')
    await screen.findByRole('textbox', { name: 'Código' })
    expect(screen.queryByRole('textbox', { name: 'Respondió (usuario)' })).toBeNull()
  })
})
