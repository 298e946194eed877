import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newForm } from '../form/factory'
import { ruleProblems } from '../form-logic/problems'
import { formSchema } from '../form/stored-form'
import { isFormio, readFormio } from './formio/read'
import { guessColumns } from './sheet/columns'
import { readSheet } from './sheet/read'
import { rowsOfText } from './sheet/text'
import { isSurvey, readSurvey } from './surveyjs/read'
import { ids, sheetOf } from './testing/answering'
import type { Transferred } from './transferred'
import { readXlsform } from './xlsform/read'

/** What comes of it is a form that can be saved, with a line for each part, or nothing. */
function expectSound(made: Transferred): void {
  if (made.status === 'refused') return
  const { content, report } = made
  expect(formSchema.safeParse({ ...newForm('f', 'ana'), ...content }).success).toBe(true)
  expect(ruleProblems(content.secciones)).toEqual([])
  const parts = content.secciones.flatMap((section) => [section.id, ...section.preguntas.map(({ id }) => id)])
  expect(report.flatMap(({ part }) => (part && !parts.includes(part.id) ? part.id : []))).toEqual([])
}

const source = () => ({ name: 'x', newId: ids() })
const CELLS = [
  ...['text', 'integer', 'select_one l', 'select_multiple l', 'begin group', 'end group', 'begin repeat'],
  ...[
    'end repeat',
    'calculate',
    'note',
    'a',
    'b',
    'l',
    '__proto__',
    '${a}',
    '${b} + 1',
    "${a} = 'x'",
    '. > 3',
  ],
  ...["selected(${b}, 'x')", 'sum(${a})', 'count(${b})', 'if(', '))', 'yes', '{{a}}', '<b>x</b>', '', '', ''],
]
const cell = fc.oneof(fc.constantFrom(...CELLS), fc.string({ maxLength: 12 }))
const HEAD = [
  'type',
  'name',
  'label',
  'label::English (en)',
  'relevant',
  'constraint',
  'calculation',
  'choice_filter',
  'default',
  'repeat_count',
  'required',
]
const table = (head: readonly string[]) =>
  fc.array(fc.array(cell, { maxLength: head.length }), { maxLength: 14 }).map((rows) => [head, ...rows])

describe('MOVE-06 whatever is in a file', () => {
  it('an XLSForm becomes a sound form or nothing', () => {
    fc.assert(
      fc.property(table(HEAD), table(['list_name', 'name', 'label', 'k']), (survey, choices) => {
        const sheets = [
          { name: 'survey', rows: survey },
          { name: 'choices', rows: choices },
        ]
        expectSound(readXlsform(sheets, source()))
      }),
      { numRuns: 150 },
    )
  })

  it('text becomes a sound form or nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(cell, fc.constantFrom('\n', '\t', ';', '"', '- x', 'A:'))), (pieces) => {
        const { rows, columns } = rowsOfText(pieces.join(''))
        expectSound(readSheet(rows, columns ?? guessColumns(rows), source()))
      }),
      { numRuns: 150 },
    )
  })

  const KEYS = [
    ...[
      'type',
      'name',
      'key',
      'title',
      'label',
      'visibleIf',
      'choices',
      'elements',
      'pages',
      'components',
      'values',
    ],
    ...[
      'conditional',
      'customConditional',
      'validate',
      'validators',
      'rows',
      'columns',
      'calculateValue',
      'data',
    ],
    ...[
      'templateElements',
      'defaultValue',
      '__proto__',
      'constructor',
      'calculatedValues',
      'expression',
      'value',
    ],
  ]
  const WORDS = [
    'text',
    'panel',
    'radiogroup',
    'matrix',
    'paneldynamic',
    'textfield',
    'datagrid',
    'selectboxes',
    'a',
    "{a} = 'x'",
    "show = data.a === 'x'",
    '{a} + {a}',
  ]
  const { structured } = fc.letrec<{ structured: unknown }>((tie) => ({
    structured: fc.oneof(
      { maxDepth: 5, withCrossShrink: true },
      fc.constantFrom<unknown>(...WORDS, 1, true, null),
      fc.array(tie('structured'), { maxLength: 4 }),
      fc.dictionary(fc.constantFrom(...KEYS), tie('structured'), { maxKeys: 6 }),
    ),
  }))
  const listed = fc.array(structured, { minLength: 1, maxLength: 4 })

  it('structured text becomes a sound form or nothing', () => {
    fc.assert(
      fc.property(listed, (list) => {
        const survey: unknown = { pages: [{ elements: [{ type: 'text', name: 'a' }, ...list] }] }
        if (isSurvey(survey)) expectSound(readSurvey(survey, source()))
        const form: unknown = { components: [{ type: 'textfield', key: 'a' }, ...list] }
        if (isFormio(form)) expectSound(readFormio(form, source()))
      }),
      { numRuns: 150 },
    )
  })

  it('a sheet of one cell is none', () => {
    expect(readXlsform([sheetOf('survey', 'type')], source())).toEqual({ status: 'refused', fault: 'empty' })
  })
})
