import { decimal } from '../../../logic/decimal'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aQuestion, aSection, anOption, TYPED } from '../../../../testing/builders'
import { typeOf } from '../../../form-logic/values'
import { namedParts } from '../../../form-logic/problems'
import { scopeIn } from '../../../form-logic/parts'
import { compile } from '../../../logic/compile'
import type { Expression } from '../../../logic/expression'
import { parse } from '../../../logic/parse'
import type { Value } from '../../../logic/value'
import type { QuestionKind } from '../../../form/kinds'
import { asYesNo, type Subject } from '../../formula/typed-expression'
import type { Meaning } from '../xpath/context'
import { translated } from '../xpath/translate'
import { evaluated } from '../testing/enketo'
import { columnOf } from './choices'
import { namingOf } from './naming'
import { createPrinter } from './xpath'

const KINDS: Record<string, QuestionKind> = {
  ...{ a: 'integer', b: 'integer', c: 'decimal', t: 'text', u: 'text', d: 'date', e: 'date' },
  ...{ s: 'single-choice', m: 'multiple-choice', y: 'yes-no', z: 'yes-no' },
}
const OPTIONS = ['x', 'w', 'v']
const questions = Object.entries(KINDS).map(([id, kind], orden) =>
  aQuestion({
    ...{ id, orden, titulo: id, codigo: id, ...TYPED[kind] },
    opciones: kind.endsWith('choice') ? OPTIONS.map((texto, at) => anOption(at, { id: texto, texto })) : [],
  }),
)
const secciones = [aSection({ id: 'only', preguntas: questions })]
const naming = namingOf(secciones)
const scope = scopeIn(namedParts(secciones), [])
const TODAY = '2026-10-05'

const numbers = fc.letrec<{ number: string }>((tie) => ({
  number: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.nat(12).map(String),
    fc.constantFrom('{{a}}', '{{b}}', '{{c}}', 'length({{t}})', 'count_checked({{m}})', 'year({{d}})'),
    fc.constantFrom('month({{d}})', 'day({{e}})', 'days_between({{d}}, {{e}})', 'number({{t}})'),
    fc
      .tuple(tie('number'), fc.constantFrom('+', '-', '*'), tie('number'))
      .map(([one, sign, other]) => `(${one} ${sign} ${other})`),
    fc.tuple(tie('number'), fc.constantFrom('2', '{{a}}')).map(([one, by]) => `${one} / ${by}`),
    tie('number').map((one) => `(-${one})`),
    fc.tuple(fc.constantFrom('abs', 'floor', 'ceil'), tie('number')).map(([name, one]) => `${name}(${one})`),
    fc
      .tuple(fc.constantFrom('min', 'max', 'coalesce'), tie('number'), tie('number'))
      .map(([name, one, other]) => `${name}(${one}, ${other})`),
    fc.tuple(tie('number'), tie('number')).map(([one, other]) => `if({{s}} = {{s:x}}, ${one}, ${other})`),
  ),
})).number
const texts = fc.oneof(
  fc.constantFrom(
    '{{t}}',
    '{{u}}',
    "'ab'",
    'trim({{t}})',
    'coalesce({{t}}, {{u}})',
    "concat({{t}}, '-', {{a}})",
  ),
  numbers.map((one) => `concat({{u}}, ${one} * 1)`),
)
const days = fc.constantFrom('{{d}}', '{{e}}', 'today()', "'2026-02-28'", 'add_days({{d}}, {{a}})')
const sign = fc.constantFrom('=', '!=', '<', '<=', '>', '>=')
const conditions = fc.letrec<{ condition: string }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.tuple(numbers, sign, numbers).map((parts) => parts.join(' ')),
    fc
      .tuple(fc.constantFrom('{{d}}', '{{e}}', 'add_days({{d}}, {{a}})'), sign, days)
      .map((parts) => parts.join(' ')),
    fc.tuple(texts, fc.constantFrom('=', '!='), texts).map((parts) => parts.join(' ')),
    fc
      .tuple(fc.constantFrom('contains', 'starts_with'), texts, texts)
      .map(([name, one, other]) => `${name}(${one}, ${other})`),
    fc.constantFrom('{{y}}', '{{y}} = true', '{{y}} = false', '{{y}} != true', '{{y}} = {{z}}', 'true'),
    fc.constantFrom(
      '{{s}} = {{s:x}}',
      '{{s}} != {{s:w}}',
      '{{s}} in ({{s:x}}, {{s:v}})',
      'is_checked({{s:w}})',
    ),
    fc.constantFrom(
      'is_checked({{m:x}})',
      '{{m}} = {{m:x}}',
      '{{m}} != {{m:w}}',
      'is_blank({{m}})',
      'is_blank({{y}})',
    ),
    fc.constantFrom("matches({{t}}, '[a-b]*')", 'is_blank({{a}})', 'is_blank({{d}})', 'is_blank({{s}})'),
    numbers.map((one) => `is_blank(${one})`),
    texts.map((one) => `is_blank(${one})`),
    tie('condition').map((one) => `not (${one})`),
    fc
      .tuple(tie('condition'), fc.constantFrom('and', 'or'), tie('condition'))
      .map(([one, join, other]) => `(${one}) ${join} (${other})`),
    fc.tuple(tie('condition'), tie('condition'), tie('condition')).map((parts) => `if(${parts.join(', ')})`),
  ),
})).condition

const given = fc.record({
  ...{
    a: fc.constantFrom('', '0', '1', '5'),
    b: fc.constantFrom('', '0', '3', '5'),
    c: fc.constantFrom('', '0.5', '5'),
  },
  ...{ t: fc.constantFrom('', 'ab', '5', 'x y'), u: fc.constantFrom('', 'ab', '3') },
  ...{ d: fc.constantFrom('', TODAY, '2026-02-28'), e: fc.constantFrom('', TODAY, '2024-02-29') },
  ...{
    s: fc.constantFrom('', ...OPTIONS),
    y: fc.constantFrom('', 'yes', 'no'),
    z: fc.constantFrom('', 'yes', 'no'),
  },
  m: fc.subarray(OPTIONS).map((ticks) => ticks.join(' ')),
})
type Given = typeof given extends fc.Arbitrary<infer T> ? T : never

const UNANSWERED: Given = {
  ...{ a: '', b: '', c: '', t: '', u: '', d: '', e: '' },
  ...{ s: '', y: '', z: '', m: '' },
}

function valueOf(id: string, answers: Given): Value {
  const text = Object.entries(answers).find(([name]) => name === id)?.[1] ?? ''
  if (text === '') return null
  const kind = KINDS[id]
  if (kind === 'integer' || kind === 'decimal') return decimal(text)
  if (kind === 'yes-no') return text === 'yes'
  return kind === 'single-choice' || kind === 'multiple-choice' ? text.split(' ') : text
}

function outcome(expression: Expression, answers: Given): boolean {
  const { run, problems } = compile(expression, scope, { is: 'yesNo' })
  expect(problems).toEqual([])
  return run({}, { value: (id) => valueOf(id, answers), size: () => 0, today: TODAY }) === true
}

const subjects = new Map<string, Subject>(
  questions.map((question) => [
    question.id,
    {
      ...{ id: question.id, name: question.id, type: typeOf(question).is },
      choices: question.opciones.map(({ id, texto }) => ({ code: texto, id, words: texto })),
      ...{ isSingle: question.tipoPregunta === 3, isWhole: KINDS[question.id] === 'integer' },
      hasFiles: false,
    },
  ]),
)
const meaningOf = (name: string): Meaning | undefined => {
  const subject = subjects.get(name)
  return subject && { is: 'question', subject, repeat: null }
}

const parsed = (formula: string): Expression => {
  const { expression } = parse(formula)
  if (!expression) throw new Error(formula)
  return expression
}

const context = { naming, here: [], self: null, columnOf, listOf: () => 'list' }

describe('MOVE-05 a condition as other programs read it', () => {
  it('holds for Enketo when it holds here, and read back it is the same', () => {
    const read = { held: 0, lost: 0 }
    fc.assert(
      fc.property(conditions, fc.array(given, { minLength: 1, maxLength: 4 }), (formula, fillings) => {
        const expression = parsed(formula)
        const { text } = createPrinter(context).holds(expression)
        const back = asYesNo(
          translated(text, {
            ...{ meaningOf, self: undefined, repeat: null, columns: null },
            onColumn: () => undefined,
            onLookup: () => undefined,
            onChanged: () => undefined,
          }),
        )
        for (const answers of fillings) {
          const expected = outcome(expression, answers)
          const about = [formula, text, answers]
          const there = evaluated(text, answers, TODAY)
          read[there === null ? 'lost' : 'held'] += 1
          expect([...about, there ?? expected]).toEqual([...about, expected])
          expect([...about, outcome(back, answers)]).toEqual([...about, expected])
        }
      }),
      {
        numRuns: 300,
        // What chooses among answers is a text there as they are.
        examples: [['if({{s}} = {{s:x}}, 0, {{a}}) = {{a}}', [UNANSWERED]]],
      },
    )
    expect(read.lost).toBeLessThan(read.held / 10)
  })
})
