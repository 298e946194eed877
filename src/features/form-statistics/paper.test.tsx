import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { getForm } from '../../data/staff/forms'
import { listenSummary } from '../../data/staff/listen-summary'
import {
  summaryOf,
  type FormSummary,
  type QuestionSummary,
} from '../../domain/statistics/aggregates/form-summary'
import { NO_SUMS } from '../../domain/statistics/aggregates/sums'
import { aForm, anOption, aQuestion, aSection, aUser, TYPED } from '../../testing/builders'
import { renderStaff } from '../../testing/render-staff'
import { FormStatisticsPage } from './FormStatisticsPage'

vi.mock('../../data/staff/forms', () => ({ getForm: vi.fn() }))
vi.mock('../../data/staff/form-summary', () => ({ readSummary: vi.fn() }))
vi.mock('../../data/staff/listen-summary', () => ({ listenSummary: vi.fn() }))

const MANY = 25
const STATE = {
  ...aQuestion({ ...TYPED['single-choice'], id: 'estado', titulo: 'Estado del local' }),
  opciones: Array.from({ length: MANY }, (_, orden) =>
    anOption(orden, { id: `o${orden}`, texto: `Opción ${orden}` }),
  ),
}
const FORM = aForm({ secciones: [aSection({ id: 's', titulo: 'Local', preguntas: [STATE] })] })
const GIVEN: QuestionSummary = {
  ...{ id: 'estado', filled: 3, empty: 0, otherOptions: 0, yes: 0, no: 0, numbers: null, months: [] },
  ...{ otherDates: 0, times: [], repetitions: [] },
  options: [
    { id: 'o0', count: 2 },
    { id: 'o1', count: 1 },
  ],
}
const SUMMARY: FormSummary = {
  ...summaryOf(NO_SUMS),
  answers: 3,
  versions: [{ version: FORM.version, answers: 3 }],
  questions: new Map([['estado', GIVEN]]),
  hours: [{ hour: new Date(2026, 2, 4, 9), answers: 3 }],
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 2, 5, 10, 30) })
  // Nothing is near: what is printed does not wait for it.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn()
      disconnect = vi.fn()
    },
  )
  vi.mocked(getForm).mockResolvedValue(FORM)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function open(query = '', summary = SUMMARY, heading = 'Respuestas por día') {
  let hear: (summary: FormSummary) => void = () => undefined
  vi.mocked(listenSummary)
    .mockReset()
    .mockImplementation((_, onSummary) => {
      hear = onSummary
      return () => undefined
    })
  const page = await renderStaff(<FormStatisticsPage />, {
    user: aUser('ROLE_SUPERVISOR'),
    pattern: '/estadisticas/:formId',
    at: `/estadisticas/${FORM.id}${query}`,
  })
  await vi.waitFor(() => expect(listenSummary).toHaveBeenCalled())
  act(() => hear(summary))
  await screen.findByRole('heading', { name: heading })
  return page
}
const says = (event: 'beforeprint' | 'afterprint') => window.dispatchEvent(new Event(event))
const rows = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent.replaceAll('\u00A0', ' ')))

it('STAT-02 STAT-08 what is printed has its town, form, days, printer and the numbers of each chart before the browser takes it', async () => {
  const { person } = await open()
  let head = ''
  let numbers: string[][] = []
  let foot = ''
  vi.stubGlobal('print', () => {
    says('beforeprint')
    head = screen.getByRole('heading', { name: FORM.titulo }).closest('header')?.textContent ?? ''
    numbers = rows('Estado del local')
    foot = document.documentElement.style.getPropertyValue('--paper-name')
    says('afterprint')
  })
  await person.click(await screen.findByRole('button', { name: 'Imprimir' }))
  expect(foot).toBe(`"Estadísticas generales · ${FORM.titulo}"`)
  expect(document.documentElement.style.getPropertyValue('--paper-name')).toBe('')
  expect(head).toContain(FORM.municipioInfo.nombre)
  expect(head).toContain(FORM.areaInfo.nombre)
  expect(head).toContain('Del 27/02/2026 al 05/03/2026')
  expect(head).toMatch(/Impreso por .+, 05\/03\/2026/)
  expect(numbers[0]).toEqual(['Opción', '', 'Respuestas', 'Porcentaje'])
  expect(numbers[1]).toEqual(['Opción 0', '', '2', '66,67 %'])
  expect(numbers[2]).toEqual(['Opción 1', '', '1', '33,33 %'])
  // Twenty, and that there are more.
  expect(numbers).toHaveLength(21)
  expect(screen.queryByRole('heading', { name: FORM.titulo })).toBeNull()
  expect(screen.queryByRole('table')).toBeNull()
})

it('STAT-06 the paper says between which hours the answers were given', async () => {
  await open('?horaDesde=8&horaHasta=13')
  act(() => void says('beforeprint'))
  expect(screen.getByText('Desde la hora (primer día): 08:00')).toBeInTheDocument()
  expect(screen.getByText('Hasta la hora (último día): 12:59')).toBeInTheDocument()
  act(() => void says('afterprint'))
})

it('STAT-02 hours without answers at both ends of a chart are not printed', async () => {
  await open()
  act(() => void says('beforeprint'))
  expect(rows('Respuestas por hora')).toEqual([
    ['Hora', '', 'Respuestas', 'Porcentaje'],
    ['09:00', '', '3', '100,00 %'],
  ])
  expect(rows('Respuestas por día de la semana')).toHaveLength(2)
  act(() => void says('afterprint'))
})

it('STAT-02 STAT-08 days without answers are a paper too: whose it is, of which days, and that there are none', async () => {
  await open('', { ...summaryOf(NO_SUMS), answers: 0 }, 'No hay respuestas en este período.')
  act(() => void says('beforeprint'))
  const head = screen.getByRole('heading', { name: FORM.titulo }).closest('header')
  expect(head).toHaveTextContent(FORM.municipioInfo.nombre)
  expect(head).toHaveTextContent('Del 27/02/2026 al 05/03/2026')
  expect(screen.getByRole('heading', { name: 'No hay respuestas en este período.' })).toBeInTheDocument()
  act(() => void says('afterprint'))
})
