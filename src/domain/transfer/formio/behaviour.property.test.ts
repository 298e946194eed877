import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formOf, ids, told } from '../testing/answering'
import {
  ENGINES_LIMIT_MS,
  howMany,
  seenByFormio,
  seenHere,
  type Answers,
  type Seen,
} from '../testing/engines'
import { readFormio } from './read'

const scripts = fc.letrec<{ number: string; condition: string }>((tie) => ({
  number: fc.oneof(
    { maxDepth: 2, withCrossShrink: true },
    fc.nat(9).map(String),
    fc.constantFrom('data.a', 'data.b', '(data.a || 0)', '+data.b', 'data.t.length'),
    fc
      .tuple(tie('number'), fc.constantFrom('+', '-', '*'), tie('number'))
      .map(([one, sign, other]) => `(${one} ${sign} ${other})`),
    fc
      .tuple(fc.constantFrom('min', 'max'), tie('number'), tie('number'))
      .map(([name, one, other]) => `Math.${name}(${one}, ${other})`),
    fc
      .tuple(fc.constantFrom('abs', 'floor', 'ceil', 'round'), tie('number'))
      .map(([name, one]) => `Math.${name}(${one} - 0.5)`),
    fc
      .tuple(tie('condition'), tie('number'), tie('number'))
      .map(([when, one, other]) => `(0 + ((${when}) ? ${one} : ${other}))`),
  ),
  condition: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc
      .tuple(tie('number'), fc.constantFrom('===', '!==', '<', '<=', '>', '>=', '=='), tie('number'))
      .map((parts) => parts.join(' ')),
    fc.constantFrom("data.s === 'x'", "data.s !== 'y'", "data.t === 'ab'", "data['t'] != 'AB'", '!data.t'),
    fc.constantFrom('data.a % 2 === 1', '(data.b % 3) > 1'),
    fc.constantFrom('data.k', '!data.k', 'data.k === true', 'data.k === false', 'data.k != true'),
    fc.constantFrom('(data && data.t)', "(data.c && data.c.d === 'x')", "data.c.d === 'a\\'b'"),
    fc.constantFrom('data.m.x', '!data.m.y', 'data.m.x === true', 'data.m.y == false', 'data.t === data.s'),
    fc.constantFrom(
      "['x', 'z'].includes(data.s)",
      "['x', 'z'].indexOf(data.s) >= 0",
      "data.s.indexOf('y') < 0",
    ),
    fc.constantFrom("data.t.includes('b')", "data.t.indexOf('B') === -1", "data.t.startsWith('a')"),
    fc.constantFrom(
      '/^a/.test(data.t)',
      '/[xb]$/.test(data.t)',
      '!!data.t.match(/^\\w*$/)',
      '/./.test(data.s)',
    ),
    fc.constantFrom("data.t.toLowerCase() === 'ab'", "data.t.toUpperCase().includes('AB')"),
    fc.constantFrom('data.s === data.t.toLowerCase()', '`${data.s}` !== data.s.toUpperCase()'),
    fc.constantFrom("`${data.t}-${data.s}` === 'ab-x'", '`${data.t}` === data.t.toLowerCase()'),
    tie('condition').map((one) => `!(${one})`),
    fc
      .tuple(tie('condition'), fc.constantFrom('&&', '||'), tie('condition'))
      .map(([one, sign, other]) => `(${one} ${sign} ${other})`),
  ),
}))

type Logic = Readonly<Record<string, unknown>> | string | number | boolean
const variable = (path: string): Logic => ({ var: path })
const logic = fc.letrec<{ number: Logic; condition: Logic }>((tie) => ({
  number: fc.oneof(
    { maxDepth: 2, withCrossShrink: true },
    fc.nat(9),
    fc.constantFrom(variable('data.a'), variable('data.b')),
    fc
      .tuple(tie('number'), fc.constantFrom('+', '-', '*', 'min', 'max'), tie('number'))
      .map(([one, sign, other]): Logic => ({ [sign]: [one, other] })),
    fc.tuple(tie('number'), fc.constantFrom(2, 4)).map(([one, by]): Logic => ({ '/': [one, by] })),
  ),
  condition: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc
      .tuple(tie('number'), fc.constantFrom('===', '!==', '<', '<=', '>', '>='), tie('number'))
      .map(([one, sign, other]): Logic => ({ [sign]: [one, other] })),
    fc.constantFrom<Logic>(
      { '===': [variable('data.s'), 'x'] },
      { '!==': [variable('data.t'), 'ab'] },
      { '!': [variable('data.t')] },
      { '!!': [variable('data.t')] },
      { in: ['b', variable('data.t')] },
      { in: [variable('data.s'), ['x', 'z']] },
      { '<': [0, variable('data.a'), 5] },
      { '<=': [0, variable('data.b'), 3] },
      { '===': [{ '%': [variable('data.a'), 2] }, 1] },
      { '!!': [{ missing: ['data.t'] }] },
      { '!': [{ missing: ['data.a', 'data.s'] }] },
      { '>': [{ var: ['data.b', 4] }, 3] },
      { '===': [{ cat: [variable('data.t'), '-', variable('data.s')] }, 'ab-x'] },
      { '?:': [variable('data.k'), variable('data.m.x'), { '!': [variable('data.m.y')] }] },
      { '===': [variable('data.k'), true] },
      { '==': [variable('data.m.x'), true] },
    ),
    fc
      .tuple(tie('condition'), fc.constantFrom('and', 'or'), tie('condition'))
      .map(([one, sign, other]): Logic => ({ [sign]: [one, other] })),
    tie('condition').map((one): Logic => ({ '!': [one] })),
  ),
}))

const simple = fc.oneof(
  fc.constantFrom(
    ...[
      { show: true, when: 's', eq: 'x' },
      { show: 'false', when: 's', eq: 'y' },
      { show: true, when: 'm', eq: 'x' },
      { show: false, when: 'm.y', eq: 'true' },
      { show: true, when: 'c.d', eq: 'x' },
      { show: true, when: 'k', eq: 'true' },
      { show: true, when: 'k', eq: 'false' },
      { show: true, when: 'a', eq: '5' },
    ],
  ),
  fc
    .tuple(
      fc.boolean(),
      fc.constantFrom('all', 'any'),
      fc.subarray(
        [
          { component: 's', operator: 'isEqual', value: 'x' },
          { component: 't', operator: 'isNotEqual', value: 'ab' },
          { component: 'a', operator: 'greaterThan', value: 1 },
          { component: 'b', operator: 'lessThanOrEqual', value: 3 },
          { component: 't', operator: 'isEmpty' },
          { component: 't', operator: 'includes', value: 'b' },
          { component: 't', operator: 'notIncludes', value: 'B' },
          { component: 't', operator: 'startsWith', value: 'a' },
          { component: 't', operator: 'endsWith', value: 'b' },
          { component: 's', operator: 'isNotEmpty' },
          { component: 'day', operator: 'isDateEqual', value: '2026-10-05T00:00:00' },
          { component: 'day', operator: 'isNotDateEqual', value: '2026-10-05T00:00:00' },
          { component: 'day', operator: 'dateGreaterThan', value: '2026-10-05T00:00:00' },
          { component: 'day', operator: 'dateGreaterThanOrEqual', value: '2026-10-05T00:00:00' },
          { component: 'moment', operator: 'dateLessThan', value: '2026-10-05T09:30:00' },
          { component: 'moment', operator: 'dateLessThanOrEqual', value: '2026-10-05T09:30:00' },
        ],
        { minLength: 1, maxLength: 3 },
      ),
    )
    .map(([show, conjunction, conditions]) => ({ show, conjunction, conditions })),
)

const answers: fc.Arbitrary<Answers> = fc.record({
  a: fc.constantFrom('', '0', '1', '5'),
  b: fc.constantFrom('', '0', '3', '5'),
  t: fc.constantFrom('', 'ab', 'AB', 'x'),
  s: fc.constantFrom('', 'x', 'y', 'z'),
  m: fc.subarray(['x', 'y', 'z']),
  k: fc.constantFrom('', 'true'),
  d: fc.constantFrom('', 'x', "a'b"),
  day: fc.constantFrom('', '2026-10-04', '2026-10-05', '2026-10-06'),
  moment: fc.constantFrom('', '2026-10-05T09:29', '2026-10-05T09:30', '2026-10-05T09:31'),
  n: fc.constantFrom('', '1', '4', '11'),
  free: fc.constantFrom('', 'a', 'abc', 'abcde', 'x1'),
  agree: fc.constantFrom('', 'true'),
  script: fc.constantFrom('', 'algo'),
  json: fc.constantFrom('', 'algo'),
  plain: fc.constantFrom('', 'algo'),
  inner: fc.constantFrom('', 'algo'),
  checked: fc.constantFrom('algo'),
  gone: fc.constantFrom('', 'algo'),
  asked: fc.constantFrom('', 'algo'),
})

const values = ['x', 'y', 'z'].map((value) => ({ value, label: value }))
const text = (key: string, more: object = {}) => ({
  type: 'textfield',
  key,
  label: key,
  input: true,
  ...more,
})
/** The same said in several steps. */
const programOf = (condition: string): string =>
  `let n = 1; n += data.t.length; let seen = ${condition};\nseen = seen && n > 0;\nshow = seen; show = show && true`
const logicOf = (trigger: object, value: string, state = true) => ({
  ...{ name: value, trigger },
  actions: [{ name: value, type: 'property', property: { label: value, value, type: 'boolean' }, state }],
})
const form = (
  script: string,
  panel: string,
  json: Logic,
  conditional: object,
  calculated: Logic,
  valid: string,
) => ({
  display: 'form',
  components: [
    {
      ...{ type: 'panel', key: 'one', title: 'One', input: false },
      components: [
        { type: 'number', key: 'a', label: 'a', input: true },
        { type: 'number', key: 'b', label: 'b', input: true },
        text('t'),
        { type: 'radio', key: 's', label: 's', input: true, values },
        { type: 'datetime', key: 'day', label: 'day', input: true, enableTime: false },
        { type: 'datetime', key: 'moment', label: 'moment', input: true },
        { type: 'selectboxes', key: 'm', label: 'm', input: true, values },
        { type: 'checkbox', key: 'k', label: 'k', input: true },
        { type: 'container', key: 'c', label: 'c', input: true, components: [text('d')] },
        { type: 'number', key: 'n', label: 'n', input: true, validate: { required: true, min: 2, max: 10 } },
        text('free', { validate: { pattern: '[a-z]+', minLength: 2, maxLength: 4 } }),
        { type: 'checkbox', key: 'agree', label: 'agree', input: true, validate: { required: true } },
        text('script', { customConditional: `show = ${script}`, validate: { required: true } }),
        text('json', { conditional: { json } }),
        text('plain', { conditional }),
        text('checked', { validate: { custom: `valid = (${valid}) ? true : 'No'` } }),
        { type: 'number', key: 'worked', label: 'worked', input: true, calculateValue: calculated },
        text('gone', { logic: [logicOf({ type: 'javascript', javascript: `result = ${panel}` }, 'hidden')] }),
        text('asked', {
          logic: [
            logicOf({ type: 'json', json }, 'validate.required'),
            logicOf(
              { type: 'simple', simple: { show: true, when: 's', eq: 'y' } },
              'validate.required',
              false,
            ),
          ],
        }),
      ],
    },
    {
      ...{
        type: 'panel',
        key: 'two',
        title: 'Two',
        input: false,
        customConditional: programOf(panel),
      },
      components: [text('inner', { validate: { required: true } })],
    },
  ],
})

/** What is calculated as answers keep it, where the report has said so. */
const withTwoDecimals = (seen: Seen): Seen => ({
  ...seen,
  values: Object.fromEntries(
    Object.entries(seen.values).map(([name, value]) => [
      name,
      value && String(Number(Number(value).toFixed(2))),
    ]),
  ),
})

const many = howMany(100, [1, 3])

describe('MOVE-07 a form that came in asks what Form.io asks', () => {
  it(
    'whatever its programs say and whatever is answered',
    () => {
      fc.assert(
        fc.property(
          fc.tuple(scripts.condition, scripts.condition, scripts.condition),
          fc.tuple(
            logic.condition,
            logic.number.map((one): Logic => ({ '*': [one, 1] })),
          ),
          simple,
          fc.array(answers, many.fillings),
          ([script, panel, valid], [json, calculated], conditional, all) => {
            const asked = form(script, panel, json, conditional, calculated, valid)
            const { content, report } = formOf(readFormio(asked, { name: 'x', newId: ids() }))
            const isRounded = told(report).includes('components[0].components[16] twoDecimals')
            expect(told(report).filter((line) => !line.endsWith('twoDecimals'))).toEqual([
              'components[0].components[15].validate.custom checkedWhenAnswered',
            ])
            const inBoth = (seen: Seen) => (isRounded ? withTwoDecimals(seen) : seen)
            const about = { script, panel, valid, json, calculated, conditional }
            for (const given of all)
              expect({ ...about, given, ...inBoth(seenHere(content, given)) }).toEqual({
                ...{ ...about, given, ...inBoth(seenByFormio(asked, given)) },
              })
          },
        ),
        { numRuns: many.forms, endOnFailure: true },
      )
    },
    ENGINES_LIMIT_MS,
  )
})
