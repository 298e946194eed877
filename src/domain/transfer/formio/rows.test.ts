import { processSync, ProcessTargets } from '@formio/core'
import { expect, it } from 'vitest'
import { addRow } from '../../answer/repeatable'
import { CLOCK } from '../../../testing/builders'
import { answering, formOf, ids, told } from '../testing/answering'
import { readFormio } from './read'

const formWith = (calculateValue: string) => [
  {
    ...{ type: 'datagrid', key: 'g', label: 'Gastos', input: true },
    components: ['x', 'y'].map((key) => ({ type: 'number', key, label: key, input: true })),
  },
  {
    ...{ type: 'panel', key: 'p', title: 'Total', input: false },
    components: [{ type: 'number', key: 'total', label: 'T', input: true, calculateValue }],
  },
]

/** The numbers in each row; '' for a row without one. */
type Rows = readonly (readonly string[])[]

/** What a program of a total comes to with these numbers in the rows of a grid, and what is told of it. */
function totalHere(calculateValue: string, rows: Rows): { total: string | null; said: string[] } {
  const components = formWith(calculateValue)
  const { content, report } = formOf(readFormio({ components }, { name: 'x', newId: ids() }))
  const filling = answering(content)
  for (const [at, [x = '', y = '']] of rows.entries()) {
    filling.change((sections) => addRow(sections, 0, CLOCK))
    filling.give('x', x, at)
    filling.give('y', y, at)
  }
  return { total: filling.value('total'), said: told(report) }
}

/** The same by Form.io's own engine, where no number is nothing. */
function totalThere(calculateValue: string, rows: Rows): string {
  const components = formWith(calculateValue)
  const rowOf = ([x = '', y = '']: readonly string[]) => ({
    ...(x !== '' && { x: Number(x) }),
    ...(y !== '' && { y: Number(y) }),
  })
  const data: Record<string, unknown> = { g: rows.map(rowOf) }
  processSync({
    ...{ form: { components }, components, data, submission: { data }, scope: { errors: [] } },
    ...{ processors: ProcessTargets.evaluator ?? [], config: {}, instances: {} },
  })
  return Number.isNaN(data['total']) ? '' : String(data['total'])
}

it.each<[string, Rows, string]>([
  ['var t = 0; data.g.forEach((r) => { t += r.x }); value = t', [['1'], ['2']], '3'],
  ['var t = 0; data.g.forEach((r) => { t += r.x }); value = t', [['1'], ['']], ''],
  ['var t = 0; data.g.forEach((r) => { t += (r.x || 0) }); value = t', [['1'], ['']], '1'],
  ['var t = 0; data.g.forEach((r) => { t += r.x }); value = t', [], '0'],
  ['value = data.g.reduce((t, r) => t + r.x, 0)', [['1'], ['']], ''],
  ['value = data.g.reduce((t, r) => t + (Number(r.x) || 0), 0)', [['4'], ['']], '4'],
])('MOVE-03 MOVE-07 «%s» of rows with %j is «%s»', (script, rows, expected) => {
  expect(totalHere(script, rows)).toEqual({ total: expected, said: [] })
  expect(totalThere(script, rows)).toBe(expected)
})

it.each<[string, Rows, string]>([
  [
    'var t = 0; data.g.forEach((r) => { t += r.x * r.y }); value = t',
    [
      ['2', '3'],
      ['4', '5'],
    ],
    '26',
  ],
  ['var t = 0; data.g.forEach((r) => { t += r.x * r.y }); value = t', [['2', '3'], ['4']], ''],
  ['value = data.g.reduce((t, r) => t + (r.x * r.y || 0), 0)', [['2', '3'], ['4']], '6'],
  [
    'value = data.g.reduce((t, r) => t + (r.x || 0) * (r.y || 0), 0)',
    [
      ['2', '3'],
      ['', '4'],
    ],
    '6',
  ],
  ['value = data.g.reduce((t, r) => t + r.x * r.y, 0) / 4', [['1', '1']], '0.25'],
])('MOVE-03 MOVE-07 products: «%s» of rows with %j is «%s»', (script, rows, expected) => {
  expect(totalHere(script, rows)).toEqual({
    total: expected.replace('.', ','),
    said: ['components[1].components[0] twoDecimals'],
  })
  expect(totalThere(script, rows)).toBe(expected)
})

// The engine has no lodash on a server: its sumBy passes over what is undefined.
it('MOVE-03 a sum by a column passes over rows without a number', () => {
  expect(totalHere("value = _.sumBy(data.g, 'x') + 2", [['4'], ['']]).total).toBe('6')
})
