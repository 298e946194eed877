import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { formOf, ids, told } from '../testing/answering'
import { ENGINES_LIMIT_MS, howMany, seenHere, surveyJs, type Answers } from '../testing/engines'
import { readSurvey } from './read'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-10-05T12:00'), toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

const numbers = fc.letrec<{ number: string }>((tie) => ({
  number: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.nat(9).map(String),
    fc.constantFrom('{a}', '{b}', '{twice}', 'sum({a}, {b})', 'min({a}, {b})', 'max({a}, 2)'),
    fc.constantFrom("iif({s} = 'x', {a}, 2)", 'diffDays({d}, {e})', 'age({d})', 'round({a} / 3, 1)'),
    // Nothing that binary numbers say otherwise.
    fc.tuple(tie('number'), fc.constantFrom('2', '{a}')).map(([one, by]) => `(${one} / ${by})`),
    fc
      .tuple(fc.constantFrom('{a}', '{b}', '{twice}', '7', '(0 - {b})'), fc.constantFrom('2', '3', '{a}'))
      .map(([one, by]) => `(${one} % ${by})`),
    fc
      .tuple(tie('number'), fc.constantFrom('+', '-', '*'), tie('number'))
      .map(([one, sign, other]) => `(${one} ${sign} ${other})`),
  ),
})).number

const conditions = fc.letrec<{ condition: string }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc
      .tuple(numbers, fc.constantFrom('=', '!=', '<', '<=', '>', '>='), numbers)
      .map((parts) => parts.join(' ')),
    fc.constantFrom("{s} = 'x'", "{s} != 'x'", '{s} = X', "{s} anyof ['x', 'z']", '{s} empty', '{s} = {t}'),
    fc.constantFrom("{t} = 'Ab'", "{t} != 'ab'", "{t} contains 'B'", "{t} notcontains 'b'", '{t} notempty'),
    fc.constantFrom("{m} contains 'y'", "{m} anyof ['x', 'y']", "{m} allof ['x', 'y']", "{m} noneof ['z']"),
    fc.constantFrom("['x', 'z'] contains {s}", "['X', 'y'] notcontains {s}"),
    fc.constantFrom("{m} = ['x', 'y']", "{m} notcontains 'x'", '{m} empty', '{m.length} > 1'),
    fc.constantFrom(
      "{w} = 'Sure'",
      "{w} != 'never'",
      '{w} = true',
      '{w}',
      '!{w}',
      "{w} anyof ['Sure']",
      '{w} empty',
    ),
    fc.constantFrom('{k} = true', '{k} = false', '{k} != true', '{k}', '!{k}', '{k} notempty'),
    fc.constantFrom('{f} = true', '{f} = false', '{f} != true', '{f} = 1', "{f} = '0'", '{f} > 0'),
    fc.constantFrom('{f}', '!{f}', '{f} empty', '{f} anyof [1]', 'iif({f}, 1, 2) = 1', '{f} + {a} = 1'),
    fc.constantFrom('{a}', '{s}', '{t}', '{v}', '1'),
    fc.constantFrom("{d} > '2020-06-15'", "{d} = '2026-10-05'", '{d} <= {e}', '{d} = {e}', '{d} < today()'),
    tie('condition').map((one) => `!(${one})`),
    fc
      .tuple(tie('condition'), fc.constantFrom('and', 'or', '&&', '||'), tie('condition'))
      .map(([one, sign, other]) => `(${one} ${sign} ${other})`),
  ),
})).condition

const answers: fc.Arbitrary<Answers> = fc.record({
  a: fc.constantFrom('', '0', '1', '4'),
  b: fc.constantFrom('', '0', '3', '5'),
  t: fc.constantFrom('', 'ab', 'AB', 'hola', 'x', '3', '1', 'true'),
  s: fc.constantFrom('', 'x', 'y', 'z'),
  m: fc.subarray(['x', 'y', 'z']),
  k: fc.constantFrom('', 'true', 'false'),
  w: fc.constantFrom('', 'true', 'false'),
  f: fc.constantFrom('', 'true', 'false'),
  v: fc.constantFrom('', '1', '4', 'none'),
  d: fc.constantFrom('', '2000-02-29', '2020-06-15', '2026-10-05'),
  e: fc.constantFrom('', '2008-10-05', '2026-10-06'),
  n: fc.constantFrom('', '1', '4', '11'),
  free: fc.constantFrom('', 'a', 'abc', '12', 'x1'),
  mail: fc.constantFrom('', 'a@b.es', 'no'),
  checked: fc.constantFrom('algo'),
  inner: fc.constantFrom('', 'algo'),
  later: fc.constantFrom('', 'algo'),
  o: fc.constantFrom('', 'x', 'y', 'z'),
  carried: fc.constantFrom('', 'x', 'y', 'z'),
})

const survey = (rules: readonly string[]) => {
  const [shown = '', needed = '', checked = '', panel = '', page = '', offered = '', all = '', number = ''] =
    rules
  const choices = ['x', 'y', 'z']
  const mode = number.length % 2 === 0 ? 'selected' : 'unselected'
  return {
    clearInvisibleValues: 'onHidden',
    calculatedValues: [{ name: 'twice', expression: '{a} * 2' }],
    pages: [
      {
        name: 'p1',
        elements: [
          { type: 'text', name: 'a', inputType: 'number' },
          { type: 'text', name: 'b', inputType: 'number' },
          { type: 'text', name: 't' },
          { type: 'radiogroup', name: 's', choices },
          {
            type: 'checkbox',
            name: 'm',
            choices,
            validators: [{ type: 'answercount', minCount: 1, maxCount: 2 }],
          },
          { type: 'radiogroup', name: 'v', choices: [1, 4, 'none'] },
          { type: 'boolean', name: 'k' },
          { type: 'boolean', name: 'w', valueTrue: 'Sure', valueFalse: 'Never' },
          { type: 'boolean', name: 'f', valueTrue: 1, valueFalse: 0 },
          { type: 'text', name: 'd', inputType: 'date' },
          { type: 'text', name: 'e', inputType: 'date' },
          { type: 'text', name: 'n', inputType: 'number', min: 2, max: 10, isRequired: true },
          {
            ...{
              type: 'text',
              name: 'free',
              validators: [
                { type: 'text', minLength: 2 },
                { type: 'regex', regex: '[a-z]' },
              ],
            },
          },
          { type: 'text', name: 'mail', validators: [{ type: 'email' }] },
          { type: 'text', name: 'shown', visibleIf: shown },
          { type: 'text', name: 'needed', requiredIf: needed },
          { type: 'text', name: 'checked', validators: [{ type: 'expression', expression: checked }] },
          { type: 'expression', name: 'worked', expression: number },
          {
            ...{ type: 'radiogroup', name: 'o', choices: ['x', { value: 'y', visibleIf: offered }, 'z'] },
            choicesVisibleIf: `{m} contains {item} or {s} = {item} or ${all}`,
          },
          {
            ...{ type: 'dropdown', name: 'carried', choicesFromQuestion: 'm', choicesFromQuestionMode: mode },
            ...(all.length % 2 === 0 && { choicesVisibleIf: '{item} != {s}' }),
          },
          { type: 'panel', name: 'inside', visibleIf: panel, elements: [{ type: 'comment', name: 'inner' }] },
        ],
      },
      { name: 'p2', visibleIf: page, elements: [{ type: 'text', name: 'later', isRequired: true }] },
    ],
  }
}

const many = howMany(20, [5, 8])

describe('MOVE-07 a survey that came in asks what SurveyJS asks', () => {
  it(
    'whatever its expressions and whatever is answered',
    () => {
      fc.assert(
        fc.property(
          fc.array(conditions, { minLength: 7, maxLength: 7 }),
          numbers,
          fc.array(answers, many.fillings),
          (rules, number, all) => {
            const json = survey([...rules, number])
            const { content, report } = formOf(readSurvey(json, { name: 'x', newId: ids() }))
            const lines = told(report).filter((line) => !line.includes('sectionMade'))
            expect(lines).toEqual(['pages[0].elements[16].validators[0] checkedWhenAnswered'])
            const there = surveyJs(json)
            for (const given of all)
              expect({ rules, number, given, ...seenHere(content, given) }).toEqual({
                ...{ rules, number, given, ...there(given) },
              })
          },
        ),
        { numRuns: many.forms, endOnFailure: true },
      )
    },
    ENGINES_LIMIT_MS,
  )
})
