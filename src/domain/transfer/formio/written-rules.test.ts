import { describe, expect, it } from 'vitest'
import { formOf, ids, told } from '../testing/answering'
import { readFormio } from './read'

const text = (key: string, more: object = {}) => ({
  type: 'textfield',
  key,
  label: key,
  input: true,
  ...more,
})
const made = (...components: object[]) =>
  formOf(
    readFormio({ title: 'Alta', components: [text('a'), ...components] }, { name: 'alta', newId: ids() }),
  )
const WHEN = { show: true, when: 'a', eq: 'x' }
const REQUIRED = {
  name: 'r',
  trigger: { type: 'simple', simple: WHEN },
  actions: [{ type: 'property', property: { value: 'validate.required', type: 'boolean' }, state: true }],
}
const grid = (more: object) => ({
  ...{ type: 'datagrid', key: 'g', label: 'G', input: true, components: [text('b')] },
  ...more,
})

describe('MOVE-06 every rule of a form of Form.io that is not read is told at its place', () => {
  it.each<[string, object, string]>([
    [
      'rows that are worked out',
      grid({ calculateValue: 'value = []' }),
      '.calculateValue setting calculateValue',
    ],
    [
      'rows that begin with something',
      grid({ customDefaultValue: 'value = [{}]' }),
      '.customDefaultValue setting customDefaultValue',
    ],
    ['a check of rows', grid({ validate: { custom: 'valid = true' } }), '.validate.custom setting custom'],
    ['rows that are required by rule', grid({ logic: [REQUIRED] }), '.logic setting validate.required'],
    [
      'a container that is worked out by JsonLogic',
      {
        type: 'container',
        key: 'c',
        label: 'C',
        input: true,
        components: [text('b')],
        calculateValue: { var: 'a' },
      },
      '.calculateValue setting calculateValue',
    ],
    [
      'what holds nothing but a button',
      {
        type: 'well',
        key: 'w',
        conditional: WHEN,
        components: [{ type: 'button', key: 'send', label: 'Send' }],
      },
      '.conditional setting conditional',
    ],
    [
      'a page in which nothing stands',
      { type: 'panel', key: 'p', title: 'P', customConditional: "show = data.a == 'x'", components: [] },
      '.customConditional setting customConditional',
    ],
    [
      'a check of several questions in one',
      {
        ...{ type: 'survey', key: 's', label: 'S', input: true, validate: { json: { var: 'a' } } },
        ...{ questions: [{ label: 'Q', value: 'q' }], values: [{ label: 'V', value: 'v' }] },
      },
      '.validate.json setting json',
    ],
  ])('%s', (_case, component, line) => {
    expect(told(made(component).report)).toContain(`components[1]${line}`)
  })

  it('what an address is put together of has rules for itself alone', () => {
    const parts = [
      text('street', { customConditional: "show = _.get(instance, 'parent.manualMode', false);" }),
    ]
    const address = { type: 'address', key: 'd', label: 'D', input: true, components: parts }
    expect(told(made(address).report)).toEqual(['components sectionMade'])
  })

  it.each([
    [{ minLength: 2, maxLength: 4 }, '2', '4'],
    [{ required: true }, '1', ''],
    [{ required: true, minLength: 3 }, '3', ''],
    [{}, '', ''],
  ])('MOVE-03 MOVE-07 rows with %j are at least «%s» and at most «%s»', (validate, minimo, maximo) => {
    const { content, report } = made(grid({ validate }))
    expect(content.secciones.at(-1)).toMatchObject({ minimo, maximo })
    expect(told(report)).toEqual(['components sectionMade'])
  })
})
