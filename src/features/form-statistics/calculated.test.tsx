import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import statistics from '../../../locales/es/statistics.json'
import { summaryOf, type QuestionSummary } from '../../domain/statistics/aggregates/form-summary'
import { NO_SUMS } from '../../domain/statistics/aggregates/sums'
import { initI18n } from '../../lib/i18n'
import { aForm, aQuestion, aSection, THREE_STATES, TYPED } from '../../testing/builders'
import { memoryAddress, MemoryRoutes } from '../../testing/navigation'
import { SectionCharts } from './SectionCharts'
import type { Shown } from './shown'

vi.mock('../../ui/staff/chart/Picture', () => ({ Picture: () => null }))

const FEE = aQuestion({ ...TYPED.integer, id: 'tasa', titulo: 'Tasa', calculo: '1 + 1' })
const FINE = aQuestion({ ...TYPED.integer, id: 'multa', titulo: 'Multa', calculo: '1 + 1' })
const SURFACE = aQuestion({ ...TYPED.integer, id: 'superficie', titulo: 'Superficie' })
const given = (id: string): [string, QuestionSummary] => [
  id,
  {
    ...{ id, filled: 3, empty: 0, options: [], otherOptions: 0, yes: 0, no: 0, numbers: null, months: [] },
    ...{ otherDates: 0, times: [], repetitions: [] },
  },
]
const SHOWN: Shown = {
  form: aForm({ estados: THREE_STATES }),
  summary: { ...summaryOf(NO_SUMS), answers: 3, questions: new Map([given('tasa'), given('superficie')]) },
  before: null,
  span: { from: '2026-03-01', to: '2026-03-07' },
  range: { from: new Date(2026, 2, 1), to: new Date(2026, 2, 8) },
  isWhole: true,
  timeZone: 'America/Argentina/Cordoba',
}

it('LOGIC-11 STAT-02 a question says that the form works its answers out, where nobody answered it too', async () => {
  await initI18n('es', { es: { statistics } })
  const { history } = memoryAddress('/')
  const questions = [FEE, FINE, SURFACE].map((question) => ({ question, options: [], isGone: false }))
  const asked = { section: aSection({ titulo: 'Local' }), conditions: [], isGone: false, questions }
  const element = <SectionCharts shown={SHOWN} asked={asked} />
  render(<MemoryRoutes history={history} routes={[{ path: '/', element }]} />)
  const said = (title: string) => screen.getByRole('heading', { level: 3, name: title }).parentElement
  expect(said('Tasa')).toHaveTextContent('Se calcula · 3 ')
  expect(said('Multa')).toHaveTextContent('Se calcula · 0 ')
  expect(said('Superficie')).not.toHaveTextContent('Se calcula')
})
