/**
 * Random formulas, each with a plain way of working it out that is made beside its text: neither the parser nor big.js nor
 * the calendar is in it.
 */
import fc from 'fast-check'
import {
  compared,
  decimal,
  decimalText,
  downwards,
  negative,
  plus,
  quotient,
  rounded,
  total,
  type Decimal,
} from './plain-decimals'
import { countOf, daysLater, monthsLater, partOfDay, weekdayOf, wholeMonths } from './plain-days'
import {
  OR,
  AND,
  NOT,
  COMPARED,
  SUM,
  PRODUCT,
  ALONE,
  inside,
  call,
  both,
  each,
  truth,
  shown,
  count,
  OPTIONS,
  alphabetical,
  comparison,
  isAmong,
  chosen,
  firstKnown,
  blankness,
  known,
  named,
  quoted,
  written,
  furthest,
  joinedBy,
  reckoned,
  type Filled,
  type Formula,
  type Formulas,
} from './plain-formula'
import { ofClocks } from './random-clocks'
import { DAYS, inTheMiddle, NUMBERS, TEXTS } from './random-answers'

const ofRow = <T>(name: string, read: (row: Filled['rows'][number]) => T | null): Formula<T> => ({
  ...{ text: `{{${name}}}`, binds: ALONE },
  of: ({ rows }, at) => (rows[at] ? read(rows[at]) : null),
})

const numberOf = (text: string | null): Decimal | null => (text === null ? null : decimal(text))
const aNumber = named('n', 3, ({ numbers }, at) => numberOf(numbers[at] ?? null))
const aText = named('t', 2, ({ texts }, at) => texts[at] ?? null)
const aDay = named('d', 2, ({ days }, at) => days[at] ?? null)
const aTruth = named('y', 2, ({ truths }, at) => truths[at] ?? null)
const rowNumber = ofRow('rn', ({ number }) => numberOf(number))
const rowText = ofRow('rt', ({ text }) => text)
const rowTruth = ofRow('ry', (one) => one.truth)
const rowCounted: Formula<Decimal> = {
  ...{ text: 'row_number()', binds: ALONE },
  of: (_filled, at) => count(at + 1),
}
const choices = named('k', 2, ({ ticked }, at): readonly string[] | null => ticked[at] ?? null)

interface Kinds {
  number: Formula<Decimal>
  text: Formula<string>
  day: Formula<string>
  truth: Formula<boolean>
}
interface Names {
  number: Formulas<Decimal>
  text: Formulas<string>
  truth: Formulas<boolean>
}

/** What comes to a number, other than names and reckoning. */
const measured = ({
  number,
  text,
  day,
}: { [K in keyof Kinds]: fc.Arbitrary<Kinds[K]> }): Formulas<Decimal>[] => [
  number.map((one) => ({
    ...call('abs', one),
    of: each(one, (value) => (value.digits < 0n ? negative(value) : value)),
  })),
  number.map((one) => ({ ...call('floor', one), of: each(one, downwards) })),
  number.map((one) => ({
    ...call('ceil', one),
    of: each(one, (value) => negative(downwards(negative(value)))),
  })),
  fc
    .nat(3)
    .chain((places) => fc.tuple(fc.oneof(number, inTheMiddle(places)), fc.constant(places)))
    .map(([one, places]) => ({
      ...call('round', one, { text: String(places) }),
      of: each(one, (value) => rounded(value, places)),
    })),
  fc.tuple(number, number, fc.boolean()).map(([one, other, isLeast]) => ({
    ...call(isLeast ? 'min' : 'max', one, other),
    of: both(one, other, (a, b) => furthest([a, b], isLeast ? -1 : 1)),
  })),
  text.map((one) => ({ ...call('length', one), of: each(one, (value) => count([...value].length)) })),
  fc.tuple(day, fc.constantFrom(0, 1, 2)).map(([one, at]) => ({
    ...call(['year', 'month', 'day'][at] ?? '', one),
    of: each(one, (value) => count(partOfDay(value, at))),
  })),
  ...ofClocks.numbers,
  day.map((one) => ({ ...call('weekday', one), of: each(one, (value) => count(weekdayOf(value))) })),
  fc.tuple(day, day).map(([one, other]) => ({
    ...call('days_between', one, other),
    of: both(one, other, (a, b) => count(countOf(b) - countOf(a))),
  })),
  fc.tuple(day, day).map(([one, other]) => ({
    ...call('months_between', one, other),
    of: both(one, other, (a, b) => count(wholeMonths(a, b))),
  })),
  choices.map((one) => ({
    ...call('count_checked', one),
    of: (filled, at) => count(one.of(filled, at)?.length ?? 0),
  })),
]

/** What stands behind the point is left out; nothing beyond what a calendar counts. */
const steps = ({ digits, places }: Decimal): number => Number(digits / 10n ** BigInt(places))
const FURTHEST_YEARS = 40
const later = (day: Formulas<string>, number: Formulas<Decimal>): Formulas<string>[] => [
  fc.tuple(day, fc.integer({ min: -800, max: 800 })).map(([one, days]) => ({
    ...call('add_days', one, { text: String(days) }),
    of: each(one, (value) => daysLater(value, days)),
  })),
  fc.tuple(day, number, fc.constantFrom(1, 12)).map(([one, far, months]) => ({
    ...call(months === 1 ? 'add_months' : 'add_years', one, {
      text: `min(max(${far.text}, -${FURTHEST_YEARS}), ${FURTHEST_YEARS})`,
    }),
    of: both(one, far, (value, amount) => {
      const least = furthest([amount, count(-FURTHEST_YEARS)], 1)
      const within = least && furthest([least, count(FURTHEST_YEARS)], -1)
      return within && monthsLater(value, steps(within) * months)
    }),
  })),
]

const ofTicks: Formulas<boolean>[] = [
  fc.tuple(fc.nat(1), fc.constantFrom(...OPTIONS)).map(([at, option]) => ({
    ...{ text: `is_checked({{k${at}:${option}}})`, binds: ALONE },
    of: ({ ticked }) => ticked[at]?.includes(option) ?? false,
  })),
  fc.tuple(fc.nat(1), fc.constantFrom(...OPTIONS), fc.boolean()).map(([at, option, isSame]) => ({
    ...{ text: `{{k${at}}} ${isSame ? '=' : '!='} {{k${at}:${option}}}`, binds: COMPARED },
    of({ ticked }) {
      const list = ticked[at] ?? null
      return list !== null && (list.length === 1 && list[0] === option) === isSame
    },
  })),
]

/** The kinds of formula over each other, at most so deep. */
function formulas(names: Names, maxDepth: number) {
  return fc.letrec<Kinds>((tie: fc.LetrecTypedTie<Kinds>) => {
    const kinds = { number: tie('number'), text: tie('text'), day: tie('day'), truth: tie('truth') }
    const { number, text, day, truth: yes } = kinds
    const depth = { maxDepth, depthIdentifier: fc.createDepthIdentifier() }
    return {
      number: fc.oneof(
        depth,
        names.number,
        written(NUMBERS, (one) => one, decimal),
        ...[reckoned(number), reckoned(number), chosen(yes, number), firstKnown(number)],
        ...measured(kinds),
      ),
      text: fc.oneof(
        depth,
        names.text,
        written(TEXTS, quoted, (one) => one.normalize('NFC')),
        ...[chosen(yes, text), firstKnown(text)],
        text.map((one) => ({ ...call('upper', one), of: each(one, (value) => shown(value.toUpperCase())) })),
        fc.tuple(text, number).map(([one, other]) => ({
          ...call('concat', one, other),
          of(filled: Filled, at: number) {
            const amount = other.of(filled, at)
            return shown((one.of(filled, at) ?? '') + (amount ? decimalText(amount) : ''))
          },
        })),
      ),
      day: fc.oneof(depth, aDay, ofClocks.days, chosen(yes, day), ...later(day, number)),
      truth: fc.oneof(
        depth,
        names.truth,
        written(
          ['true', 'false'],
          (one) => one,
          (one) => one === 'true',
        ),
        comparison(number, number, compared),
        comparison(text, text, alphabetical, ['=', '!=']),
        comparison(
          day,
          fc.oneof(
            day,
            written(DAYS, quoted, (one) => one),
          ),
          alphabetical,
        ),
        isAmong(number, number, (one, other) => compared(one, other) === 0),
        isAmong(text, text, (one, other) => one === other),
        ...[joinedBy('and', yes, AND), joinedBy('or', yes, OR)],
        yes.map((one) => ({
          ...{ text: `not ${inside(one, NOT)}`, binds: NOT },
          of: (filled: Filled, at: number) => !truth(one, filled, at),
        })),
        ...[number, text, day, yes].map(blankness),
        fc.tuple(text, text, fc.boolean()).map(([one, other, isStart]) => ({
          ...call(isStart ? 'starts_with' : 'contains', one, other),
          of: both(one, other, (a, b) => (isStart ? a.startsWith(b) : a.includes(b))),
        })),
        ...ofTicks,
        ...ofClocks.truths,
      ),
    }
  })
}

const ofOneRow: Names = {
  number: fc.oneof(fc.constant(rowNumber), aNumber, fc.constant(rowCounted)),
  text: fc.oneof(fc.constant(rowText), aText),
  truth: fc.oneof(fc.constant(rowTruth), aTruth),
}
const eachRow = formulas(ofOneRow, 2)
/** Of each row, and naming at least one of its questions. */
const numbersOfRows = fc.oneof(
  fc.constant(rowNumber),
  eachRow.number.map((one): Formula<Decimal> => ({
    ...{ text: `{{rn}} + ${inside(one, PRODUCT)}`, binds: SUM },
    of: both(rowNumber, one, plus),
  })),
)
const truthsOfRows = fc.oneof(
  fc.constant(rowTruth),
  comparison(fc.constant(rowNumber), eachRow.number, compared),
  comparison(fc.constant(rowText), eachRow.text, alphabetical, ['=', '!=']),
)
/** Over all rows, wherever it stands. */
const overRows = <A, T>(
  name: string,
  inner: Formulas<A>,
  all: (values: readonly (A | null)[]) => T | null,
): Formulas<T> =>
  inner.map((one) => ({
    ...call(name, one),
    of: (filled) => all(filled.rows.map((_, row) => one.of(filled, row))),
  }))
const averageOf = (numbers: readonly Decimal[]): Decimal | null =>
  quotient(total(numbers), count(numbers.length))
const aggregates: Pick<Names, 'number' | 'truth'> = {
  number: fc.oneof(
    overRows('sum', numbersOfRows, (values) => total(known(values))),
    overRows('average', numbersOfRows, (values) => averageOf(known(values))),
    overRows('min', numbersOfRows, (values) => furthest(known(values), -1)),
    overRows('max', numbersOfRows, (values) => furthest(known(values), 1)),
    overRows('count', fc.constant(rowText), (values) => count(known(values).length)),
  ),
  truth: fc.oneof(
    overRows('any', truthsOfRows, (values) => values.includes(true)),
    overRows('all', truthsOfRows, (values) => values.every((one) => one === true)),
  ),
}
const DEPTH = 4
const withAggregates = (names: Names) =>
  formulas(
    {
      ...names,
      number: fc.oneof(names.number, aggregates.number),
      truth: fc.oneof(names.truth, aggregates.truth),
    },
    DEPTH,
  )

/** Formulas that stand outside of rows, and those that stand in one. */
export const OUTSIDE = withAggregates({ number: aNumber, text: aText, truth: aTruth })
export const IN_A_ROW = withAggregates(ofOneRow)
