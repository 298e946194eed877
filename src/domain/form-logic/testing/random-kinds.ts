/** The kinds that questions of random forms have: what is answered to each, and what rules say of it. */
import fc from 'fast-check'
import type { Question } from '../../form/question'
import { anOption, TYPED } from '../../../testing/builders'

export const KIND_NAMES = [
  ...(['integer', 'decimal', 'text', 'date', 'time', 'date-time', 'month'] as const),
  ...(['yes-no', 'single-choice', 'multiple-choice'] as const),
]
export type KindName = (typeof KIND_NAMES)[number]

/** What a value is to a rule. */
export type Valued = 'number' | 'text' | 'date' | 'time' | 'moment' | 'yesNo' | 'options'

interface Kind {
  is: Valued
  /** As the field keeps them; of options, the positions of what is ticked. Some are no answer, or a wrong one. */
  answers: readonly string[]
}

const DAYS = ['', '2024-02-29', '2023-12-31', '2024-01-01', '2023-02-28', '2026-10-05', '9999-12-31']
const TEXTS = [
  ...['', ' ', 'Ñandú', 'n\u0303', 'ñ', '日本語', '𝒳𝒴', 'שלום', 'e\u0301\u200d', '{{n0}}', '__proto__'],
  ...['12,5', '<b>', 'İstanbul', '👩‍👧'],
]

export const KINDS: Record<KindName, Kind> = {
  integer: { is: 'number', answers: ['', '0', '1', '2', '3', '4', '-2', '007', 'abc'] },
  decimal: { is: 'number', answers: ['', '0', '1,5', '-0,01', '0,1', '0,2', '1234,56', '1.5', ',5'] },
  text: { is: 'text', answers: TEXTS },
  date: { is: 'date', answers: DAYS },
  time: { is: 'time', answers: ['', '00:00', '23:59', '12:30'] },
  'date-time': {
    is: 'moment',
    answers: ['', '2024-02-29T23:59', '2023-12-31T00:00', '2024-01-01T00:00'],
  },
  month: { is: 'date', answers: ['', '2024-02', '2023-12', '2024-01'] },
  'yes-no': { is: 'yesNo', answers: ['', 'true', 'false'] },
  'single-choice': { is: 'options', answers: ['', '0', '1', '2', '9'] },
  'multiple-choice': { is: 'options', answers: ['', '0', '1', '0 1', '1 2', '0 1 2'] },
}
export const MOST_ANSWERS = Math.max(...Object.values(KINDS).map(({ answers }) => answers.length))

const OPTIONS = ['a', 'b', 'c'] as const

/** A question of a kind. */
export const questionOf = (kind: KindName): Partial<Question> => ({
  ...TYPED[kind],
  ...(KINDS[kind].is === 'options' && { opciones: OPTIONS.map((id, at) => anOption(at, { id })) }),
})

/** A question that a rule names. */
export interface Named {
  id: string
  kind: KindName
}
type Formulas = fc.Arbitrary<string>

const SIGNS = fc.constantFrom('=', '!=', '<', '<=', '>', '>=')
const NUMBERS = fc.constantFrom('0', '1', '2', '-1', '1.5', '0.3', '-0.01', '1234.56')
const WRITTEN: Partial<Record<Valued, Formulas>> = {
  number: NUMBERS,
  date: fc.constantFrom('"2024-02-29"', '"2023-12-31"', '"2024-01-01"', 'today()'),
  time: fc.constantFrom('"12:30"', '"00:00"', '"23:59"'),
  moment: fc.constantFrom('"2024-02-29T23:59"', '"2023-12-31"', 'today()'),
}

/** What can be said of one answer, which is true or not. */
export function saidOf({ id, kind }: Named): Formulas[] {
  const one = `{{${id}}}`
  const { is } = KINDS[kind]
  const written = WRITTEN[is]
  const blank = fc.constantFrom(`is_blank(${one})`, `not is_blank(${one})`)
  const compared = written ? [fc.tuple(SIGNS, written).map(([sign, value]) => `${one} ${sign} ${value}`)] : []
  if (is === 'number') return [blank, ...compared, NUMBERS.map((value) => `${one} in (1, ${value})`)]
  if (is === 'date')
    return [
      ...[blank, ...compared],
      fc.constantFrom(`year(${one}) = 2024`, `add_months(${one}, 12) > "2024-12-31"`, `day(${one}) > 28`),
    ]
  if (is === 'moment') return [blank, ...compared, fc.constant(`date(${one}) = "2023-12-31"`)]
  if (is === 'time') return [blank, ...compared, fc.constant(`hour(${one}) = 23`)]
  if (is === 'yesNo') return [blank, fc.constantFrom(one, `not ${one}`, `${one} = false`)]
  if (is === 'options')
    return [
      ...[blank, fc.constantFrom(...OPTIONS).map((option) => `is_checked({{${id}:${option}}})`)],
      fc.constantFrom(...OPTIONS).map((option) => `${one} = {{${id}:${option}}}`),
      fc.constantFrom(`count_checked(${one}) >= 2`, `${one} != {{${id}:b}}`),
    ]
  return [
    blank,
    fc.constantFrom(
      `${one} = "ñ"`,
      `contains(${one}, "日")`,
      `length(${one}) > 1`,
      `upper(${one}) = "ÑANDÚ"`,
    ),
  ]
}

const valued = (named: readonly Named[], is: Valued): Named[] =>
  named.filter(({ kind }) => KINDS[kind].is === is)
const refer = (named: readonly Named[]): Formulas[] =>
  named.length > 0 ? [fc.constantFrom(...named).map(({ id }) => `{{${id}}}`)] : []

/** What can be said of an answer in all rows. */
export const saidOfRows = (listed: readonly Named[]): Formulas[] => [
  ...(listed.length > 0
    ? [fc.constantFrom(...listed).chain((one) => fc.oneof(...saidOf(one)).map((said) => `any(${said})`))]
    : []),
  ...(listed.length > 0
    ? [fc.constantFrom(...listed).chain((one) => fc.oneof(...saidOf(one)).map((said) => `all(${said})`))]
    : []),
  ...listed.map(({ id }) => fc.constantFrom(`count({{${id}}}) > 2`, `count({{${id}}}) = 0`)),
  ...valued(listed, 'number').map(({ id }) =>
    fc.constantFrom(`sum({{${id}}}) > 3`, `average({{${id}}}) < 1.5`, `min({{${id}}}) < 0`),
  ),
  ...valued(listed, 'date').map(({ id }) => fc.constant(`max({{${id}}}) > "2023-12-31"`)),
]

/** What comes to a value of a sort, for an answer that is worked out or a bound. */
export function valueFormula(
  is: Valued,
  own: Named,
  free: readonly Named[],
  listed: readonly Named[],
  rule: Formulas,
): Formulas {
  const same = refer(valued(free, is))
  const either = (one: string, other: string) => rule.map((when) => `if(${when}, ${one}, ${other})`)
  if (is === 'number') {
    const sums = valued(listed, 'number').map(({ id }) =>
      fc.constantFrom(`sum({{${id}}})`, `max({{${id}}}) * 0.1`),
    )
    const [one] = same
    const reckoned = one
      ? [
          fc.tuple(one, fc.constantFrom('+', '-', '*', '/'), one).map((parts) => parts.join(' ')),
          one.map((name) => `round(${name} / 3, 1)`),
          one.map((name) => `coalesce(${name}, -1) + 0.005`),
        ]
      : []
    const lengths = valued(free, 'text').map(({ id }) => fc.constant(`length({{${id}}})`))
    return fc.oneof(NUMBERS, ...same, ...reckoned, ...sums, ...lengths, either('1.5', '-2'))
  }
  if (is === 'text') {
    const joined = refer(valued(free, 'number')).map((one) => one.map((name) => `concat("n ", ${name})`))
    return fc.oneof(fc.constant('"ñ"'), ...same, ...joined, either('"日"', 'blank()'))
  }
  if (is === 'date') {
    const [one] = same
    const moved = one
      ? [fc.tuple(one, fc.constantFrom(1, -1, 366)).map(([name, days]) => `add_days(${name}, ${days})`)]
      : []
    return fc.oneof(fc.constant('today()'), ...same, ...moved, either('date(2024, 2, 29)', 'blank()'))
  }
  if (is === 'time') return fc.oneof(fc.constant('"12:30"'), ...same, either('time("23:59")', 'blank()'))
  if (is === 'moment') return fc.oneof(fc.constant('today()'), ...same)
  if (is === 'yesNo') return fc.oneof(rule, ...same)
  return either(`{{${own.id}:a}}`, `{{${own.id}:c}}`)
}

/** What is bounded of a kind: the value itself, or how long or how many. */
export const boundedAs = (kind: KindName): Valued | null => {
  const { is } = KINDS[kind]
  if (kind === 'multiple-choice' || is === 'text') return 'number'
  return is === 'yesNo' || is === 'options' ? null : is
}
