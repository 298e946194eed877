import { readerZone } from '../../domain/zone'
import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { DataError } from '../../data/errors'
import { readSummary, type SummaryRequest } from '../../data/staff/form-summary'
import { getForm } from '../../data/staff/forms'
import { listenSummary } from '../../data/staff/listen-summary'
import { readAnswers } from '../../data/staff/read-answers'
import type { Role } from '../../domain/user/roles'
import type { FormSummary, QuestionSummary } from '../../domain/statistics/aggregates/form-summary'
import { downloadFile } from '../../lib/download-file'
import { aForm, anOption, aQuestion, aSection, aUser, THREE_STATES, TYPED } from '../../testing/builders'
import { DESK, renderStaff, setScreenWidth } from '../../testing/render-staff'
import { FormStatisticsPage } from './FormStatisticsPage'

vi.mock('../../data/staff/forms', () => ({ getForm: vi.fn() }))
vi.mock('../../data/staff/form-summary', () => ({ readSummary: vi.fn() }))
vi.mock('../../data/staff/listen-summary', () => ({ listenSummary: vi.fn() }))
vi.mock('../../data/staff/read-answers', () => ({ readAnswers: vi.fn() }))
vi.mock('../../lib/download-file', () => ({ downloadFile: vi.fn() }))

const STATE = {
  ...aQuestion({ ...TYPED['single-choice'], id: 'estado', titulo: 'Estado del local' }),
  opciones: ['Bueno', 'Malo'].map((texto, orden) => anOption(orden, { id: texto.toLowerCase(), texto })),
}
const SURFACE = aQuestion({ ...TYPED.integer, id: 'superficie', titulo: 'Superficie', orden: 1 })
const REMARKS = aQuestion({ ...TYPED.text, id: 'notas', titulo: 'Observaciones', orden: 2 })
const CLEAN = aQuestion({ ...TYPED['yes-no'], id: 'limpio', titulo: '¿Está limpio?', orden: 3 })
const FORM = aForm({
  estados: THREE_STATES,
  secciones: [aSection({ id: 's', titulo: 'Local', preguntas: [STATE, SURFACE, REMARKS, CLEAN] })],
})

const given = (id: string, what: Partial<QuestionSummary>): QuestionSummary => ({
  ...{ id, filled: 0, empty: 0, options: [], otherOptions: 0, yes: 0, no: 0, numbers: null, months: [] },
  ...{ otherDates: 0, times: [], repetitions: [] },
  ...what,
})
const numbers = {
  ...{ count: 3, sum: 33, sumOfSquares: 905, beyond: 1 },
  buckets: [1, 2, 30].map((from) => ({ from, to: from + 1, nearest: from, count: 1 })),
}
const MONTHS = [{ month: '2026-03', termed: 1, inTerm: 0 }]
const SUMMARY: FormSummary = {
  ...{ answers: 3, processed: 2, unread: 0, otherPlaces: 0, places: [], termPeople: [], termMonths: MONTHS },
  versions: [{ version: FORM.version, answers: 3 }],
  states: THREE_STATES.disponibles.map(({ id, nombre }) => ({
    ...{ ref: String(id), nombre },
    ...(id === 1
      ? { answers: 2, left: 2, minutes: 14_400, ...{ termed: 4, inTerm: 3 } }
      : { answers: id === 0 ? 1 : 0, left: 0, minutes: 0, ...{ termed: 0, inTerm: 0 } }),
  })),
  questions: new Map(
    [
      given('estado', {
        filled: 3,
        options: [
          { id: 'malo', count: 2 },
          { id: 'quitada', count: 1 },
        ],
      }),
      given('superficie', { filled: 4, numbers }),
      given('notas', { filled: 2, empty: 1 }),
      given('vieja', { filled: 1, yes: 1 }),
    ].map((one) => [one.id, one]),
  ),
  sections: new Map(),
  inspectors: [{ usuario: 'mgomez', nombre: 'María Gómez', answers: 3 }],
  hours: [{ hour: new Date(2026, 2, 4, 9), answers: 3 }],
}

let hear: (summary: FormSummary) => void
let fail: (error: unknown) => void
let requests: SummaryRequest[]
const open = (role: Role = 'ROLE_SUPERVISOR', query = '') =>
  renderStaff(<FormStatisticsPage />, {
    user: aUser(role),
    pattern: '/estadisticas/:formId',
    at: `/estadisticas/${FORM.id}${query}`,
  })
async function opened(role?: Role, query?: string) {
  const page = await open(role, query)
  await vi.waitFor(() => expect(requests.length).toBeGreaterThan(0))
  act(() => hear(SUMMARY))
  // The last of the page's parts, which come one after the other.
  await screen.findByText('Pregunta contra pregunta', {}, { timeout: 20_000 })
  return page
}
const asWritten = (text: string) => text.replaceAll('\u00a0', ' ')
const rows = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => asWritten(textContent)))
const asTable = (title: string) =>
  within(screen.getByRole('group', { name: `Ver «${title}» como` })).getByRole('button', { name: 'Tabla' })
// Loaded before the first one waits for it.
beforeAll(() => import('../../ui/staff/chart/Picture'))
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 2, 5, 10, 30) })
  vi.resetAllMocks()
  vi.stubGlobal('IntersectionObserver', undefined)
  setScreenWidth(DESK)
  requests = []
  vi.mocked(getForm).mockResolvedValue(FORM)
  vi.mocked(listenSummary).mockImplementation((request, onSummary, onError) => {
    requests.push(request)
    hear = onSummary
    fail = onError
    return () => undefined
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the figures of a form', () => {
  it('STAT-01 the figures are of the last 7 whole days, of everybody’s answers', async () => {
    await opened()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Estadísticas generales')
    expect(screen.getByText(FORM.titulo)).toBeInTheDocument()
    expect(requests).toEqual([
      {
        formId: FORM.id,
        range: { from: new Date(2026, 1, 27), to: new Date(2026, 2, 6) },
        authors: null,
        timeZone: readerZone(),
      },
    ])
    expect(screen.getByLabelText('Resumen')).toHaveTextContent('Respuestas3')
    expect(screen.getByLabelText('Resumen')).toHaveTextContent(/Procesadas67\s%2 de 3/)
  })

  it('STAT-03 ROLE-03 a census taker gets figures of their own answers only, without names', async () => {
    await opened('ROLE_CENSISTA_PRIVADO')
    expect(requests[0]?.authors).toContain('mgomez')
    expect(screen.getByText(/Solo sus propias respuestas/)).toBeInTheDocument()
    expect(screen.queryByRole('heading', { name: /por persona$/ })).toBeNull()
  })

  it('STAT-02 choices are sorted, shares have two decimals, and a removed option shows its id', async () => {
    const { person } = await opened()
    await person.click(asTable('Estado del local'))
    expect(rows('Estado del local')).toEqual([
      ['Malo', '2', '66,67 %'],
      ['Opción quitada (quitada)', '1', '33,33 %'],
      ['Bueno', '0', '0,00 %'],
    ])
    expect(screen.getByRole('heading', { name: 'Pregunta vieja' })).toBeInTheDocument()
  })

  it('STAT-02 numbers have mean and median, and say how many are left out', async () => {
    await opened()
    const section = screen.getByRole('heading', { name: 'Superficie' }).closest('[role=group]')
    expect(section).toHaveTextContent(/Promedio11Mediana2/)
    expect(section).toHaveTextContent('1 valor demasiado grande')
  })

  it('STAT-02 numbers that are names and not amounts are shown as they were written', async () => {
    const { person } = await open()
    await vi.waitFor(() => expect(requests.length).toBeGreaterThan(0))
    const beyond = { count: 0, sum: 0, sumOfSquares: 0, buckets: [], beyond: 2 }
    const all = [given('superficie', { filled: 2, numbers: beyond }), given('notas', { filled: 1 })]
    act(() => hear({ ...SUMMARY, questions: new Map(all.map((one) => [one.id, one])) }))
    const heading = await screen.findByRole('heading', { name: 'Superficie' }, { timeout: 20_000 })
    expect(heading.closest('[role=group]')).toHaveTextContent('2 valores demasiado grandes')
    vi.mocked(readAnswers).mockResolvedValue({ answers: [], cursor: null })
    await person.click(screen.getByRole('button', { name: 'Ver las últimas 10 respuestas a «Superficie»' }))
    expect(readAnswers).toHaveBeenCalledOnce()
    // One reading serves all questions, of which each shows its own when asked.
    expect(await screen.findAllByText('Nadie escribió nada aquí en las últimas respuestas.')).toHaveLength(1)
    await person.click(
      screen.getByRole('button', { name: 'Ver las últimas 10 respuestas a «Observaciones»' }),
    )
    expect(screen.getAllByText('Nadie escribió nada aquí en las últimas respuestas.')).toHaveLength(2)
    expect(readAnswers).toHaveBeenCalledOnce()
  })

  it('STAT-02 ALIST-02 a state leads to its answers, and says how long they stood in it', async () => {
    const { person } = await opened()
    await person.click(asTable('Respuestas por estado'))
    expect(rows('Respuestas por estado')[1]?.[3]).toBe('5 días')
    expect(screen.getByRole('link', { name: /: ver las 2 respuestas/ })).toHaveAttribute(
      'href',
      `/respuestas/listado/${FORM.id}?estado=1&desde=2026-02-27&hasta=2026-03-05`,
    )
  })

  it('STAT-02 shows how many answers passed each state, and where they wait longest', async () => {
    const { person } = await opened()
    expect(screen.getByRole('region', { name: 'Por qué estados pasaron' })).toHaveTextContent(
      /Donde más esperan: En proceso · 5\sdías en promedio/,
    )
    await person.click(asTable('Por qué estados pasaron'))
    expect(rows('Por qué estados pasaron').map(([state, count]) => [state, count])).toEqual([
      // All answers began in this state.
      ['Pendiente', '3'],
      ['En proceso', '3'],
      ['Resuelto', '0'],
    ])
    expect(rows('Por qué estados pasaron').map((row) => row.at(-1))).toEqual(['', '75 %', ''])
  })

  it('STAT-06 the address keeps the hours, the last one an hour ahead, and lists that filter by days only are not linked', async () => {
    const { person } = await opened('ROLE_SUPERVISOR', '?horaDesde=8&horaHasta=15')
    expect(requests[0]?.range).toEqual({ from: new Date(2026, 1, 27, 8), to: new Date(2026, 2, 5, 15) })
    expect(screen.getByLabelText('Hasta la hora (último día)')).toHaveTextContent('14:59')
    await person.click(asTable('Respuestas por estado'))
    expect(screen.queryByRole('link', { name: /: ver las/ })).toBeNull()
  })

  it('STAT-07 an answer that is saved elsewhere shows at once, without reading everything again', async () => {
    await opened()
    act(() => hear({ ...SUMMARY, answers: 4 }))
    expect(screen.getByLabelText('Resumen')).toHaveTextContent('Respuestas4')
    expect(requests).toHaveLength(1)
  })

  it('STAT-08 figures can be compared with the same days of the year before', async () => {
    vi.mocked(readSummary).mockResolvedValue({ ...SUMMARY, answers: 2 })
    const { person } = await opened('ROLE_SUPERVISOR', '?comparar=anio')
    expect(readSummary).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ range: { from: new Date(2025, 1, 27), to: new Date(2025, 2, 6) } }),
    )
    expect(await screen.findByText(/50,0\s% más que en los mismos días del año pasado/)).toBeInTheDocument()
    await person.click(asTable('Estado del local'))
    expect(rows('Estado del local')[0]).toEqual(['Malo', '2', '66,67 %', '2'])
  })

  it('STAT-08 the table of a chart can be downloaded', async () => {
    const { person } = await opened()
    await person.click(screen.getByRole('button', { name: 'Descargar «Estado del local»' }))
    await person.click(screen.getByRole('menuitem', { name: 'Descargar CSV' }))
    const [file, name] = vi.mocked(downloadFile).mock.calls[0] ?? []
    expect(name).toBe(`estadisticas_${FORM.id}_estado_options_2026-02-27_2026-03-05.csv`)
    expect(await file?.text()).toContain('"Malo",2,66.67')
  })

  it('STAT-08 counts two questions against each other on demand, and says of how many answers', async () => {
    const answer = { id: 'r', codigoMunicipio: 'VR-1', fechaCreacion: null }
    const secciones = [
      aSection({
        preguntas: [
          { ...STATE, respuesta: '1' },
          { ...CLEAN, respuesta: 'true' },
        ],
      }),
    ]
    vi.mocked(readAnswers).mockResolvedValue({ answers: [{ ...answer, secciones }], cursor: null })
    const { person } = await opened()
    expect(readAnswers).not.toHaveBeenCalled()
    for (const [label, option] of [
      ['Filas', 'Estado del local'],
      ['Columnas', '¿Está limpio?'],
    ] as const) {
      await person.click(screen.getByLabelText(label))
      await person.click(screen.getByRole('option', { name: option }))
    }
    await person.click(screen.getByRole('button', { name: 'Cruzar' }))
    expect(await screen.findByText(/Sobre las 1 respuestas del período; 1 respondieron/)).toBeInTheDocument()
    expect(rows('Estado del local × ¿Está limpio?')).toEqual([
      ['Bueno', '0', '0'],
      ['Malo', '1', '0'],
    ])
  })
})

describe('when there are no figures', () => {
  it.each([
    [new DataError('notFound'), 'Formulario no encontrado'],
    [new DataError('offline'), 'Ocurrió un error al cargar los datos.'],
  ])('STAT-05 of a form that cannot be had: %s, %s', async (error, words) => {
    vi.mocked(getForm).mockRejectedValue(error)
    await open()
    expect(await screen.findByRole('heading', { name: words })).toBeInTheDocument()
  })

  it('STAT-05 says that the figures cannot be loaded, and tries again', async () => {
    const { person } = await open()
    await vi.waitFor(() => expect(requests.length).toBe(1))
    expect(screen.getByRole('status', { name: 'Cargando…' })).toHaveAttribute('aria-busy', 'true')
    act(() => fail(new DataError('offline')))
    expect(screen.getByRole('alert')).toHaveTextContent('Ocurrió un error al cargar los datos.')
    await person.click(screen.getByRole('button', { name: 'Intentar nuevamente' }))
    act(() => fail(new DataError('offline')))
    // The line is back.
    act(() => void window.dispatchEvent(new Event('online')))
    expect(requests).toHaveLength(3)
    act(() => hear(SUMMARY))
    expect(screen.getByLabelText('Resumen')).toHaveTextContent('Respuestas3')
  })

  it('STAT-03 a form of other areas is refused before anything is counted', async () => {
    vi.mocked(getForm).mockResolvedValue({ ...FORM, areas: ['paises/x/areas_municipales/y'] })
    await open()
    expect(await screen.findByText(/no esta entre sus áreas municipales/)).toBeInTheDocument()
    expect(listenSummary).not.toHaveBeenCalled()
  })
})
