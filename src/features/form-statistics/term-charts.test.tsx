import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { summaryOf } from '../../domain/statistics/aggregates/form-summary'
import { NO_SUMS } from '../../domain/statistics/aggregates/sums'
import { aForm, aUser } from '../../testing/builders'
import { renderStaff } from '../../testing/render-staff'
import { TermCharts } from './TermCharts'

vi.mock('../../data/staff/colleagues', () => ({
  getColleagueNames: () => Promise.resolve(new Map([['beto', 'Beto Ruiz']])),
}))

const TERMS = {
  termMonths: [
    { month: '2026-02', termed: 3, inTerm: 3 },
    { month: '2026-03', termed: 1, inTerm: 0 },
  ],
  termPeople: [
    { usuario: 'beto', termed: 3, inTerm: 3 },
    { usuario: '', termed: 1, inTerm: 0 },
  ],
}
const open = (terms: Partial<typeof TERMS>) =>
  renderStaff(
    <TermCharts
      shown={{
        ...{ form: aForm(), summary: { ...summaryOf(NO_SUMS), ...terms }, before: null },
        ...{ span: { from: '2026-02-01', to: '2026-03-31' }, timeZone: 'UTC', isWhole: true },
        range: { from: new Date(2026, 1, 1), to: new Date(2026, 3, 1) },
      }}
    />,
    { user: aUser('ROLE_SUPERVISOR'), pattern: '/', at: '/' },
  )
const rows = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent.replaceAll('\u00A0', ' ')))
const asTable = (title: string) =>
  within(screen.getByRole('group', { name: `Ver «${title}» como` })).getByRole('button', { name: 'Tabla' })
const [MONTHS, PEOPLE] = [
  'Porcentaje dentro del plazo, por mes',
  'Porcentaje dentro del plazo, por persona',
] as const

// Loaded before the first one waits for it.
beforeAll(() => import('../../ui/staff/chart/Picture'))

describe('terms that were kept', () => {
  it('REACH-08 STAT-02 are shown by month and by whose turn it was, each of how many', async () => {
    const { person } = await open(TERMS)
    expect(screen.getByRole('region', { name: MONTHS })).toHaveTextContent(/Dentro del plazo: 75\s%/)
    await person.click(asTable(MONTHS))
    expect(rows(MONTHS)).toEqual([
      ['02/2026', '100', '3', '3'],
      ['03/2026', '0', '0', '1'],
    ])
    await person.click(asTable(PEOPLE))
    await waitFor(() =>
      expect(rows(PEOPLE)).toEqual([
        ['Beto Ruiz', '100', '3', '3'],
        ['Sin asignar', '0', '0', '1'],
      ]),
    )
  })

  it('REACH-08 are not spoken of where no state has a term', async () => {
    await open({})
    expect(screen.queryByRole('region')).toBeNull()
  })
})
