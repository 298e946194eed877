import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DataError } from '../../../data/errors'
import { getListedQuestions } from '../../../data/staff/list-settings'
import { columnOf } from '../../../domain/form/listed-questions'
import { changedLists, ownListsOf } from '../../../domain/answers-list/own-lists'
import { aForm, questions } from '../../../testing/builders'
import { code, data, give, open, record, settle } from '../testing/list-page'

vi.mock('../../../data/staff/list-settings', () => ({
  getListedQuestions: vi.fn(),
  listAuthors: vi.fn(),
  saveListSettings: vi.fn(),
}))

const LISTED = questions({ titulo: 'Calle' }, { titulo: 'Barrio' })
const [STREET, QUARTER] = LISTED.map(columnOf)
const AT = '/respuestas/listado/comercios?dni=24123456'
const KEY = 'lista:mgomez:comercios'
const view = (nombre: string) => ({ nombre, filtro: 'estado=1' })

const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
/** What the record says of the form. */
const recorded = () => ownListsOf(record.listas).find(({ formulario }) => formulario === 'comercios')
const namesIn = (vistas: readonly { nombre: string }[] = []) => vistas.map(({ nombre }) => nombre)
const isOnline = (online: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)

type Page = Awaited<ReturnType<typeof open>>
async function saveView({ person }: Page, name: string): Promise<void> {
  await person.click(await screen.findByRole('button', { name: /^(Vistas|Guardar vista)$/ }))
  await person.type(screen.getByRole('textbox', { name: 'Nombre de la vista' }), name)
  await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Guardar vista' }))
  await screen.findByRole('link', { name })
}

/** Everything of this browser is gone: another device. */
function otherDevice({ unmount }: Page): void {
  unmount()
  localStorage.clear()
}

/** A record without room: of this form, and of another one that changed later. */
function filledUp(letters = 900): string {
  const views = (name: string) =>
    Array.from({ length: 12 }, (_, at) => ({ nombre: `${name} ${at}`, filtro: 'x'.repeat(letters) }))
  const { text, left } = changedLists('', [
    { formulario: 'comercios', change: { vistas: views('Vieja'), quitadas: [] } },
    { formulario: 'eventos', change: { vistas: views('Nueva'), quitadas: [] } },
  ])
  return left.length === 0 ? text : filledUp(letters - 1)
}

beforeEach(() => {
  vi.restoreAllMocks()
  settle()
  localStorage.clear()
  const lista = { primeras: STREET ? [STREET] : [], columnas: null, vistas: [] }
  data.getFormHead.mockResolvedValue({ ...aForm(), lista })
  vi.mocked(getListedQuestions).mockResolvedValue(LISTED)
  give(3)
})

describe('the own columns and views of a list', () => {
  it('DAY-01 DAY-02 are on the person’s next device', async () => {
    const page = await open('ROLE_SUPERVISOR', AT)
    await saveView(page, 'Norma')
    await page.person.click(screen.getByRole('button', { name: 'Columnas' }))
    await page.person.click(await screen.findByRole('checkbox', { name: 'Barrio' }))
    await page.person.click(screen.getByRole('button', { name: 'Guardar columnas' }))
    await waitFor(() => expect(recorded()?.columnas).toEqual([STREET, QUARTER]))
    await waitFor(() => expect(localStorage.getItem(KEY)).toBeNull())
    expect(screen.getByRole('link', { name: 'Norma' })).toBeInTheDocument()
    otherDevice(page)
    await open('ROLE_SUPERVISOR', AT)
    expect(await screen.findByRole('link', { name: 'Norma' })).toHaveAttribute('aria-current', 'true')
    await screen.findByText(code(1))
    expect(headings()).toEqual(expect.arrayContaining(['Calle', 'Barrio']))
  })

  it('DAY-01 a list that is opened writes and reads nothing for them', async () => {
    record.listas = changedLists('', [
      { formulario: 'comercios', change: { vistas: [view('Mía')], quitadas: [] } },
    ]).text
    await open()
    expect(await screen.findByRole('link', { name: 'Mía' })).toBeInTheDocument()
    expect(data.saveOwnLists).not.toHaveBeenCalled()
  })

  it('DAY-02 of two devices each changes its own, and both have both', async () => {
    const page = await open('ROLE_SUPERVISOR', AT)
    await screen.findByText(code(1))
    // Meanwhile elsewhere, also in another form.
    const others = ['comercios', 'eventos'].map((formulario) => ({
      formulario,
      change: { vistas: [view('De otro lado')], quitadas: [] },
    }))
    record.listas = changedLists(record.listas, others).text
    await saveView(page, 'De acá')
    await waitFor(() => expect(namesIn(recorded()?.vistas)).toEqual(['De otro lado', 'De acá']))
    expect(ownListsOf(record.listas).map(({ formulario }) => formulario)).toEqual(['comercios', 'eventos'])
    expect(await screen.findByRole('link', { name: 'De otro lado' })).toBeInTheDocument()
  })
})

describe('what is on the device alone', () => {
  it('DAY-01 DAY-02 from before moves over when a list is opened, once, and replaces nothing', async () => {
    record.listas = changedLists('', [
      {
        formulario: 'comercios',
        change: { columnas: STREET ? [STREET] : [], vistas: [view('Nueva')], quitadas: [] },
      },
    ]).text
    localStorage.setItem(KEY, JSON.stringify({ columnas: [QUARTER], vistas: [view('De antes')] }))
    localStorage.setItem('lista:mgomez:eventos', JSON.stringify({ columnas: [QUARTER], vistas: [] }))
    localStorage.setItem('lista:otra:comercios', JSON.stringify({ columnas: [QUARTER], vistas: [] }))
    const page = await open()
    expect(await screen.findByRole('link', { name: 'De antes' })).toBeInTheDocument()
    await waitFor(() => expect(namesIn(recorded()?.vistas)).toEqual(['Nueva', 'De antes']))
    expect(recorded()?.columnas).toEqual([STREET])
    expect(ownListsOf(record.listas).find(({ formulario }) => formulario === 'eventos')?.columnas).toEqual([
      QUARTER,
    ])
    await waitFor(() => expect(Object.keys(localStorage)).not.toContain(KEY))
    page.unmount()
    await open()
    await screen.findByText(code(1))
    expect(data.saveOwnLists).toHaveBeenCalledOnce()
    // Somebody else's stays theirs.
    expect(localStorage.getItem('lista:otra:comercios')).not.toBeNull()
  })

  it('DAY-02 without network is kept, says nothing, and goes when there is network again', async () => {
    const online = isOnline(false)
    const works = data.saveOwnLists.getMockImplementation()
    data.saveOwnLists.mockRejectedValue(new DataError('offline'))
    const page = await open('ROLE_SUPERVISOR', AT)
    await saveView(page, 'Norma')
    expect(screen.queryByRole('alert')).toBeNull()
    await page.person.click(screen.getByRole('button', { name: 'Vistas' }))
    await page.person.click(screen.getByRole('button', { name: 'Quitar la vista Norma' }))
    await page.person.type(screen.getByRole('textbox', { name: 'Nombre de la vista' }), 'Otra')
    await page.person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Guardar vista' }))
    expect(await screen.findByRole('link', { name: 'Otra' })).toBeInTheDocument()
    if (works) data.saveOwnLists.mockImplementation(works)
    online.mockReturnValue(true)
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(namesIn(recorded()?.vistas)).toEqual(['Otra']))
    expect(screen.getByRole('link', { name: 'Otra' })).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Norma' })).toBeNull()
  })

  it('DAY-02 what a closed page could not send goes with the next one', async () => {
    data.saveOwnLists.mockRejectedValueOnce(new DataError('offline'))
    const page = await open('ROLE_SUPERVISOR', AT)
    await saveView(page, 'Norma')
    await waitFor(() => expect(data.saveOwnLists).toHaveBeenCalledOnce())
    expect(record.listas).toBeUndefined()
    page.unmount()
    await open()
    expect(await screen.findByRole('link', { name: 'Norma' })).toBeInTheDocument()
    await waitFor(() => expect(namesIn(recorded()?.vistas)).toEqual(['Norma']))
  })

  it('DAY-02 where the record has no room stays here, is told, and goes with the next change alone', async () => {
    record.listas = filledUp()
    data.getFormHead.mockResolvedValue(aForm({ id: 'otro' }))
    const page = await open('ROLE_SUPERVISOR', '/respuestas/listado/otro?dni=1')
    await saveView(page, 'La gota')
    expect(await screen.findByText(/quedan solo en este dispositivo/)).toBeInTheDocument()
    expect(ownListsOf(record.listas).map(({ formulario }) => formulario)).toEqual(['otro', 'eventos'])
    page.unmount()
    data.getFormHead.mockResolvedValue(aForm())
    data.saveOwnLists.mockClear()
    const old = await open()
    expect(await screen.findByRole('link', { name: 'Vieja 0' })).toBeInTheDocument()
    expect(data.saveOwnLists).not.toHaveBeenCalled()
    await old.person.click(screen.getByRole('button', { name: 'Vistas' }))
    await old.person.click(screen.getByRole('button', { name: 'Quitar la vista Vieja 0' }))
    await waitFor(() => expect(namesIn(recorded()?.vistas)).toContain('Vieja 1'))
    expect(namesIn(recorded()?.vistas)).not.toContain('Vieja 0')
  })

  it('DAY-02 stays until the page is left where the device keeps nothing and nothing can be sent', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full')
    })
    data.saveOwnLists.mockRejectedValueOnce(new DataError('offline'))
    const page = await open('ROLE_SUPERVISOR', AT)
    await saveView(page, 'Norma')
    await waitFor(() => expect(data.saveOwnLists).toHaveBeenCalledOnce())
    await saveView(page, 'Otra')
    await waitFor(() => expect(namesIn(recorded()?.vistas)).toEqual(['Norma', 'Otra']))
    expect(screen.getByRole('link', { name: 'Norma' })).toBeInTheDocument()
  })
})
