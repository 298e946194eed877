import { describe, expect, it } from 'vitest'
import { addRow } from '../../answer/repeatable'
import { kindOf } from '../../form/kinds'
import { CLOCK } from '../../../testing/builders'
import { answering, formOf, ids, questionsOf, told } from '../testing/answering'
import { isFormio, readFormio } from './read'

const read = (components: Record<string, unknown>[]) =>
  formOf(readFormio({ title: 'Alta', display: 'form', components }, { name: 'alta', newId: ids() }))

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

  it.each([
    [{ type: 'simpletextareaadvanced', input: true }, 'long-text'],
    [{ type: 'simplenumber', input: true }, 'decimal'],
    [{ type: 'simplephonenumber', input: true }, 'phone'],
    [{ type: 'navDatepicker', input: true }, 'date'],
    [{ type: 'monthPicker', input: true }, 'month'],
    [{ type: 'simplecheckboxes', input: true, values: [{ value: 'a', label: 'A' }] }, 'multiple-choice'],
    [{ type: 'radiopanel', input: true, values: [{ value: 'a', label: 'A' }] }, 'single-choice'],
    [{ type: 'orgbook', input: true, data: { values: [{ value: 'a', label: 'A' }] } }, 'single-choice'],
  ])('takes %j, which a town hall made itself, for what it has and is called: %s', (component, kind) => {
    const { content, report } = read([{ key: 'x', label: 'X', ...component }])
    expect(questionsOf(content).map(kindOf)).toEqual([kind])
    expect(told(report)).toContain(`components[0] kindGuessed ${component.type}`)
  })

  it.each(['datasource', 'recaptcha', 'form'])('MOVE-06 asks nobody for a %s, and tells it', (type) => {
    const { content, report } = read([
      { type: 'textfield', key: 'a', label: 'A' },
      { type, key: 'x', label: 'X', input: true },
    ])
    expect(questionsOf(content)).toHaveLength(1)
    expect(told(report)).toContain(`components[1] kind ${type}`)
  })

  it('MOVE-06 tells when a button was there, as here it always is', () => {
    const button = { type: 'button', key: 'go', label: 'Enviar', input: true }
    const { report } = read([
      { type: 'checkbox', key: 'a', label: 'A' },
      { ...button, customConditional: 'show = data.a' },
      { ...button, conditional: { show: true, when: 'a', eq: 'true' } },
      { ...button, conditional: { show: null, when: null, eq: '' } },
    ])
    expect(told(report)).toEqual([
      'components[1].customConditional setting customConditional',
      'components[2].conditional setting conditional',
      'components sectionMade',
    ])
  })

  it('MOVE-06 nothing of it runs or is fetched, whatever names and words it has', () => {
    const components = JSON.parse(
      '[{"type":"textfield","key":"__proto__","label":"<script>alert(1)</script>Hola {{p1}}"},' +
        '{"type":"content","key":"c","html":"<img src=\\"https://x.example/p.png\\" onerror=\\"alert(2)\\">Aviso"},' +
        '{"type":"constructor","key":"toString"},' +
        '{"type":"textfield","key":"y","label":"Y","customConditional":"show = data.__proto__ === 1"}]',
    )
    const { content, report } = read(components)
    expect(questionsOf(content).map(({ titulo }) => titulo)).toEqual(['alert(1)Hola { … }', 'Aviso', 'Y'])
    expect(told(report)).toEqual(
      expect.arrayContaining(['components[1] markup', 'components[2] kind constructor']),
    )
    expect(JSON.stringify(content)).not.toContain('x.example')
  })

  it('names that differ in case are different questions with short names of their own', () => {
    const { content } = read([
      { type: 'number', key: 'Edad', label: 'A' },
      { type: 'number', key: 'edad', label: 'B' },
      {
        type: 'textfield',
        key: 'x',
        label: 'X',
        customConditional: 'show = data.Edad === 1 && data.edad === 2',
      },
    ])
    expect(questionsOf(content).map(({ codigo }) => codigo)).toEqual(['edad', 'edad_2', 'x'])
    const filling = answering(content)
    filling.give('edad', '1')
    expect(filling.asked()).not.toContain('x')
    filling.give('edad_2', '2')
    expect(filling.asked()).toContain('x')
  })

  it.each([
    [{ disabled: true }, 'disabled readOnly'],
    [{ inputMask: '99-99' }, 'inputMask setting inputMask'],
    [{ unique: true }, 'unique setting unique'],
    [{ validate: { minWords: 3 } }, 'validate.minWords setting minWords'],
    [{ type: 'datetime', datePicker: { minDate: 'moment()' } }, 'datePicker.minDate setting minDate'],
    [
      {
        type: 'survey',
        questions: [{ value: 'a', label: 'A' }],
        values: [{ value: 'b', label: 'B' }],
        validate: { custom: 'valid = x()' },
      },
      'validate.custom script custom',
    ],
  ])('MOVE-06 what no question has is told at its place: %j', (more, line) => {
    const { report } = read([{ type: 'textfield', key: 'x', label: 'X', ...more }])
    expect(told(report)).toEqual([`components[0].${line}`, 'components sectionMade'])
  })

  it.each([
    { type: 'phoneNumber', inputMask: '(999) 999-9999' },
    { type: 'number', disabled: true, calculateValue: 'value = 1 + 1' },
  ])('nothing is told of what is so here too: %j', (more) => {
    const { report } = read([{ key: 'x', label: 'X', ...more }])
    expect(told(report)).toEqual(['components sectionMade'])
  })

  it.each([
    [{ type: 'textfield' }, 'text', true],
    [{ type: 'number' }, 'decimal', true],
    [{ type: 'datetime' }, 'date-time', true],
    [{ type: 'orgselect', data: { values: [{ value: 'a', label: 'A' }] } }, 'multiple-choice', false],
    [{ type: 'select', data: { values: [{ value: 'a', label: 'A' }] } }, 'multiple-choice', false],
  ])('MOVE-07 %j with several answers is a %s', (component, kind, repeats) => {
    const { content } = read([{ key: 'x', label: 'X', multiple: true, ...component }])
    expect(questionsOf(content).map((one) => [kindOf(one), one.repetible])).toEqual([[kind, repeats]])
  })

  it('a date with its time that asks no date asks for the time', () => {
    const { content } = read([{ type: 'datetime', key: 'x', label: 'X', enableDate: false }])
    expect(questionsOf(content).map(kindOf)).toEqual(['time'])
  })

  it('MOVE-07 as many boxes are ticked as there', () => {
    const values = ['a', 'b', 'c'].map((value) => ({ value, label: value }))
    const validate = { minSelectedCount: 1, maxSelectedCount: 2 }
    const { content } = read([{ type: 'selectboxes', key: 'm', label: 'M', values, validate }])
    const filling = answering(content)
    const refused = ['a', 'a,b', 'a,b,c'].map((given) => {
      filling.give('m', given)
      return filling.problems().length > 0
    })
    expect(refused).toEqual([false, false, true])
  })
})
