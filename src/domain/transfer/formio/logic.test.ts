import { describe, expect, it } from 'vitest'
import { answering, formOf, ids, questionsOf, told } from '../testing/answering'
import { readConditional } from './conditional'
import { readFormio } from './read'

const read = (components: Record<string, unknown>[]) =>
  formOf(readFormio({ title: 'Alta', display: 'form', components }, { name: 'alta', newId: ids() }))

const property = (value: string, state: boolean) => ({
  ...{ name: 'x', type: 'property', property: { label: value, value, type: 'boolean' }, state },
})
const TRIGGERS = [
  { type: 'simple', simple: { show: true, when: 'a', eq: 'b' } },
  {
    type: 'simple',
    simple: {
      show: true,
      conjunction: 'all',
      conditions: [{ component: 'a', operator: 'isEqual', value: 'b' }],
    },
  },
  { type: 'javascript', javascript: "result = data.a === 'b';" },
  { type: 'javascript', javascript: "if (data.a === 'b') { result = true }" },
  { type: 'json', json: { '===': [{ var: 'data.a' }, 'b'] } },
]

const withLogic = (logic: object[], more: Record<string, unknown> = {}) =>
  read([
    { type: 'textfield', key: 'a', label: 'A' },
    { type: 'textfield', key: 'x', label: 'X', logic, ...more },
  ])

describe('MOVE-03 MOVE-07 what the logic of a component does', () => {
  it.each(TRIGGERS)('%j hides, shows and requires', (trigger) => {
    const seen = (actions: object[], more?: Record<string, unknown>) => {
      const { content, report } = withLogic([{ name: 'l', trigger, actions }], more)
      expect(told(report)).toEqual(['components sectionMade'])
      const filling = answering(content)
      return ['', 'b'].map((given) => {
        filling.give('a', given)
        return [filling.asked().includes('x'), filling.required().includes('x')]
      })
    }
    const isShown = [true, false]
    expect(seen([property('hidden', true)])).toEqual([isShown, [false, false]])
    expect(seen([property('hidden', false)], { hidden: true })).toEqual([[false, false], isShown])
    expect(seen([property('validate.required', true)])).toEqual([isShown, [true, true]])
    const validate = { required: true }
    expect(seen([property('validate.required', false)], { validate })).toEqual([[true, true], isShown])
  })

  it('what comes later counts, and what nobody understands is told by its place', () => {
    const [trigger] = TRIGGERS
    const { content, report } = withLogic([
      { trigger, actions: [property('hidden', true), property('hidden', false), property('disabled', true)] },
      {
        trigger,
        actions: [
          { type: 'value', value: 'value = 1' },
          { type: 'customAction', customAction: 'x()' },
        ],
      },
      { trigger: { type: 'event', event: 'x' }, actions: [property('hidden', true)] },
      { trigger: { type: 'javascript', javascript: 'result = alert(1)' }, actions: [] },
    ])
    const filling = answering(content)
    filling.give('a', 'b')
    expect(filling.asked()).toContain('x')
    const at = 'components[1].logic'
    expect(told(report)).toEqual([
      `${at}[0].actions[2] setting disabled`,
      `${at}[1].actions[0] setting value`,
      `${at}[1].actions[1] setting customAction`,
      `${at}[2] script logic`,
      `${at}[3] script logic`,
      'components sectionMade',
    ])
  })

  it('what has a condition of its own is shown by that alone', () => {
    const logic = [{ trigger: TRIGGERS[0], actions: [property('hidden', true)] }]
    const { content, report } = withLogic(logic, { customConditional: "show = data.a !== 'c'" })
    expect(told(report)).toContain('components[1].logic[0].actions[0] setting hidden')
    const filling = answering(content)
    filling.give('a', 'b')
    expect(filling.asked()).toContain('x')
  })
})

describe('MOVE-03 MOVE-06 what nobody sees', () => {
  it.each([
    { type: 'textfield', hidden: true },
    { type: 'hidden' },
    { type: 'panel', hidden: true, components: [{ type: 'textfield', key: 'y' }] },
  ])('%j is told, and nobody is asked', (component) => {
    const { content, report } = read([
      { type: 'textfield', key: 'a', label: 'A' },
      { key: 'x', label: 'X', ...component },
    ])
    expect(told(report)).toContain('components[1] hidden')
    expect(questionsOf(content)).toHaveLength(1)
  })

  it.each(['hidden', 'number'])('%s that is calculated is shown, and counts', (type) => {
    const { content, report } = read([
      { type: 'number', key: 'a', label: 'A' },
      { type, key: 'x', label: 'X', hidden: true, calculateValue: 'value = data.a * 2' },
      { type: 'textfield', key: 'y', label: 'Y', customConditional: 'show = data.x > 3' },
    ])
    expect(told(report)).toContain('components[1] calculatedShown')
    const filling = answering(content)
    filling.give('a', '2')
    expect(filling.value('x')).toBe('4')
    expect(filling.asked()).toContain('y')
    filling.give('a', '1')
    expect(filling.asked()).not.toContain('y')
  })

  it('a condition shows what is hidden without it', () => {
    const { content } = read([
      { type: 'textfield', key: 'a', label: 'A' },
      { type: 'textfield', key: 'x', label: 'X', hidden: true, customConditional: "show = data.a === 'b'" },
    ])
    const filling = answering(content)
    expect(filling.asked()).toEqual(['a'])
    filling.give('a', 'b')
    expect(filling.asked()).toEqual(['a', 'x'])
  })
})

describe('MOVE-03 checks as JsonLogic', () => {
  const check = (json: object) =>
    read([
      { type: 'textfield', key: 'a', label: 'A' },
      { type: 'number', key: 'x', label: 'X', validate: { json, customMessage: 'Mal' } },
    ])

  it.each([
    [{ if: [{ '>': [{ var: 'data.x' }, 3] }, true, 'Más de tres'] }, 'Más de tres'],
    [{ if: [{ '>': [{ var: 'input' }, 3] }, true, 'Más de tres'] }, 'Más de tres'],
    [{ '>': [{ var: 'value' }, 3] }, 'Mal'],
  ])('%j is a check with a message', (json, message) => {
    const { content } = check(json)
    expect(questionsOf(content)[1]?.validaciones.map(({ mensaje }) => mensaje)).toEqual([message])
    const filling = answering(content)
    filling.give('x', '3')
    expect(filling.problems()).toContain('check')
    filling.give('x', '4')
    expect(filling.problems()).toEqual([])
  })

  it.each([
    { if: [{ '>': [{ var: 'data.x' }, 3] }, 'Uno', 'Otro'] },
    { if: [{ '>': [{ var: 'data.x' }, 3] }, true, false] },
    { if: [true, true, 'a', 'b'] },
    { map: [1] },
  ])('%j is told', (json) => {
    expect(told(check(json).report)).toContain('components[1].validate.json script json')
  })
})

describe('MOVE-03 operators of simple conditions', () => {
  const ANSWERS = { isSet: (name: string) => name === 'm', isNumber: (name: string) => name === 'n' }
  const said = (operator: string, component = 'a', value: unknown = 'b') =>
    readConditional({ show: true, conjunction: 'all', conditions: [{ component, operator, value }] }, ANSWERS)

  it.each([
    ['includes', "({a} contains 'b')"],
    ['notIncludes', "(!({a} contains 'b'))"],
    ['startsWith', "(_starts({a}, 'b'))"],
    ['endsWith', "(_matches({a}, 'b$'))"],
    ['greaterThanOrEqual', '({a} >= b)'],
  ])('%s is %s', (operator, expected) => {
    expect(said(operator)).toBe(expected)
  })

  it.each([
    ['includes', 'm', 'b'],
    ['includes', 'n', '1'],
    ['startsWith', 'a', ''],
    ['endsWith', 'a', "b'"],
    ['dateLessThan', 'a', '2026-01-01'],
    ['constructor', 'a', 'b'],
  ])('%s of %s and «%s» is none', (operator, component, value) => {
    expect(said(operator, component, value)).toBeNull()
  })
})
