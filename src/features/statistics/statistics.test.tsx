import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { DataError } from '../../data/errors'
import { countryTree } from '../../data/staff/geography-tree'
import { countAnswersAcross, countMunicipalitySizes } from '../../data/staff/statistics'
import { MUNICIPALITY_PATH, aUser } from '../../testing/builders'
import { downloadFile } from '../../lib/download-file'
import { ARGENTINA, aMunicipality, MONTCLAR_PATH, SPAIN } from '../../testing/places'
import { DESK, PHONE, renderStaff, setScreenWidth } from '../../testing/render-staff'
import { StatisticsPage } from './StatisticsPage'

vi.mock('../../data/staff/geography-tree', () => ({ countryTree: vi.fn() }))
vi.mock('../../data/staff/statistics', () => ({
  countAnswersAcross: vi.fn(),
  countMunicipalitySizes: vi.fn(),
}))
vi.mock('../../lib/download-file', () => ({ downloadFile: vi.fn() }))

const NOW = new Date(2026, 2, 5, 10, 30)
const open = (query = '') =>
  renderStaff(<StatisticsPage />, {
    user: aUser('ROLE_ADMIN'),
    pattern: '/estadisticas',
    at: `/estadisticas${query}`,
  })

/** The municipalities come in the order Montclar, Villa del Río. */
const counts = (buckets: number[], municipalities: number[], before = 6) => ({
  buckets,
  municipalities,
  before,
  countedAt: NOW,
})
const total = () => screen.findByText('15.000', { selector: 'p' })
const press = (name: string) => screen.getByRole('button', { name })
const dates = () => [screen.getByLabelText('Desde'), screen.getByLabelText('Hasta')]
const spans = () => vi.mocked(countAnswersAcross).mock.calls.map(([{ span }]) => span)
const asWritten = (text: string) => text.replaceAll('\u00a0', ' ')
const rows = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => asWritten(textContent)))

// Loaded before the first one waits for it.
beforeAll(() => import('../../ui/staff/chart/Picture'))
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  vi.resetAllMocks()
  vi.mocked(countryTree).mockResolvedValue([ARGENTINA, SPAIN])
  vi.mocked(countAnswersAcross).mockImplementation(async ({ buckets }) =>
    counts(
      buckets.map((_, index) => (index === 0 ? 15_000 : 0)),
      [3_000, 12_000],
      10_000,
    ),
  )
  vi.mocked(countMunicipalitySizes).mockResolvedValue([
    { forms: 2, users: 3 },
    { forms: 9, users: 15 },
  ])
  // Without an observer every chart counts as near, and is drawn.
  vi.stubGlobal('IntersectionObserver', undefined)
  setScreenWidth(DESK)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the numbers', () => {
  it('STAT-01 STAT-04 the numbers are of the last 7 days of all municipalities unless something else is chosen', async () => {
    await open()
    expect(await screen.findByText(/Del 27\/02\/2026 al 05\/03\/2026/)).toHaveTextContent(
      'Contado el 05/03/2026 - 10:30',
    )
    expect(press('7 días')).toHaveAttribute('aria-pressed', 'true')
    expect(screen.getByLabelText('Desde')).toHaveValue('2026-02-27')
    expect(screen.getByLabelText('Hasta')).toHaveValue('2026-03-05')
    expect(countAnswersAcross).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        span: { from: '2026-02-27', to: '2026-03-05' },
        municipalities: [MONTCLAR_PATH, MUNICIPALITY_PATH],
      }),
    )
  })

  it('STAT-01 shows that the numbers are being counted', async () => {
    vi.mocked(countAnswersAcross).mockReturnValue(new Promise(() => undefined))
    await open()
    expect(await screen.findByRole('status', { name: 'Cargando…' })).toHaveAttribute('aria-busy', 'true')
    expect(press('Hoy')).toBeEnabled()
  })

  it('STAT-04 shows the total and compares it with as many days before', async () => {
    await open()
    const summary = (await total()).closest('dl')
    expect(screen.getByText('50,0 % más que en el período anterior')).toBeInTheDocument()
    expect(screen.getByText('Período anterior, del 20/02/2026 al 26/02/2026: 10.000')).toBeInTheDocument()
    expect(summary).toHaveTextContent('Promedio por día2142,9')
    expect(summary).toHaveTextContent('Municipios con respuestas2 de 2')
  })

  it.each([
    [20, '50,0 % menos que en el período anterior'],
    [10, 'Igual que en el período anterior'],
    [0, null],
  ])('STAT-04 compares 10 with %i before: %s', async (before, words) => {
    vi.mocked(countAnswersAcross).mockResolvedValue(counts([10], [10, 0], before))
    await open('?periodo=hoy')
    await screen.findByText(/Período anterior, del 04\/03\/2026 al 04\/03\/2026/)
    const said = screen.queryByText(/en el período anterior$/)
    expect(said === null ? null : asWritten(said.textContent)).toBe(words)
  })

  it('STAT-04 a chart of the days says its highest one in words, and has its table behind it', async () => {
    vi.mocked(countAnswersAcross).mockResolvedValue(counts([2, 6], [8, 0]))
    const { person } = await open('?desde=2026-03-04&hasta=2026-03-05')
    expect(await screen.findByRole('heading', { name: 'Respuestas por día' })).toBeInTheDocument()
    const name = 'Respuestas por día. Máximo: 6 · 05/03/2026'
    expect(await screen.findByRole('img', { name })).toBeInTheDocument()
    await person.click(press('Tabla'))
    expect(rows(screen.getByRole('table', { name: 'Respuestas por día' }))).toEqual([
      ['04/03/2026', '2', '25,00 %'],
      ['05/03/2026', '6', '75,00 %'],
    ])
    expect(screen.queryByRole('img')).not.toBeInTheDocument()
  })

  it('STAT-04 a period of half a year is shown by week', async () => {
    await open('?periodo=6m')
    expect(await screen.findByRole('heading', { name: 'Respuestas por semana' })).toBeInTheDocument()
  })

  it('STAT-04 municipalities are sorted by answers, with share, forms and users', async () => {
    const [province] = ARGENTINA.provincias
    const provincias = province ? [{ ...province, municipios: [aMunicipality({ inhabilitado: true })] }] : []
    vi.mocked(countryTree).mockResolvedValue([{ ...ARGENTINA, provincias }, SPAIN])
    await open()
    expect(rows(await screen.findByRole('table', { name: 'Respuestas por municipio' }))).toEqual([
      ['Villa del RíoCórdoba, ArgentinaDeshabilitado', '12.000', '80,00 %', '9', '15'],
      ['MontclarBarcelona, España', '3000', '20,00 %', '2', '3'],
      ['Total', '15.000', '100,00 %', '11', '18'],
    ])
  })

  it('STAT-04 says how many answers belong to no listed municipality', async () => {
    vi.mocked(countAnswersAcross).mockResolvedValue(counts([4], [1, 0]))
    await open('?periodo=hoy')
    const table = await screen.findByRole('table', { name: 'Respuestas por municipio' })
    expect(rows(table)[2]).toEqual(['Otros', '3', '75,00 %', ''])
  })

  it('STAT-04 NAV-05 municipalities are cards on a phone', async () => {
    setScreenWidth(PHONE)
    await open()
    const cards = within(await screen.findByRole('list', { name: 'Respuestas por municipio' }))
    const [first] = cards.getAllByRole('listitem')
    expect(asWritten(first?.textContent ?? '')).toBe(
      'Villa del Río12.000Córdoba, Argentina80,00 %Formularios9Usuarios15',
    )
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
  })

  it('STAT-04 the downloaded file runs no formula in a spreadsheet', async () => {
    const [province] = ARGENTINA.provincias
    const provincias = province ? [{ ...province, municipios: [aMunicipality({ nombre: '=HOY()' })] }] : []
    vi.mocked(countryTree).mockResolvedValue([{ ...ARGENTINA, provincias }])
    vi.mocked(countAnswersAcross).mockResolvedValue(counts([2, 1], [2]))
    vi.mocked(countMunicipalitySizes).mockResolvedValue([{ forms: 9, users: 15 }])
    const { person } = await open('?desde=2026-03-04&hasta=2026-03-05')
    await person.click(await screen.findByRole('button', { name: 'Descargar CSV' }))
    const [file, name] = vi.mocked(downloadFile).mock.calls[0] ?? []
    expect(name).toBe('estadisticas_2026-03-04_2026-03-05.csv')
    expect((await file?.text())?.split('\r\n')).toEqual([
      '\ufeff"Respuestas por día"',
      '"Desde","Hasta","Respuestas","Porcentaje (%)"',
      '"2026-03-04","2026-03-04",2,66.67',
      '"2026-03-05","2026-03-05",1,33.33',
      '',
      '"Respuestas por municipio"',
      '"Municipio","Provincia","País","Respuestas","Porcentaje (%)","Formularios","Usuarios"',
      `"'=HOY()","Córdoba","Argentina",2,66.67,9,15`,
      '"Otros",,,1,33.33,,',
      '',
    ])
  })
})

describe('the period', () => {
  it('STAT-01 the periods have the names of the specification, and the address keeps the chosen one', async () => {
    const { person, address } = await open()
    const group = within(screen.getByRole('group', { name: 'Período' }))
    const names = group.getAllByRole('button').map(({ textContent }) => textContent)
    expect(names).toEqual(['Hoy', '1 día', '7 días', '15 días', '1 mes', '3 meses', '6 meses'])
    await person.click(press('1 mes'))
    expect(address()).toBe('/estadisticas?periodo=1m')
    expect(screen.getByLabelText('Desde')).toHaveValue('2026-02-06')
    await waitFor(() => expect(spans().at(-1)).toEqual({ from: '2026-02-06', to: '2026-03-05' }))
    await person.click(press('7 días'))
    expect(address()).toBe('/estadisticas')
    // Both are known by now.
    await total()
    await person.click(press('1 mes'))
    expect(await screen.findByText(/Del 06\/02\/2026/)).toBeInTheDocument()
    expect(countAnswersAcross).toHaveBeenCalledTimes(2)
  })

  it('STAT-01 two dates are used once they are applied', async () => {
    const { person, address } = await open('?periodo=1m')
    const [from = document.body, to = document.body] = dates()
    fireEvent.change(from, { target: { value: '2026-01-10' } })
    fireEvent.change(to, { target: { value: '2026-01-12' } })
    expect(address()).toBe('/estadisticas?periodo=1m')
    await person.click(press('Aplicar'))
    expect(address()).toBe('/estadisticas?desde=2026-01-10&hasta=2026-01-12')
    expect(await screen.findByText(/Del 10\/01\/2026 al 12\/01\/2026/)).toBeInTheDocument()
    expect(screen.queryByRole('button', { pressed: true, name: /mes|día|Hoy/ })).not.toBeInTheDocument()
  })

  it.each([
    ['2026-03-04', '2026-03-01', 'La fecha no puede ser anterior a «Desde».', 'Hasta'],
    ['2026-03-04', '2026-03-06', 'La fecha no puede ser posterior a hoy.', 'Hasta'],
    ['', '2026-03-04', 'Escriba la fecha completa.', 'Desde'],
    ['1999-12-31', '2026-03-04', 'La fecha no puede ser anterior al 01/01/2000.', 'Desde'],
  ])('STAT-01 from «%s» to «%s» is refused at its field', async (first, last, message, label) => {
    const { person, address } = await open()
    await total()
    const [from = document.body, to = document.body] = dates()
    fireEvent.change(from, { target: { value: first } })
    fireEvent.change(to, { target: { value: last } })
    await person.click(press('Aplicar'))
    expect(screen.getByRole('alert')).toHaveTextContent(message)
    expect(screen.getByLabelText(label)).toHaveFocus()
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message)
    expect(address()).toBe('/estadisticas')
    expect(countAnswersAcross).toHaveBeenCalledTimes(1)
    await person.click(press('Hoy'))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('STAT-01 an address with faulty dates counts nothing and says why', async () => {
    const { person } = await open('?desde=ayer&hasta=2026-03-04')
    expect(screen.getByRole('alert')).toHaveTextContent('Escriba la fecha completa.')
    expect(
      screen.getByRole('heading', { name: 'Corrija las fechas del período para ver los números.' }),
    ).toBeInTheDocument()
    expect(countAnswersAcross).not.toHaveBeenCalled()
    await person.click(press('7 días'))
    expect(await total()).toBeInTheDocument()
  })
})

describe('when there is nothing to show', () => {
  it('STAT-04 says that nobody answered, and offers a longer period', async () => {
    vi.mocked(countAnswersAcross).mockResolvedValueOnce(counts([0], [0, 0]))
    const { person, address } = await open('?periodo=hoy')
    expect(
      await screen.findByRole('heading', { name: 'No hay respuestas en este período.' }),
    ).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Descargar CSV' })).not.toBeInTheDocument()
    await person.click(press('Ver 6 meses'))
    expect(address()).toBe('/estadisticas?periodo=6m')
    expect(await total()).toBeInTheDocument()
  })

  it.each([
    ['answers', () => vi.mocked(countAnswersAcross).mockRejectedValueOnce(new DataError('offline'))],
    [
      'forms and users',
      () => vi.mocked(countMunicipalitySizes).mockRejectedValueOnce(new DataError('timeout')),
    ],
    ['municipalities', () => vi.mocked(countryTree).mockRejectedValueOnce(new DataError('offline'))],
  ])('STAT-05 says that %s cannot be had, and tries again', async (_what, fail) => {
    fail()
    const { person } = await open()
    expect(await screen.findByRole('alert')).toHaveTextContent('Ocurrió un error al cargar los datos.')
    await person.click(press('Intentar nuevamente'))
    expect(await total()).toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('STAT-05 the counted numbers stay when they cannot be counted again', async () => {
    const { person } = await open()
    await total()
    vi.mocked(countAnswersAcross).mockRejectedValueOnce(new DataError('offline'))
    await person.click(press('Actualizar'))
    expect(await screen.findByText(/No se pudo actualizar/)).toBeInTheDocument()
    expect(await total()).toBeInTheDocument()
    vi.mocked(countAnswersAcross).mockResolvedValueOnce(counts([7], [7, 0]))
    await person.click(press('Intentar nuevamente'))
    expect(await screen.findByText('7', { selector: 'p' })).toBeInTheDocument()
    expect(screen.queryByText(/No se pudo actualizar/)).not.toBeInTheDocument()
  })
})
