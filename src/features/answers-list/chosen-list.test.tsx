import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DataError } from '../../data/errors'
import { getListedQuestions, listAuthors, saveListSettings } from '../../data/staff/list-settings'
import { columnOf } from '../../domain/form/listed-questions'
import { aForm, questions, TYPED } from '../../testing/builders'
import { PHONE, setScreenWidth } from '../../testing/render-staff'
import { code, data, give, open, settle } from './testing/list-page'

vi.mock('../../data/staff/list-settings', () => ({
  getListedQuestions: vi.fn(),
  listAuthors: vi.fn(),
  saveListSettings: vi.fn(),
}))

const LISTED = questions(
  { titulo: 'Calle' },
  { titulo: '¿Urgente?', ...TYPED['yes-no'] },
  { titulo: 'Visto el', ...TYPED.date },
  { titulo: 'Daño', ...TYPED['single-choice'] },
)
const COLUMNS = LISTED.slice(0, 3).map(columnOf)
const SAID = {
  'pregunta-0': 'Mayor 5',
  'pregunta-1': 'false',
  'pregunta-2': '2026-03-01T15:00:00.000Z',
  'pregunta-3': 'Regular',
}
const lista = { primeras: COLUMNS, columnas: null, vistas: [] }
const AT = '/respuestas/listado/comercios'
const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)

beforeEach(() => {
  settle()
  localStorage.clear()
  data.getFormHead.mockResolvedValue({ ...aForm(), lista })
  vi.mocked(getListedQuestions).mockResolvedValue(LISTED)
  const authors = [
    { author: 'ines.roca', name: 'Inés Roca' },
    { author: 'pia', name: 'Pía Sosa' },
  ]
  vi.mocked(listAuthors).mockResolvedValue({ authors, isCut: false })
  give(3, () => ({ ficha: { columnas: SAID } }))
})

describe('columns of the answers list', () => {
  it('DAY-01 the columns are the form’s first questions, in words, and only those are read', async () => {
    await open()
    const row = (await screen.findByText(code(1))).closest('tr')
    expect(headings()).toEqual(expect.arrayContaining(['Calle', '¿Urgente?', 'Visto el']))
    expect(row).toHaveTextContent('Mayor 5')
    expect(row).toHaveTextContent('No01/03/2026')
    expect(data.listAnswersPage.mock.lastCall?.[0].columns).toEqual(COLUMNS.map(({ id }) => id))
  })

  it('LOGIC-11 a column says that the form works its answers out, and so where columns are chosen', async () => {
    const worked = questions(
      { id: 'tasa', titulo: 'Tasa', ...TYPED.integer, calculo: '1 + 1' },
      { titulo: 'Calle' },
    )
    data.getFormHead.mockResolvedValue({ ...aForm(), lista: { ...lista, primeras: worked.map(columnOf) } })
    vi.mocked(getListedQuestions).mockResolvedValue(worked)
    const { person } = await open()
    await screen.findByText(code(1))
    expect(screen.getByRole('columnheader', { name: 'se calcula Tasa' })).toBeVisible()
    expect(screen.getByRole('columnheader', { name: 'Calle' })).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Columnas' }))
    expect(await screen.findByRole('checkbox', { name: 'Tasa (se calcula)' })).toBeChecked()
  })

  it('DAY-01 an answer without a digest is listed all the same', async () => {
    give(1)
    await open()
    expect(await screen.findByText(code(1))).toBeInTheDocument()
  })

  it('DAY-01 a phone shows on the cards what the columns say', async () => {
    setScreenWidth(PHONE)
    await open()
    expect(await screen.findAllByText('Mayor 5')).toHaveLength(3)
    expect(screen.queryByText('Calle')).toBeNull()
  })

  it('DAY-01 a person’s own choice of columns is there the next time', async () => {
    const { person, unmount } = await open('ROLE_INSPECTOR_ACTAS')
    await person.click(await screen.findByRole('button', { name: 'Columnas' }))
    await person.click(await screen.findByRole('checkbox', { name: 'Daño' }))
    await person.click(screen.getByRole('checkbox', { name: 'Calle' }))
    expect(screen.queryByRole('radio')).toBeNull()
    await person.click(screen.getByRole('button', { name: 'Guardar columnas' }))
    expect(await screen.findByRole('columnheader', { name: 'Daño' })).toBeInTheDocument()
    expect(headings()).not.toContain('Calle')
    unmount()
    await open('ROLE_INSPECTOR_ACTAS')
    expect(await screen.findByRole('columnheader', { name: 'Daño' })).toBeInTheDocument()
    expect(saveListSettings).not.toHaveBeenCalled()
  })

  it('DAY-01 people who may change the form choose columns for everybody, and a failure keeps the choice', async () => {
    vi.mocked(saveListSettings).mockRejectedValueOnce(new DataError('offline'))
    const { person } = await open()
    await person.click(await screen.findByRole('button', { name: 'Columnas' }))
    await person.click(await screen.findByRole('checkbox', { name: 'Daño' }))
    await person.click(screen.getByRole('radio', { name: 'Todos los que leen esta lista' }))
    await person.click(screen.getByRole('button', { name: 'Guardar columnas' }))
    expect(await screen.findByText(/Las columnas no se guardaron/)).toBeInTheDocument()
    expect(screen.getByRole('checkbox', { name: 'Daño' })).toBeChecked()
    await person.click(screen.getByRole('button', { name: 'Guardar columnas' }))
    expect(saveListSettings).toHaveBeenLastCalledWith('comercios', {
      columnas: [...COLUMNS, ...LISTED.slice(3).map(columnOf)],
    })
  })

  it('DAY-01 says so when the questions cannot be read, and tries again', async () => {
    vi.mocked(getListedQuestions).mockRejectedValueOnce(new DataError('offline'))
    const { person } = await open()
    await person.click(await screen.findByRole('button', { name: 'Columnas' }))
    const dialog = await screen.findByRole('dialog')
    await person.click(await within(dialog).findByRole('button', { name: 'Intentar de nuevo' }))
    expect(await screen.findByRole('checkbox', { name: 'Calle' })).toBeChecked()
  })
})

describe('finding in the answers list', () => {
  const asked = () => data.listAnswersPage.mock.lastCall?.[0].filters

  it('DAY-01 one field searches; the address keeps the text, and the page says what a search cannot do', async () => {
    const { person, address } = await open()
    await person.type(await screen.findByRole('textbox', { name: 'Buscar respuestas' }), ' diego mal{Enter}')
    expect(address()).toBe(`${AT}?buscar=diego+mal`)
    expect(asked()?.search).toBe('diego mal')
    await person.click(screen.getByRole('button', { name: 'Qué se busca' }))
    expect(await screen.findByText(/por su comienzo/)).toBeInTheDocument()
    await person.keyboard('{Escape}')
    expect(screen.getByRole('button', { name: 'Exportar' })).toBeInTheDocument()
    await person.click(screen.getByRole('button', { name: 'Limpiar filtros' }))
    expect(address()).toBe(AT)
  })

  it('DAY-01 a page of a search without a result has a link to the next page', async () => {
    data.listAnswersPage.mockResolvedValue({
      answers: [],
      damaged: 0,
      cursor: { value: { found: 'x' }, name: 'x' },
    })
    await open('ROLE_SUPERVISOR', `${AT}?buscar=raro`)
    expect(await screen.findByText(/La página siguiente sigue buscando/)).toBeInTheDocument()
  })

  it('DAY-01 what a search cannot find is said where it found nothing, too', async () => {
    give(0)
    await open('ROLE_SUPERVISOR', `${AT}?buscar=ndu`)
    expect(await screen.findByText('No se encontraron resultados')).toBeInTheDocument()
    expect(screen.getByText(/Cada palabra se encuentra por su comienzo/)).toBeInTheDocument()
    expect(screen.getByText(/^Nada empieza con «ndu»/)).toBeInTheDocument()
  })

  it('DAY-01 what a search found is not offered in another order, which it does not have', async () => {
    const sort = () => screen.queryByRole('button', { name: /^Ordenar/ })
    const { unmount } = await open('ROLE_SUPERVISOR', `${AT}?buscar=mayor`)
    await screen.findByText(code(1))
    expect(sort()).toBeNull()
    unmount()
    // It also says which date is shown and filtered by, so it can be taken back.
    await open('ROLE_SUPERVISOR', `${AT}?buscar=mayor&orden=actualizacion`)
    await screen.findByText(code(1))
    expect(sort()).toHaveTextContent('Ordenar: Última actualización')
  })

  it('DAY-01 filters by a choice in a question', async () => {
    const { person, address } = await open()
    await person.click(await screen.findByRole('button', { name: 'Más filtros' }))
    await person.click(await screen.findByRole('button', { name: 'Filtrar por respuesta' }))
    await person.click(await screen.findByRole('combobox', { name: 'Pregunta' }))
    await person.click(await screen.findByRole('option', { name: 'Daño' }))
    await person.click(screen.getByRole('combobox', { name: 'Se respondió' }))
    await person.click(await screen.findByRole('option', { name: 'Regular' }))
    await person.click(screen.getByRole('button', { name: 'Agregar filtro' }))
    expect(address()).toBe(`${AT}?opcion=pregunta-3%3Aopcion-1`)
    expect(asked()?.choices).toEqual([{ question: 'pregunta-3', value: 'opcion-1' }])
    expect(await screen.findByText('Daño: Regular')).toBeInTheDocument()
  })

  it('DAY-01 DAY-02 a link from before, which names an option by its position, is understood and kept', async () => {
    const { address } = await open('ROLE_SUPERVISOR', `${AT}?eleccion=pregunta-3%3A1`)
    expect(await screen.findByText('Daño: Regular')).toBeInTheDocument()
    expect(asked()?.choices).toEqual([{ question: 'pregunta-3', value: '1', byPosition: true }])
    expect(address()).toBe(`${AT}?eleccion=pregunta-3%3A1`)
  })

  it('DAY-01 filters by author, chosen by name', async () => {
    const { person, address } = await open()
    await person.click(await screen.findByRole('button', { name: 'Respondió' }))
    const field = await screen.findByRole('combobox', { name: 'Respondió' })
    expect(await screen.findByRole('option', { name: 'Pía Sosa (pia)' })).toBeInTheDocument()
    await person.type(field, 'nadie')
    expect(screen.getByText('Nadie con ese nombre respondió.')).toBeInTheDocument()
    await person.clear(field)
    await person.type(field, 'inés r{Enter}')
    expect(address()).toBe(`${AT}?autor=ines.roca`)
    expect(screen.getByText('Respondió: Inés Roca (ines.roca)')).toBeInTheDocument()
  })

  it('DAY-01 filters by an author whose name cannot be read, as it is typed', async () => {
    vi.mocked(listAuthors).mockRejectedValue(new DataError('forbidden'))
    const { person, address } = await open()
    await person.click(await screen.findByRole('button', { name: 'Respondió' }))
    const field = await screen.findByRole('combobox', { name: 'Respondió' })
    await person.click(field)
    await person.type(field, 'ines.roca{Enter}')
    expect(address()).toBe(`${AT}?autor=ines.roca`)
  })

  it('DAY-01 filters by the last seven days with one choice', async () => {
    const { person, address } = await open()
    await person.click(await screen.findByRole('button', { name: 'Fecha' }))
    await person.click(await screen.findByRole('radio', { name: 'Últimos 7 días' }))
    expect(address()).toMatch(/\?desde=\d{4}-\d\d-\d\d$/)
  })
})

describe('saved views of the answers list', () => {
  it('DAY-02 saves the current view under a name, opens it, and removes it', async () => {
    const { person, address, unmount } = await open('ROLE_SUPERVISOR', `${AT}?dni=24123456`)
    await person.click(await screen.findByRole('button', { name: 'Columnas' }))
    await person.click(await screen.findByRole('checkbox', { name: 'Calle' }))
    await person.click(screen.getByRole('button', { name: 'Guardar columnas' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await person.click(await screen.findByRole('button', { name: 'Guardar vista' }))
    await person.type(screen.getByRole('textbox', { name: 'Nombre de la vista' }), 'Norma')
    const dialog = screen.getByRole('dialog')
    await person.click(within(dialog).getByRole('button', { name: 'Guardar vista' }))
    expect(headings()).not.toContain('Calle')
    const view = await screen.findByRole('link', { name: 'Norma' })
    expect(view).toHaveAttribute('aria-current', 'true')
    await person.click(screen.getByRole('button', { name: 'Limpiar filtros' }))
    await person.click(screen.getByRole('link', { name: 'Norma' }))
    expect(address()).toBe(`${AT}?dni=24123456`)
    await person.click(screen.getByRole('button', { name: 'Vistas' }))
    await person.click(screen.getByRole('button', { name: 'Quitar la vista Norma' }))
    expect(screen.queryByRole('link', { name: 'Norma' })).toBeNull()
    unmount()
    await open()
    await screen.findByText(code(1))
    // The columns were kept beside the views.
    expect(headings()).not.toContain('Calle')
  })

  it('DAY-02 views of the form are for everybody, and people who may change the form save them', async () => {
    const vistas = [{ nombre: 'Urgentes', filtro: 'estado=1' }]
    data.getFormHead.mockResolvedValue({ ...aForm(), lista: { ...lista, vistas } })
    const { person } = await open('ROLE_SUPERVISOR', `${AT}?dni=24123456`)
    expect(await screen.findByRole('link', { name: 'Urgentes' })).toHaveAttribute('href', `${AT}?estado=1`)
    await person.click(screen.getByRole('button', { name: 'Vistas' }))
    await person.type(screen.getByRole('textbox', { name: 'Nombre de la vista' }), 'Norma')
    await person.click(screen.getByRole('radio', { name: 'Todos los que leen esta lista' }))
    await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Guardar vista' }))
    expect(saveListSettings).toHaveBeenLastCalledWith('comercios', {
      vistas: [...vistas, { nombre: 'Norma', filtro: 'dni=24123456' }],
    })
  })
})
