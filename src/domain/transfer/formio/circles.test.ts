import { describe, expect, it } from 'vitest'
import { newForm } from '../../form/factory'
import { formProblems } from '../../publication/validate-form'
import { answering, formOf, ids, questionsOf, told } from '../testing/answering'
import { readFormio } from './read'

const form = (...components: Record<string, unknown>[]) => {
  const made = formOf(
    readFormio(
      { title: 'T', components: [{ type: 'panel', key: 'one', title: 'One', components }] },
      { name: 'alta', newId: ids() },
    ),
  )
  expect(formProblems({ ...newForm('f', 'ana'), ...made.content, areas: ['x'] })).toEqual([])
  return made
}
const text = (key: string, more: object = {}) => ({
  type: 'textfield',
  key,
  label: key,
  input: true,
  ...more,
})
const at = (line: string): string => `components[0].components${line}`
const number = (key: string, calculateValue: string) => ({
  ...{ type: 'number', key, label: key, input: true, calculateValue },
})

describe('MOVE-06 MOVE-07 circles of a form of Form.io are told at their places, and leave a whole form', () => {
  it.each([
    ['itself', ['p'], ['p']],
    ['each other', ['p', 'q'], ['q', 'p']],
    ['a third', ['p', 'q', 'r'], ['q', 'r', 'p']],
  ])('components that %s shows', (_which, keys, others) => {
    const { content, report } = form(
      ...keys.map((key, index) => text(key, { conditional: { show: true, when: others[index], eq: 'x' } })),
    )
    expect(told(report)).toEqual(keys.map((_key, index) => at(`[${index}].conditional formulaCircle`)))
    expect(answering(content).asked()).toEqual(keys)
  })

  it('programs that show each other, and conditions with them', () => {
    const { content, report } = form(
      text('p', { customConditional: "show = data.q === 'x'" }),
      text('q', { conditional: { json: { '===': [{ var: 'data.p' }, 'x'] } } }),
      text('r', { customConditional: "show = data.p === 'x'" }),
    )
    expect(told(report)).toEqual([
      at('[0].customConditional formulaCircle'),
      at('[1].conditional.json formulaCircle'),
    ])
    const filling = answering(content)
    expect(filling.asked()).toEqual(['p', 'q'])
    filling.give('p', 'x')
    expect(filling.asked()).toEqual(['p', 'q', 'r'])
  })

  it('values that are calculated from each other, of which nobody is asked', () => {
    const { content, report } = form(
      text('a'),
      number('p', 'value = data.q + 1'),
      number('q', 'value = data.r * 2'),
      number('r', 'value = data.p - 1'),
    )
    expect(told(report)).toEqual([
      at('[1].calculateValue formulaCircle'),
      at('[2].calculateValue formulaCircle'),
      at('[3].calculateValue formulaCircle'),
    ])
    expect(questionsOf(content).map(({ codigo }) => codigo)).toEqual(['a'])
  })

  it('lists that are asked for anew when the other changes, each filtered by the other', () => {
    const list = (key: string, other: string) => ({
      ...{ type: 'select', key, label: key, input: true, dataSrc: 'url', refreshOn: other },
      ...{
        data: { url: `https://lists.example/${key}?of={{ data.${other} }}` },
        filter: `of={{ data.${other} }}`,
      },
    })
    const { content, report } = form(list('p', 'q'), list('q', 'p'))
    expect(told(report).toSorted()).toEqual(
      ['[0]', '[1]'].flatMap((one) => [
        at(`${one} tableToChoose`),
        at(`${one}.filter setting filter`),
        at(`${one}.refreshOn setting refreshOn`),
      ]),
    )
    expect(questionsOf(content).map(({ filtroOpciones }) => filtroOpciones)).toEqual(['', ''])
  })
})

describe('MOVE-06 rules of Form.io that cannot be said are told where they stand', () => {
  it.each<[Record<string, unknown>, string]>([
    [{ customConditional: "show = data.gone === 'x'" }, 'customConditional formulaName gone'],
    [{ conditional: { show: true, when: 'gone', eq: 'x' } }, 'conditional formulaName gone'],
    [{ conditional: { json: { '===': [{ var: 'data.gone' }, 'x'] } } }, 'conditional.json formulaName gone'],
    [{ calculateValue: 'value = data.gone' }, 'calculateValue formulaName gone'],
    [{ customDefaultValue: 'value = data.gone' }, 'customDefaultValue formulaName gone'],
    [
      { validate: { custom: "valid = input === data.gone ? true : 'No'" } },
      'validate.custom formulaName gone',
    ],
  ])('%j', (rule, expected) => {
    const { report } = form(text('a'), text('p', rule), { type: 'content', key: 'gone', html: 'x' })
    expect(told(report)).toContain(at(`[1].${expected}`))
  })
})

it('MOVE-06 the parts of an address are told, which is one text here', () => {
  const address = { type: 'address', key: 'd', label: 'd', input: true, components: [text('street')] }
  expect(told(form({ ...address, enableManualMode: true }).report)).toEqual([
    at('[0].components setting components'),
  ])
  expect(told(form(address).report)).toEqual([])
})

describe('MOVE-03 MOVE-07 conditions on days', () => {
  const day = { type: 'day', key: 'd', label: 'd', input: true }
  const shown = (component: object, operator: string, value: string) =>
    form(
      { ...component, key: 'd', label: 'd', input: true },
      text('p', {
        conditional: { show: true, conjunction: 'all', conditions: [{ component: 'd', operator, value }] },
      }),
    )

  it.each([
    [{ ...day, dayFirst: true }, 'dateLessThan', '05/10/2026', '2026-10-04', true],
    [{ ...day, dayFirst: true }, 'dateLessThan', '05/10/2026', '2026-10-05', false],
    [day, 'dateGreaterThanOrEqual', '10/05/2026', '2026-10-05', true],
    [{ type: 'datetime', enableTime: false }, 'isDateEqual', '2026-10-05T00:00:00+02:00', '2026-10-05', true],
    [{ type: 'datetime', enableTime: false }, 'isNotDateEqual', '2026-10-05T00:00:00+02:00', '', true],
    [{ type: 'datetime', enableTime: false }, 'isDateEqual', '2026-10-05T00:00:00.000Z', '2026-10-05', true],
    [{ type: 'datetime' }, 'dateGreaterThan', '2026-10-05T09:30:00+02:00', '2026-10-05T09:31', true],
    [{ type: 'datetime' }, 'dateGreaterThan', '2026-12-05T09:30:00+00:00', '2026-12-05T09:31', true],
    [{ type: 'datetime' }, 'dateGreaterThan', '2026-10-05T09:30:00+02:00', '2026-10-05T09:30', false],
  ])('%j %s %s with «%s» is %s', (component, operator, value, given, isShown) => {
    const { content, report } = shown(component, operator, value)
    expect(told(report)).toEqual([])
    const filling = answering(content)
    filling.give('d', given)
    expect(filling.asked().includes('p')).toBe(isShown)
  })

  it.each([
    [{ type: 'datetime', enableDate: false }, 'isDateEqual', '2026-10-05T09:30:00'],
    [{ type: 'datetime', enableTime: false }, 'isDateEqual', '2026-10-04T22:00:00.000Z'],
    [{ type: 'datetime' }, 'dateGreaterThan', '2026-10-05T09:30:00Z'],
    [{ type: 'datetime' }, 'dateGreaterThan', '2026-10-05T00:00:00.000Z'],
    [{ type: 'datetime' }, 'dateGreaterThan', '2026-02-30T09:30:00'],
    [day, 'isDateEqual', '00/15/2020'],
    [day, 'isDateEqual', '02/00/2020'],
    [day, 'isDateEqual', '13/01/2020'],
    [day, 'isDateEqual', 'moment()'],
    [{ type: 'textfield' }, 'dateLessThan', '2026-10-05'],
  ])('MOVE-06 %j %s «%s» is told', (component, operator, value) => {
    expect(told(shown(component, operator, value).report)).toEqual([at('[1].conditional script conditional')])
  })
})
