import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { exportPage } from '../../../data/staff/export-page'
import type { AnswersPage } from '../../../data/staff/list-answers'
import { columnOf } from '../../../domain/form/listed-questions'
import { aForm, questions } from '../../../testing/builders'
import { PHONE, setScreenWidth } from '../../../testing/render-staff'
import { beginWriting } from '../export/writing'
import { code, data, give, open, settle } from '../testing/list-page'

vi.mock('../../../data/staff/export-page', () => ({ exportPage: vi.fn() }))
vi.mock('../export/writing', () => ({ beginWriting: vi.fn() }))
vi.mock('../../../lib/download-file', () => ({ downloadFile: vi.fn() }))

const AT = '/respuestas/listado/comercios'
const field = () => screen.findByRole('textbox', { name: 'Buscar respuestas' })
const searches = () => data.listAnswersPage.mock.calls.flatMap(([{ filters }]) => filters?.search || [])
const marked = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent)

beforeEach(() => {
  settle()
  const primeras = questions({ titulo: 'Calle' }).map(columnOf)
  data.getFormHead.mockResolvedValue({ ...aForm(), lista: { primeras, columnas: null, vistas: [] } })
  give(3, () => ({ ficha: { columnas: { 'pregunta-0': 'Mayor 5' } } }))
  data.countAnswers.mockResolvedValue(null)
})

describe('searching in the answers list', () => {
  it('DAY-01 one letter alone is not searched for, until Enter', async () => {
    await open()
    const input = await field()
    vi.useFakeTimers()
    fireEvent.change(input, { target: { value: 'm' } })
    act(() => vi.advanceTimersByTime(5_000))
    expect(searches()).toEqual([])
    fireEvent.keyDown(input, { key: 'Enter' })
    vi.useRealTimers()
    await waitFor(() => expect(searches()).toEqual(['m']))
  })

  it('DAY-01 searches when one pauses, once for what was typed until then', async () => {
    const { person, address } = await open()
    const input = await field()
    await person.type(input, 'mayor')
    await waitFor(() => expect(address()).toBe(`${AT}?buscar=mayor`))
    await waitFor(() => expect(searches()).toEqual(['mayor']))
    expect(input).toHaveFocus()
    await person.clear(input)
    await waitFor(() => expect(address()).toBe(AT))
  })

  it('DAY-01 going back leads from what was typed to the list before it', async () => {
    const { person, address, back } = await open()
    const input = await field()
    await person.type(input, 'may')
    await waitFor(() => expect(address()).toBe(`${AT}?buscar=may`))
    await person.type(input, 'or')
    await waitFor(() => expect(address()).toBe(`${AT}?buscar=mayor`))
    back()
    expect(address()).toBe(AT)
    expect(input).toHaveValue('')
  })

  it('DAY-01 letters typed while an answer is on its way stay, and what was found stays until the next is there', async () => {
    const { person, address } = await open('ROLE_SUPERVISOR', `${AT}?buscar=ma`)
    await screen.findByText(code(1))
    const input = await field()
    let arrive: (page: AnswersPage) => void = () => undefined
    data.listAnswersPage.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)))
    await person.type(input, 'y ')
    await waitFor(() => expect(address()).toBe(`${AT}?buscar=may`))
    // Or «or», typed next, would belong to the word before.
    expect(input).toHaveValue('may ')
    expect(screen.getByText(code(1))).toBeInTheDocument()
    expect(screen.getByRole('table').closest('[aria-busy="true"]')).not.toBeNull()
    expect(screen.getByText('Buscando…')).toBeVisible()
    expect(screen.queryByText(/encontrada/)).toBeNull()
    await act(() => arrive({ answers: [], damaged: 0, cursor: null }))
    expect(await screen.findByText('No se encontraron resultados')).toBeInTheDocument()
    expect(input).toHaveValue('may ')
  })

  it.each([['a desk'], ['a phone']])('DAY-01 what was found is marked, on %s', async (screenOf) => {
    if (screenOf === 'a phone') setScreenWidth(PHONE)
    await open('ROLE_SUPERVISOR', `${AT}?buscar=mayor+vdr`)
    await screen.findAllByText('Mayor')
    expect(new Set(marked())).toEqual(new Set(['Mayor', 'VDR']))
  })

  it('DAY-01 without a search nothing is marked', async () => {
    await open()
    await screen.findByText(code(1))
    expect(marked()).toEqual([])
  })

  it('DAY-01 says how many were found, and that there are more', async () => {
    const { unmount } = await open('ROLE_SUPERVISOR', `${AT}?buscar=mayor`)
    expect(await screen.findByText('3 encontradas')).toBeInTheDocument()
    unmount()
    give(20)
    data.countAnswers.mockResolvedValue(null)
    await open('ROLE_SUPERVISOR', `${AT}?buscar=mayor`)
    expect(await screen.findByText('15 encontradas, y hay más')).toBeInTheDocument()
  })

  it.each([
    [3, 'Se exportaron 3 respuestas'],
    [501, 'Se exportaron las primeras 500 respuestas encontradas; hay más'],
  ])('DAY-01 ALIST-06 of %i found, as many as a file takes are exported', async (total, words) => {
    give(total)
    data.countAnswers.mockResolvedValue(null)
    vi.mocked(beginWriting).mockResolvedValue({
      add: () => Promise.resolve(),
      close: () => Promise.resolve(new Blob()),
      end: () => undefined,
    })
    vi.mocked(exportPage).mockImplementation(({ ids }) =>
      Promise.resolve({
        status: 'ok',
        columns: [{ of: 'fact', fact: 'code' }],
        answers: (ids ?? []).map((id) => [id]),
        total: ids?.length ?? 0,
        lastDoc: null,
        upTo: 1,
      }),
    )
    const { person } = await open('ROLE_SUPERVISOR', `${AT}?buscar=mayor`)
    await screen.findByText(code(1))
    await person.click(screen.getByRole('button', { name: 'Exportar' }))
    await person.click(within(await screen.findByRole('menu')).getByRole('menuitem', { name: /csv/i }))
    expect(await screen.findByText(words)).toBeInTheDocument()
    expect(vi.mocked(exportPage).mock.lastCall?.[0].ids).toHaveLength(Math.min(total, 500))
  })
})
