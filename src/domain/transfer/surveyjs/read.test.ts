import { describe, expect, it } from 'vitest'
import { addRow } from '../../answer/repeatable'
import { newForm } from '../../form/factory'
import { formProblems } from '../../publication/validate-form'
import { kindOf } from '../../form/kinds'
import { CLOCK } from '../../../testing/builders'
import { answering, formOf, ids, questionsOf, told } from '../testing/answering'
import { isSurvey, readSurvey } from './read'

const read = (survey: Record<string, unknown>) => {
  const { content, report } = formOf(readSurvey(survey, { name: 'encuesta', newId: ids() }))
  // Tests call questions by their titles.
  const named = content.secciones.map((section) => ({
    ...section,
    preguntas: section.preguntas.map((question) => ({ ...question, codigo: question.titulo })),
  }))
  return { content: { ...content, secciones: named }, whole: content, report }
}
const elements = (...list: Record<string, unknown>[]) =>
  read({ pages: [{ name: 'p', title: 'P', elements: list }] })

const CHOICES = ['r', { value: 'v', text: 'Verde' }]
const ASKED = [
  { type: 'text', name: 'a', inputType: 'number' },
  { type: 'text', name: 't' },
  { type: 'text', name: 'f', inputType: 'date' },
  { type: 'radiogroup', name: 'c', choices: CHOICES },
  { type: 'checkbox', name: 'm', choices: CHOICES },
  { type: 'boolean', name: 'b' },
]

describe('MOVE-02 MOVE-07 what expressions of SurveyJS come to', () => {
  it.each<[string, Record<string, string>, boolean]>([
    ["{c} = 'v'", { c: 'Verde' }, true],
    ['{c} = v', { c: 'Verde' }, true],
    ["{c} <> 'v'", {}, true],
    ["{c} != 'v'", { c: 'Verde' }, false],
    ['{a} >= 3 and {a} < 5', { a: '4' }, true],
    ['{a} > 3 || {t} notempty', { t: 'x' }, true],
    ['{a} empty', {}, true],
    ['!({a} empty)', { a: '1' }, true],
    ["{m} contains 'r'", { m: 'r,Verde' }, true],
    ["{m} notcontains 'r'", { m: 'Verde' }, true],
    ["{m} anyof ['r', 'v']", { m: 'Verde' }, true],
    ["{m} allof ['r', 'v']", { m: 'Verde' }, false],
    ["{c} anyof ['r', 'v']", { c: 'r' }, true],
    ["{m} noneof ['r']", { m: 'Verde' }, true],
    ['{b} = true', { b: 'true' }, true],
    ['{b}', { b: 'false' }, false],
    ["{t} contains 'ol'", { t: 'hola' }, true],
    ["iif({a} > 3, 'x', 'y') = 'x'", { a: '4' }, true],
    ['age({f}) >= 18', { f: '2008-10-05' }, true],
    ['{f} > today()', { f: '2026-10-06' }, true],
    ['{a} + 2 * 3 = 10', { a: '4' }, true],
    ['sum({a}, 2) = 6', { a: '4' }, true],
  ])('«%s» with %j shows: %s', (visibleIf, given, expected) => {
    const { content, report } = elements(...ASKED, { type: 'text', name: 'shown', visibleIf })
    expect(told(report)).toEqual([])
    const filling = answering(content)
    for (const [name, value] of Object.entries(given)) filling.give(name, value)
    expect(filling.asked().includes('shown')).toBe(expected)
  })

  it.each([
    ['{nobody.x} = 1', 'formulaName nobody.x'],
    ['isContainerReady({p})', 'formulaFunction isContainerReady'],
    ['{a} =', 'formulaUnread'],
    ['__proto__()', 'formulaFunction __proto__'],
    [`${'('.repeat(200)}1${')'.repeat(200)}`, 'formulaLong'],
  ])('MOVE-06 «%s» cannot be expressed, which is told at its place', (visibleIf, expected) => {
    const { report } = elements(...ASKED, { type: 'text', name: 'shown', visibleIf })
    expect(told(report)).toEqual([`pages[0].elements[6].visibleIf ${expected}`])
  })
})

describe('MOVE-02 a survey', () => {
  it.each<[Record<string, unknown>, string, string[]]>([
    [{ type: 'text' }, 'text', []],
    [{ type: 'text', inputType: 'email' }, 'email', []],
    [{ type: 'text', inputType: 'tel' }, 'phone', []],
    [{ type: 'text', inputType: 'datetime-local' }, 'date-time', []],
    [{ type: 'comment' }, 'long-text', []],
    [{ type: 'rating' }, 'scale', []],
    [{ type: 'rating', rateMax: 20 }, 'integer', ['asNumber']],
    [{ type: 'ranking', choices: CHOICES }, 'ranking', []],
    [{ type: 'html', html: '<b>Hola</b>' }, 'note', ['markup']],
    [{ type: 'file' }, 'text', []],
    [{ type: 'file', allowMultiple: true }, 'files', []],
    [{ type: 'signaturepad' }, 'text', ['asPhoto signaturepad']],
    [{ type: 'dropdown', choicesByUrl: { url: 'https://x.example' } }, 'table-choice', ['tableToChoose']],
    [{ type: 'checkbox', choicesByUrl: { url: 'https://x.example' } }, 'text', ['fileOptions']],
  ])('%j becomes %s', (element, kind, expected) => {
    const { content, report } = elements({ type: 'text', name: 'zero' }, { ...element, name: 'x' })
    const made = questionsOf(content)[1]
    expect(made && kindOf(made)).toBe(kind)
    expect(told(report)).toEqual(expected.map((code) => `pages[0].elements[1] ${code}`))
  })

  it('brings pages, panels, rows and tables, and can be saved as it is', () => {
    const { content, whole, report } = read({
      title: { default: 'Alta', en: 'Registration' },
      pages: [
        {
          title: 'Quién',
          elements: [
            { type: 'text', name: 'nombre', title: { default: 'Nombre', en: 'Name' }, isRequired: true },
            {
              ...{ type: 'panel', name: 'p', title: 'Trabajo', visibleIf: '{nombre} notempty' },
              elements: [{ type: 'text', name: 'oficio' }],
            },
            {
              ...{ type: 'paneldynamic', name: 'hijos', title: 'Hijos', maxPanelCount: 3 },
              templateElements: [
                { type: 'text', name: 'edad', inputType: 'number' },
                { type: 'text', name: 'escuela', visibleIf: '{panel.edad} < 18' },
              ],
            },
            { type: 'expression', name: 'suma', expression: "sumInArray({hijos}, 'edad')" },
            {
              ...{ type: 'matrix', name: 'trato', title: 'Trato' },
              columns: ['mal', 'bien'],
              rows: ['mesa', 'caja'],
            },
          ],
        },
      ],
    })
    expect(formProblems({ ...newForm('f', 'ana'), ...whole, areas: ['a'] })).toEqual([])
    expect(
      content.secciones.map(({ titulo, repetible, maximo, preguntas }) => [
        titulo,
        repetible,
        maximo,
        preguntas.map((one) => one.titulo),
      ]),
    ).toEqual([
      ['Quién', false, '', ['Nombre', 'Trabajo', 'oficio']],
      ['Hijos', true, '3', ['edad', 'escuela']],
      ['Quién', false, '', ['suma', 'Trato', 'mesa', 'caja']],
    ])
    expect(told(report)).toEqual([])
    expect(questionsOf(content)[0]).toMatchObject({ titulo: 'Nombre', titulo_en: 'Name', required: true })
    const filling = answering(content)
    filling.give('Nombre', 'Ana')
    expect(filling.asked()).toContain('oficio')
    filling.change((sections) => addRow(addRow(sections, 1, CLOCK), 1, CLOCK))
    filling.give('edad', '8')
    filling.give('edad', '20', 1)
    expect(filling.asked()).toContain('escuela')
    expect(filling.asked()).not.toContain('escuela#2')
    expect(filling.value('suma')).toBe('28')
  })

  it('MOVE-07 requires and refuses as it did', () => {
    const { content } = elements(
      { type: 'text', name: 'a', inputType: 'number', min: 1, max: 9 },
      {
        type: 'text',
        name: 't',
        requiredIf: '{a} > 3',
        validators: [{ type: 'regex', regex: '^[0-9]{4}$', text: 'Cuatro cifras' }],
      },
      { type: 'text', name: 'x', validators: [{ type: 'expression', expression: '{x} <> {t}' }] },
    )
    const filling = answering(content)
    filling.give('a', '5')
    expect(filling.required()).toEqual(['t'])
    filling.give('t', '12')
    expect(filling.problems()).toContain('check')
    filling.give('t', '1234')
    expect(filling.problems()).not.toContain('check')
    filling.give('x', '1234')
    expect(filling.problems()).toContain('check')
  })

  it.each([
    [undefined, ['elements[1] hiddenForgotten']],
    ['none', ['elements[1] hiddenForgotten']],
    ['onHidden', []],
  ])(
    'MOVE-07 says that what is hidden counts no more, where it did: %s',
    (clearInvisibleValues, expected) => {
      const { report } = read({
        ...(clearInvisibleValues !== undefined && { clearInvisibleValues }),
        title: 'T',
        pages: [
          {
            title: 'P',
            elements: [
              { type: 'text', name: 'a' },
              { type: 'text', name: 'b', visibleIf: "{a} = 'x'" },
              { type: 'text', name: 'c', visibleIf: "{b} = 'x'" },
            ],
          },
        ],
      })
      expect(told(report)).toEqual(expected.map((line) => `pages[0].${line}`))
    },
  )

  it('MOVE-07 says that what an expression checks is checked once there is an answer', () => {
    const { report } = elements(
      { type: 'text', name: 'a', validators: [{ type: 'expression', expression: "{a} = 'x'" }] },
      { type: 'text', name: 'b', validators: [{ type: 'regex', regex: 'x' }] },
    )
    expect(told(report)).toEqual(['pages[0].elements[0].validators[0] checkedWhenAnswered'])
  })

  it('MOVE-06 nothing of it runs, whatever names and words it has', () => {
    const survey = JSON.parse(
      '{"pages":[{"elements":[{"type":"text","name":"__proto__","title":"<script>alert(1)</script>{{p1}}"},{"type":"constructor","name":"x"},{"type":"text","name":"y","visibleIf":"{__proto__} = 1"}]}],"__proto__":{"polluted":true}}',
    )
    expect(isSurvey(survey)).toBe(true)
    const { content, report } = read(survey)
    expect(questionsOf(content).map(({ titulo }) => titulo)).toEqual(['alert(1){ … }', 'x', 'y'])
    expect(told(report)).toEqual(expect.arrayContaining(['pages[0].elements[1] kindGuessed constructor']))
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
  })

  it.each([[{}], [{ pages: [] }], [[]], ['x'], [{ type: 'FeatureCollection' }]])('%j is none', (value) => {
    expect(isSurvey(value)).toBe(false)
  })
})

it.each([
  [{}, 'photo-document:1-10'],
  [{ acceptedTypes: 'image/*', maxFiles: 4 }, 'photo:1-4'],
  [{ acceptedTypes: '.pdf,.docx', maxFiles: 90 }, 'document:1-30'],
  [{ sourceType: 'camera' }, 'photo:1-10'],
])('MOVE-02 KIND-08 several files with %j are asked for as %s', (more, formato) => {
  const { content } = elements({ type: 'file', name: 'x', allowMultiple: true, ...more })
  expect(questionsOf(content)[0]).toMatchObject({ tipoPregunta: 11, formato })
})

describe('MOVE-02 KIND-09 the order of choices', () => {
  const ordered = (choicesOrder: string, more: Record<string, unknown> = {}) =>
    questionsOf(
      elements({ type: 'radiogroup', name: 'c', choices: ['b', 'c', 'a'], choicesOrder, ...more }).content,
    )[0]
  const wordsOf = (question: ReturnType<typeof ordered>) => question?.opciones.map(({ texto }) => texto)

  it('that is random stays so, and one by words is that of the words', () => {
    expect(ordered('random')).toMatchObject({ formato: 'random' })
    expect(wordsOf(ordered('random'))).toEqual(['b', 'c', 'a'])
    expect(wordsOf(ordered('asc', { hasOther: true }))).toEqual(['a', 'b', 'c', 'Otro'])
    expect(wordsOf(ordered('desc'))).toEqual(['c', 'b', 'a'])
    for (const order of ['none', 'toString']) {
      expect(ordered(order)).toMatchObject({ formato: '' })
      expect(wordsOf(ordered(order))).toEqual(['b', 'c', 'a'])
    }
  })
})

describe('MOVE-02 KIND-09 pictures to choose from', () => {
  it('become options by their words; a picture by its address is told and never kept', () => {
    const choices = [
      { value: 'lion', text: 'León', imageLink: 'https://espia.test/leon.png' },
      { value: 'cat', imageLink: { default: 'https://espia.test/gato.png' } },
    ]
    const { content, report } = elements(
      { type: 'imagepicker', name: 'uno', choices },
      { type: 'imagepicker', name: 'varios', multiSelect: true, choices: ['a', 'b'] },
    )
    expect(questionsOf(content).map(kindOf)).toEqual(['single-choice', 'multiple-choice'])
    expect(questionsOf(content)[0]?.opciones.map(({ texto, imagenURL }) => [texto, imagenURL])).toEqual([
      ['León', ''],
      ['cat', ''],
    ])
    expect(report.flatMap(({ code, about }) => (code === 'media' ? about : []))).toEqual([
      'https://espia.test/leon.png',
      'https://espia.test/gato.png',
    ])
  })
})
