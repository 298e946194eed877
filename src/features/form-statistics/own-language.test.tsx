import { render, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import statistics from '../../../locales/en/statistics.json'
import { summaryOf, type QuestionSummary } from '../../domain/statistics/aggregates/form-summary'
import { NO_SUMS } from '../../domain/statistics/aggregates/sums'
import { initI18n } from '../../lib/i18n'
import { aForm, anOption, aQuestion, aSection, THREE_STATES, TYPED } from '../../testing/builders'
import { memoryAddress, MemoryRoutes } from '../../testing/navigation'
import { SectionCharts } from './SectionCharts'
import { StateChart } from './StateChart'
import type { Shown } from './shown'

/** Pictures of charts are drawings with one name; their words are in the table. */
vi.mock('../../ui/staff/chart/Picture', () => ({ Picture: () => null }))

const BROKEN = anOption(0, { id: 'roto', texto: 'Roto' })
const SOUND = { ...anOption(1, { id: 'sano', texto: 'Sano' }), textoAlternativeLanguage_en: 'Sound' }
const LAMP = aQuestion({ ...TYPED['single-choice'], id: 'foco', titulo: 'Foco', opciones: [BROKEN, SOUND] })
const SECTION = { ...aSection({ id: 's', titulo: 'Luz' }), titulo_en: 'Light' }
const given: QuestionSummary = {
  ...{ id: 'foco', filled: 3, empty: 0, otherOptions: 0, yes: 0, no: 0, numbers: null, months: [] },
  ...{ otherDates: 0, times: [], repetitions: [] },
  options: [
    { id: 'roto', count: 2 },
    { id: 'sano', count: 1 },
  ],
}
const SHOWN: Shown = {
  form: aForm({ estados: THREE_STATES }),
  summary: { ...summaryOf(NO_SUMS), answers: 3, questions: new Map([['foco', given]]) },
  before: null,
  span: { from: '2026-03-01', to: '2026-03-07' },
  range: { from: new Date(2026, 2, 1), to: new Date(2026, 2, 8) },
  isWhole: true,
  timeZone: 'America/Argentina/Cordoba',
}

const tags = (within_: HTMLElement) =>
  [...within_.querySelectorAll('[lang]')].map((one) => `${one.getAttribute('lang')} ${one.textContent}`)

it('NAV-02 titles and rows of charts say which of their words are in another language than the page', async () => {
  await initI18n('en', { en: { statistics } })
  const { history } = memoryAddress('/')
  const asked = { section: SECTION, conditions: [], isGone: true }
  const lamp = { question: LAMP, options: [BROKEN, SOUND], isGone: true }
  const page = (
    <>
      <SectionCharts shown={SHOWN} asked={{ ...asked, questions: [lamp] }} />
      <StateChart shown={SHOWN} />
    </>
  )
  render(<MemoryRoutes history={history} routes={[{ path: '/', element: page }]} />)
  const section = screen.getByRole('heading', { level: 2, name: 'Light (removed from the form)' })
  expect(tags(section)).toEqual([])
  const question = screen.getByRole('heading', { level: 3, name: 'Foco (removed from the form)' })
  expect(tags(question)).toEqual(['es Foco'])
  for (const button of screen.getAllByRole('button', { name: 'Table' })) button.click()
  const table = await screen.findByRole('table', { name: 'Foco (removed from the form)' })
  const row = (name: string) => within(table).getByRole('rowheader', { name })
  expect(row('Roto')).toHaveAttribute('lang', 'es')
  expect(row('Sound')).not.toHaveAttribute('lang')
  expect(await screen.findByRole('rowheader', { name: 'Pendiente' })).toHaveAttribute('lang', 'es')
  // What is only said aloud has each word in its language too.
  const spoken = screen.getByRole('button', { name: /^Download.*Foco/ })
  expect(tags(spoken)).toEqual(['es Foco'])
})
