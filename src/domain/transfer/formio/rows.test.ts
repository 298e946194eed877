import { processSync, ProcessTargets } from '@formio/core'
import { expect, it } from 'vitest'
import { addRow } from '../../answer/repeatable'
import { CLOCK } from '../../../testing/builders'
import { answering, formOf, ids, told } from '../testing/answering'
import { readFormio } from './read'

const formWith = (calculateValue: string) => [
  {
    ...{ type: 'datagrid', key: 'g', label: 'Gastos', input: true },
    components: [{ type: 'number', key: 'x', label: 'X', input: true }],
  },
  {
    ...{ type: 'panel', key: 'p', title: 'Total', input: false },
    components: [{ type: 'number', key: 'total', label: 'T', input: true, calculateValue }],
  },
]

/** What a program of a total comes to with these numbers in the rows of a grid. */
function totalHere(calculateValue: string, rows: readonly string[]): string | null {
  const components = formWith(calculateValue)
  const { content, report } = formOf(readFormio({ components }, { name: 'x', newId: ids() }))
  expect(told(report)).toEqual([])
  const filling = answering(content)
  for (const [at, value] of rows.entries()) {
    filling.change((sections) => addRow(sections, 0, CLOCK))
    filling.give('x', value, at)
  }
  return filling.value('total')
}

/** The same by Form.io's own engine, where no number is nothing. */
function totalThere(calculateValue: string, rows: readonly string[]): string {
  const components = formWith(calculateValue)
  const data: Record<string, unknown> = { g: rows.map((x) => (x === '' ? {} : { x: Number(x) })) }
  processSync({
    ...{ form: { components }, components, data, submission: { data }, scope: { errors: [] } },
    ...{ processors: ProcessTargets.evaluator ?? [], config: {}, instances: {} },
  })
  return Number.isNaN(data['total']) ? '' : String(data['total'])
}

it.each([
  ['var t = 0; data.g.forEach((r) => { t += r.x }); value = t', ['1', '2'], '3'],
  ['var t = 0; data.g.forEach((r) => { t += r.x }); value = t', ['1', ''], ''],
  ['var t = 0; data.g.forEach((r) => { t += (r.x || 0) }); value = t', ['1', ''], '1'],
  ['var t = 0; data.g.forEach((r) => { t += r.x }); value = t', [], '0'],
  ['value = data.g.reduce((t, r) => t + r.x, 0)', ['1', ''], ''],
  ['value = data.g.reduce((t, r) => t + (Number(r.x) || 0), 0)', ['4', ''], '4'],
])('MOVE-03 MOVE-07 «%s» of rows with %j is «%s»', (script, rows, expected) => {
  expect(totalHere(script, rows)).toBe(expected)
  expect(totalThere(script, rows)).toBe(expected)
})

// The engine has no lodash on a server: its sumBy passes over what is undefined.
it('MOVE-03 a sum by a column passes over rows without a number', () => {
  expect(totalHere("value = _.sumBy(data.g, 'x') / 2", ['4', ''])).toBe('2')
})
