import { render, screen, within } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import statistics from '../../../../locales/es/statistics.json'
import { initI18n } from '../../../lib/i18n'
import type { ChartRow } from './chart-data'
import { PaperChart } from './PaperChart'

beforeAll(() => initI18n('es', { es: { statistics } }))

const days = (count: number): ChartRow[] =>
  Array.from({ length: count }, (_, day) => ({ name: `Día ${day}`, short: `${day}`, value: day + 1 }))
const draw = (rows: readonly ChartRow[], extra?: readonly string[]) =>
  render(
    <PaperChart
      title="Por día"
      kind="columns"
      data={{ head: 'Día', unit: 'Respuestas', rows, ...(extra && { extra }) }}
    />,
  )
const cells = () =>
  within(screen.getByRole('table', { name: 'Por día' }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent))

it('STAT-02 a few days stand on paper below each other, many beside each other, each with its number', () => {
  const few = draw(days(12))
  expect(cells()).toHaveLength(13)
  expect(cells()[1]).toEqual(['Día 0', '', '1'])
  few.unmount()
  draw(days(13))
  const [counts, names, ...others] = cells()
  expect(counts).toEqual(['Respuestas', ...days(13).map(({ value }) => String(value))])
  expect(names).toEqual(['Día', ...days(13).map(({ short }) => short)])
  expect(others).toEqual([])
})

it('STAT-08 days that are compared with others keep both numbers, and a column that says nothing is left out', () => {
  const compared = draw(
    days(13).map((row) => ({ ...row, extra: ['7'] })),
    ['Antes'],
  )
  expect(cells()[0]).toEqual(['Día', '', 'Respuestas', 'Antes'])
  expect(cells()).toHaveLength(14)
  compared.unmount()
  draw(
    days(2).map((row) => ({ ...row, extra: [''] })),
    ['Antes'],
  )
  expect(cells()[0]).toEqual(['Día', '', 'Respuestas'])
})
