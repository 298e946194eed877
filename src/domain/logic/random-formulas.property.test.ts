/** Random formulas against a way of working them out that shares nothing with the one that forms use. */
import { decimal } from './decimal'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import './every-function'
import { outcomeOf, type Answered } from './testing/answers'
import { decimalText, type Decimal } from './testing/plain-decimals'
import { OPTIONS, type Filled, type Formula } from './testing/plain-formula'
import { filled } from './testing/random-answers'
import { IN_A_ROW, OUTSIDE } from './testing/random-formulas'
import { MAX_FORMULA } from './parse'

/** So many random formulas instead, as `FORMULAS=200000` asks. */
const FORMULAS = Number(process.env.FORMULAS ?? 0)
const runs = { numRuns: FORMULAS || 400 }
const TAKES_MS = Math.max(30_000, FORMULAS * 5)

const big = (text: string | null) => (text === null ? null : decimal(text))

function answersOf({
  numbers,
  texts,
  days,
  times,
  moments,
  truths,
  ticked,
  rows,
}: Filled): Record<string, Answered> {
  const list = 'items'
  const named = <T>(name: string, values: readonly T[], answer: (value: T, at: number) => Answered) =>
    values.map((value, at) => [`${name}${at}`, answer(value, at)] as const)
  return {
    ...Object.fromEntries([
      ...named('n', numbers, (value) => ({ type: { is: 'number' }, value: big(value) })),
      ...named('t', texts, (value) => ({ type: { is: 'text' }, value })),
      ...named('d', days, (value) => ({ type: { is: 'date' }, value })),
      ...named('h', times, (value) => ({ type: { is: 'time' }, value })),
      ...named('m', moments, (value) => ({ type: { is: 'moment' }, value })),
      ...named('y', truths, (value) => ({ type: { is: 'yesNo' }, value })),
      ...named('k', ticked, (value, at) => ({
        ...{ type: { is: 'options', of: `k${at}` }, options: OPTIONS, value },
      })),
    ]),
    rn: { type: { is: 'number' }, list, rows: rows.map(({ number }) => big(number)) },
    rt: { type: { is: 'text' }, list, rows: rows.map(({ text }) => text) },
    ry: { type: { is: 'yesNo' }, list, rows: rows.map(({ truth }) => truth) },
  }
}

const isDecimal = (value: Decimal | string | boolean): value is Decimal => typeof value === 'object'
const said = (value: Decimal | string | boolean | null): string | boolean | null =>
  value !== null && isDecimal(value) ? decimalText(value) : value

type Kinds = typeof OUTSIDE
const anyOf = ({ number, text, day, truth }: Kinds): fc.Arbitrary<Formula<Decimal | string | boolean>> =>
  fc.oneof<fc.Arbitrary<Formula<Decimal | string | boolean>>[]>(number, text, day, truth)

const withRoom = ({ text }: { text: string }): boolean => text.length <= MAX_FORMULA

describe('random formulas come to what the plainest way of working them out comes to', () => {
  it(
    'LOGIC-02 outside of rows',
    () => {
      fc.assert(
        fc.property(anyOf(OUTSIDE).filter(withRoom), filled, (formula, answers) => {
          expect(outcomeOf(formula.text, answersOf(answers))).toEqual(said(formula.of(answers, 0)))
        }),
        runs,
      )
    },
    TAKES_MS,
  )

  it(
    'LOGIC-02 in a row, over all rows too',
    () => {
      fc.assert(
        fc.property(anyOf(IN_A_ROW).filter(withRoom), filled, fc.nat(5), (formula, answers, at) => {
          fc.pre(at < answers.rows.length)
          expect(outcomeOf(formula.text, answersOf(answers), { items: at })).toEqual(
            said(formula.of(answers, at)),
          )
        }),
        runs,
      )
    },
    TAKES_MS,
  )
})
