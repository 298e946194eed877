import { Model } from 'survey-core'
import { expect, it } from 'vitest'
import { addRow } from '../../answer/repeatable'
import { CLOCK } from '../../../testing/builders'
import { answering, formOf, ids, told } from '../testing/answering'
import { readSurvey } from './read'

const survey = (expression: string, totalType = 'sum') => ({
  clearInvisibleValues: 'onHidden',
  elements: [
    {
      ...{ type: 'matrixdynamic', name: 'm', title: 'Gastos', rowCount: 0 },
      columns: [{ name: 'x', cellType: 'text', inputType: 'number', totalType }],
    },
    { type: 'expression', name: 'total', expression },
  ],
})

/** What is worked out below a table with these numbers in its rows, here and by SurveyJS's own engine. */
function totals(json: ReturnType<typeof survey>, numbers: readonly string[]) {
  const { content, report } = formOf(readSurvey(json, { name: 'x', newId: ids() }))
  expect(told(report).filter((line) => line.includes('formula'))).toEqual([])
  const filling = answering(content)
  for (const [at, value] of numbers.entries()) {
    filling.change((sections) => addRow(sections, 0, CLOCK))
    filling.give('x', value, at)
  }
  const there = new Model(json)
  there.data = { m: numbers.map((value) => (value === '' ? {} : { x: Number(value) })) }
  return [filling.value('total'), String(there.getValue('total'))]
}

it.each([
  ['{m-total.x}', 'sum', ['1', '2'], '3'],
  ['{m-total.x} * 2', 'sum', ['1', ''], '2'],
  ['{m-total.x}', 'max', ['4', '2'], '4'],
  ['{m-total.x}', 'avg', ['4', '2'], '3'],
  ['{m-total.x}', 'count', ['4', '2'], '2'],
])(
  'MOVE-02 MOVE-07 «%s» of a column whose total is its %s, of %j, is «%s»',
  (expression, totalType, numbers, expected) => {
    expect(totals(survey(expression, totalType), numbers)).toEqual([expected, expected])
  },
)

it('MOVE-06 a total that a table does not have is told', () => {
  const { report } = formOf(readSurvey(survey('{m-total.x}', 'none'), { name: 'x', newId: ids() }))
  expect(told(report)).toContain('$.elements[1].expression formulaName m-total.x')
})

it.each([
  ['matrixdynamic', '{rowIndex}', ['1', '2']],
  ['paneldynamic', '{panelIndex} + 5', ['5', '6']],
])('MOVE-02 MOVE-07 rows of a %s know which they are: «%s»', (type, expression, expected) => {
  const inner = [
    { name: 'x', type: 'text', cellType: 'text' },
    { name: 'y', type: 'expression', cellType: 'expression', expression },
  ]
  const rows = type === 'paneldynamic' ? { templateElements: inner } : { columns: inner }
  const json = { elements: [{ type, name: 'm', title: 'Filas', ...rows }] }
  const { content } = formOf(readSurvey(json, { name: 'x', newId: ids() }))
  const filling = answering(content)
  for (const at of [0, 1]) {
    filling.change((sections) => addRow(sections, 0, CLOCK))
    filling.give('x', 'algo', at)
  }
  expect([filling.value('y', 0), filling.value('y', 1)]).toEqual(expected)
})

it('MOVE-06 outside of rows there is none, which is told', () => {
  const json = { elements: [{ type: 'text', name: 'a', visibleIf: '{rowIndex} > 1' }] }
  const { report } = formOf(readSurvey(json, { name: 'x', newId: ids() }))
  expect(told(report).join('\n')).toContain('formulaRows')
})
