import { describe, expect, it } from 'vitest'
import { addRow } from '../../answer/repeatable'
import { kindOf } from '../../question-types'
import { CLOCK } from '../../../testing/builders'
import { answering, formOf, ids, questionsOf, told } from '../testing/answering'
import { readJsonLogic } from './json-logic'
import { isFormio, readFormio } from './read'
import { readCheck, readScript } from './script'

const read = (components: Record<string, unknown>[]) =>
  formOf(readFormio({ title: 'Alta', display: 'form', components }, { name: 'alta', newId: ids() }))
const ANSWERS = {
  isSet: (name: string) => name === 'm',
  isNumber: (name: string) => name === 'n',
  isSelect: (name: string) => name === 'k',
}

describe('MOVE-03 programs of a form, read as text', () => {
  it.each<[string, string, 'show' | 'value']>([
    ["show = data.a === 'b'", "({a} = 'b')", 'show'],
    ["show = (data.a === 'b' && data.n > 3);", "(({a} = 'b') and ({n} > 3))", 'show'],
    ["show = data['a'] != 'b' || !row.x", "(({a} != 'b') or !({x}))", 'show'],
    ["if (data.a === 'b') { show = true } else { show = false }", "({a} = 'b')", 'show'],
    ["if (data.a == 'b') show = false;", "!(({a} = 'b'))", 'show'],
    ["show = false;\nif (data.a == 'b') {\n  show = true; // sí\n}", "({a} = 'b')", 'show'],
    [
      "if (data.a == 'b') show = true; else if (data.n > 1) { show = true } else show = false",
      "(({a} = 'b') or ({n} > 1))",
      'show',
    ],
    ["show = (data.a == 'b') ? true : false; true;", "({a} = 'b')", 'show'],
    ["return data.a === 'b'", "({a} = 'b')", 'show'],
    ['show = !!data.a /* algo */', '!(!({a}))', 'show'],
    ['show = data.m.r === true', "(({m} contains 'r') = true)", 'show'],
    ["show = data.k.value === 'x'", "({k} = 'x')", 'show'],
    ["show = data.grupo?.a === 'b'", "({a} = 'b')", 'show'],
    ["show = _.get(data, 'a') == 'b'", "({a} = 'b')", 'show'],
    ["show = _.get(submission, 'data.a') == 'b'", "({a} = 'b')", 'show'],
    ["show = ['b', 'c'].includes(data.a)", "({a} = 'b' or {a} = 'c')", 'show'],
    ['show = data.a.length > 3', '(_length({a}) > 3)', 'show'],
    ['show = parseInt(data.a, 10) >= 18', '(_int({a}) >= 18)', 'show'],
    ["value = data.n > 3 ? 'x' : 'y'", "iif(({n} > 3), 'x', 'y')", 'value'],
    ['value = data.n * 2', '({n} * 2)', 'value'],
    ['value = (data.n || 0) + +data.n', '(iif(({n}) notempty, {n}, 0) + ({n} + 0))', 'value'],
    ['value = Math.max(data.n, 3) - Math.floor(data.n / 2)', '(max({n}, 3) - _floor(({n} / 2)))', 'value'],
    ['value = (data.n * 1.21).toFixed(2)', 'round(({n} * 1.21), 2)', 'value'],
    ['if (data.n > 3) { value = 1 } else { value = data.n }', 'iif(({n} > 3), 1, {n})', 'value'],
  ])('«%s» says %s', (script, expected, target) => {
    expect(readScript(script, ANSWERS, target)).toBe(expected)
  })

  it.each([
    ["valid = (data.a === 'b') ? true : 'No'", "({a} = 'b')", 'No'],
    ["valid = input > 3 ? true : 'Más'", '({x} > 3)', 'Más'],
    ["if (input.length < 3) { valid = 'Corto' }", '!((_length({x}) < 3))', 'Corto'],
    [
      "if (input > 3) { valid = true } else if (data.a == 'b') { valid = true } else { valid = 'No' }",
      "(({x} > 3) or ({a} = 'b'))",
      'No',
    ],
    ["valid = true; if (input == 5) valid = 'Cinco no';", '!(({x} = 5))', 'Cinco no'],
  ])('«%s» is a check: %s', (script, when, message) => {
    expect(readCheck(script, { ...ANSWERS, own: 'x' })).toEqual({ when, message })
  })

  it.each([
    "valid = input > 3 ? 'Uno' : 'Otro'",
    'valid = instance.validate(input)',
    'valid = true',
    'valid = input > 3 ? true : data.message',
  ])('«%s» is no check that anybody here understands', (script) => {
    expect(readCheck(script, { ...ANSWERS, own: 'x' })).toBeNull()
  })

  it.each([
    'show = alert(1)',
    "show = data.a.includes('b')",
    'fetch("https://x.example")',
    "show = data.a; fetch('https://x.example')",
    "show = data.a['constructor'].x()",
    "show = data['__proto__']()",
    'show = Number(data.a) > 1',
    'show = +data.a > 1',
    'show = data.a == null',
    'show = [data.a',
    'show = data.a == (data.b ? data.a : 2)',
    'show = data.a ? 1',
    'if (data.a) { value = 1 }',
    'var x = 1; show = data.a == x',
    "show = data.a.length.constructor('x')",
    "show = _.some(data.a, 'x')",
    "show = _.get(window, 'a')",
    "show = Math.constructor('x')",
    `show = ${'!'.repeat(500)}data.a`,
    `show = ${'['.repeat(500)}`,
    'show = /* a',
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
    expect(readJsonLogic(logic, { ...ANSWERS, isNumber: () => false })).toBe(expected)
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

  it('a check of its program, a pattern with its ends and the code of a choice come along', () => {
    const { content, report } = read([
      {
        ...{ type: 'textfield', key: 'zip', label: 'Código' },
        validate: { pattern: '^[0-9]*$', custom: "valid = (input.length === 4) ? true : 'Cuatro cifras'" },
      },
      {
        ...{ type: 'mySelect', key: 'kind', label: 'Clase', input: true },
        values: [{ value: 'a', label: 'A' }],
      },
      {
        type: 'textfield',
        key: 'why',
        label: 'Por qué',
        customConditional: "show = data.kind.value === 'a'",
      },
    ])
    expect(told(report).filter((line) => /script|formula/u.test(line))).toEqual([])
    const [zip] = questionsOf(content)
    expect(zip?.validaciones.map(({ mensaje }) => mensaje)).toEqual(['', 'Cuatro cifras'])
    const filling = answering(content)
    filling.give('zip', '12a4')
    expect(filling.problems()).toContain('check')
    filling.give('zip', '123')
    expect(filling.problems()).toContain('check')
    filling.give('zip', '1234')
    expect(filling.problems()).toEqual([])
    expect(filling.asked()).not.toContain('why')
    filling.give('kind', 'A')
    expect(filling.asked()).toContain('why')
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
