import { describe, expect, it } from 'vitest'
import { addRow } from '../../answer/repeatable'
import { kindOf } from '../../question-types'
import { CLOCK } from '../../../testing/builders'
import { answering, formOf, ids, questionsOf, told } from '../testing/answering'
import { isFormio, readFormio } from './read'
import { readJsonLogic, readScript } from './script'

const read = (components: Record<string, unknown>[]) =>
  formOf(readFormio({ title: 'Alta', display: 'form', components }, { name: 'alta', newId: ids() }))
const ANSWERS = { isSet: (name: string) => name === 'm', isNumber: () => false }

describe('MOVE-03 programs of a form, read as text', () => {
  it.each([
    ["show = data.a === 'b'", "{a} = 'b'"],
    ["show = (data.a === 'b' && data.n > 3);", "( {a} = 'b' and {n} > 3 )"],
    ["show = data['a'] != 'b' || !row.x", "{a} != 'b' or ! {x}"],
    ["if (data.a === 'b') { show = true } else { show = false }", "{a} = 'b'"],
    ["if (data.a == 'b') show = false;", "!({a} = 'b')"],
    ['show = data.m.r === true', "({m} contains 'r') = true"],
    ["value = data.n > 3 ? 'x' : 'y'", "iif({n} > 3, 'x', 'y')"],
    ['value = data.n * 2', '{n} * 2'],
  ])('«%s» says %s', (script, expected) => {
    expect(readScript(script, ANSWERS)?.replaceAll(/\s+/gu, ' ')).toBe(expected)
  })

  it.each([
    'show = alert(1)',
    "show = data.a.includes('b')",
    'fetch("https://x.example")',
    "show = data.a = 'b'; evil()",
    'show = `x`',
    "show = instance.root.getComponent('a')",
    'while(true){}',
    'show = moment().year() > 3',
    `show = ${'('.repeat(6_000)}`,
  ])('«%s» is left as it is, and told', (script) => {
    expect(readScript(script, ANSWERS)).toBeNull()
    const { report } = read([
      { type: 'textfield', key: 'a', label: 'A' },
      { type: 'textfield', key: 'b', label: 'B', customConditional: script },
    ])
    expect(told(report)).toContain('components[1].customConditional script customConditional')
  })

  it.each([
    [{ '===': [{ var: 'data.a' }, 'b'] }, "({a} = 'b')"],
    [{ and: [{ '>': [{ var: 'row.n' }, 3] }, { '!': [{ var: 'data.x' }] }] }, '(({n} > 3) and !({x}))'],
    [{ if: [{ var: 'x' }, 1, 2] }, 'iif({x}, 1, 2)'],
  ])('JsonLogic %j says %s', (logic, expected) => {
    expect(readJsonLogic(logic, ANSWERS)).toBe(expected)
  })

  it.each([
    [{ map: [1, 2] }],
    [{ log: 'x' }],
    [{ __proto__: null, constructor: [1] }],
    [{ a: 1, b: 2 }],
    [null],
  ])('JsonLogic %j is not understood', (logic) => {
    expect(readJsonLogic(logic, ANSWERS)).toBeNull()
  })
})

describe('MOVE-03 a form of Form.io', () => {
  it('brings panels, columns, grids and their rules', () => {
    const { content, report } = read([
      {
        ...{ type: 'panel', key: 'p1', title: 'Quién' },
        components: [
          { type: 'textfield', key: 'name', label: 'Nombre', validate: { required: true, maxLength: 40 } },
          {
            ...{ type: 'columns', key: 'cols' },
            columns: [
              { components: [{ type: 'number', key: 'age', label: 'Edad', validate: { min: 0, max: 120 } }] },
              {
                components: [
                  { type: 'email', key: 'mail', label: 'Correo', customConditional: 'show = data.age >= 18' },
                ],
              },
            ],
          },
          {
            ...{ type: 'datagrid', key: 'kids', label: 'Hijos' },
            components: [{ type: 'textfield', key: 'kid', label: 'Hijo' }],
          },
        ],
      },
      {
        ...{ type: 'panel', key: 'p2', title: 'Qué' },
        conditional: { show: true, when: 'name', eq: 'Ana' },
        components: [
          {
            type: 'selectboxes',
            key: 'm',
            label: 'Usos',
            values: [
              { value: 'r', label: 'Rojo' },
              { value: 'v', label: 'Verde' },
            ],
          },
          {
            type: 'textarea',
            key: 'why',
            label: 'Por qué',
            conditional: { show: 'true', when: 'm', eq: 'v' },
          },
          {
            type: 'number',
            key: 'double',
            label: 'Doble',
            calculateValue: { '*': [{ var: 'data.age' }, 2] },
          },
        ],
      },
      { type: 'button', key: 'submit', label: 'Enviar' },
    ])
    expect(content.titulo).toBe('Alta')
    expect(
      content.secciones.map(({ titulo, preguntas }) => [titulo, preguntas.map(({ codigo }) => codigo)]),
    ).toEqual([
      ['Quién', ['name', 'age', 'mail']],
      ['Hijos', ['kid']],
      ['Qué', ['m', 'why', 'double']],
    ])
    expect(told(report)).toEqual([])
    const filling = answering(content)
    expect(filling.asked()).toEqual(['name', 'age'])
    expect(filling.required()).toEqual(['name'])
    filling.give('age', '20')
    filling.give('name', 'Ana')
    expect(filling.asked()).toEqual(['name', 'age', 'mail', 'm', 'double'])
    expect(filling.value('double')).toBe('40')
    filling.give('m', 'Rojo,Verde')
    expect(filling.asked()).toContain('why')
    filling.change((sections) => addRow(sections, 1, CLOCK))
    expect(filling.asked()).toContain('kid')
    filling.give('age', '121')
    expect(filling.problems()).not.toEqual([])
  })

  it.each([
    [{ type: 'checkbox' }, 'yes-no', []],
    [{ type: 'radio', values: [{ value: 'a', label: 'A' }] }, 'single-choice', []],
    [
      { type: 'select', multiple: true, data: { values: [{ value: 'a', label: 'A' }] } },
      'multiple-choice',
      [],
    ],
    [{ type: 'datetime', enableTime: false }, 'date', []],
    [{ type: 'datetime' }, 'date-time', []],
    [{ type: 'file' }, 'text', []],
    [{ type: 'file', multiple: true, filePattern: '*' }, 'files', []],
    [{ type: 'phoneNumber' }, 'phone', []],
    [{ type: 'content', html: 'Hola' }, 'note', []],
    [{ type: 'select', dataSrc: 'url' }, 'table-choice', ['tableToChoose']],
    [{ type: 'miDatepicker', input: true }, 'date', ['kindGuessed miDatepicker']],
  ])('%j becomes %s', (component, kind, expected) => {
    const { content, report } = read([
      { type: 'textfield', key: 'zero', label: 'Zero' },
      { ...component, key: 'x', label: 'X' },
    ])
    const made = questionsOf(content)[1]
    expect(made && kindOf(made)).toBe(kind)
    expect(told(report).filter((line) => !line.includes('sectionMade'))).toEqual(
      expected.map((code) => `components[1] ${code}`),
    )
  })

  it('MOVE-07 a box that is required has to be ticked', () => {
    const { content } = read([
      { type: 'checkbox', key: 'agree', label: 'Acepto', validate: { required: true } },
    ])
    const filling = answering(content)
    filling.give('agree', 'false')
    expect(filling.problems()).toContain('check')
    filling.give('agree', 'true')
    expect(filling.problems()).toEqual([])
  })

  it.each([[{}], [{ components: [] }], [{ components: [{ type: 'x' }] }], [null]])('%j is none', (value) => {
    expect(isFormio(value)).toBe(false)
  })
})
