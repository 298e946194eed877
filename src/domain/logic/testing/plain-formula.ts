/**
 * A formula's text with a plain way of working it out, made beside each other: nothing of what reads and runs formulas is
 * in it.
 */
import fc from 'fast-check'
import { compared, decimal, minus, negative, over, plus, times, type Decimal } from './plain-decimals'

/** What was answered: numbers, texts, days, times of day, moments, yes or no, ticked options, and rows of numbers, texts and yes or no. */
export interface Filled {
  numbers: readonly (string | null)[]
  texts: readonly (string | null)[]
  days: readonly (string | null)[]
  times: readonly (string | null)[]
  moments: readonly (string | null)[]
  truths: readonly (boolean | null)[]
  ticked: readonly (readonly string[] | null)[]
  rows: readonly { number: string | null; text: string | null; truth: boolean | null }[]
}
export const OPTIONS = ['a', 'b', 'c'] as const

/** How strongly a formula holds together: `or` least, a name most. */
export const [OR, AND, NOT, COMPARED, SUM, PRODUCT, ALONE] = [0, 1, 2, 3, 4, 5, 6] as const

export interface Formula<T> {
  text: string
  binds: number
  /** @param row the row that it stands in, or is taken for */
  of: (filled: Filled, row: number) => T | null
}
export type Formulas<T> = fc.Arbitrary<Formula<T>>

export const inside = ({ text, binds }: { text: string; binds: number }, least: number): string =>
  binds < least ? `(${text})` : text
export const call = (
  name: string,
  ...args: readonly { text: string }[]
): { text: string; binds: number } => ({
  ...{ text: `${name}(${args.map(({ text }) => text).join(', ')})`, binds: ALONE },
})
export const both = <A, B, T>(
  one: Formula<A>,
  other: Formula<B>,
  make: (one: A, other: B) => T | null,
): Formula<T>['of'] => {
  return (filled, row) => {
    const [left, right] = [one.of(filled, row), other.of(filled, row)]
    return left === null || right === null ? null : make(left, right)
  }
}
export const each = <A, T>(one: Formula<A>, make: (one: A) => T | null): Formula<T>['of'] => {
  return (filled, row) => {
    const value = one.of(filled, row)
    return value === null ? null : make(value)
  }
}
export const truth = (one: Formula<boolean>, filled: Filled, row: number): boolean =>
  one.of(filled, row) === true
export const shown = (text: string): string | null => text.trim().normalize('NFC') || null
export const count = (number: number): Decimal => decimal(String(number))

export const SIGNS = ['=', '!=', '<', '<=', '>', '>='] as const
function holds(sign: (typeof SIGNS)[number], order: number): boolean {
  if (sign === '=') return order === 0
  if (sign === '!=') return order !== 0
  if (sign === '<') return order < 0
  if (sign === '<=') return order <= 0
  return sign === '>' ? order > 0 : order >= 0
}
export const alphabetical = (one: string, other: string): number => {
  if (one === other) return 0
  return one < other ? -1 : 1
}

/** A comparison with blank is false. */
export function comparison<T>(
  left: Formulas<T>,
  right: Formulas<T>,
  order: (one: T, other: T) => number,
  signs: readonly (typeof SIGNS)[number][] = SIGNS,
): Formulas<boolean> {
  return fc.tuple(left, fc.constantFrom(...signs), right).map(([one, sign, other]) => ({
    ...{ text: `${inside(one, SUM)} ${sign} ${inside(other, SUM)}`, binds: COMPARED },
    of: (filled, row) => both(one, other, (a, b) => holds(sign, order(a, b)))(filled, row) ?? false,
  }))
}
export function isAmong<T>(one: Formulas<T>, others: Formulas<T>, isSame: (one: T, other: T) => boolean) {
  return fc
    .tuple(one, fc.array(others, { minLength: 1, maxLength: 3 }))
    .map(([left, list]): Formula<boolean> => ({
      ...{ text: `${inside(left, SUM)} in (${list.map(({ text }) => text).join(', ')})`, binds: COMPARED },
      of: (filled, row) => {
        const value = left.of(filled, row)
        if (value === null) return false
        return list.some((item) => {
          const other = item.of(filled, row)
          return other !== null && isSame(value, other)
        })
      },
    }))
}
export const chosen = <T>(truths: Formulas<boolean>, ways: Formulas<T>): Formulas<T> =>
  fc.tuple(truths, ways, ways).map(([condition, yes, no]) => ({
    ...call('if', condition, yes, no),
    of: (filled, row) => (truth(condition, filled, row) ? yes : no).of(filled, row),
  }))
export const firstKnown = <T>(ways: Formulas<T>): Formulas<T> =>
  fc.array(ways, { minLength: 2, maxLength: 3 }).map((list) => ({
    ...call('coalesce', ...list),
    of: (filled, row) =>
      list.reduce<ReturnType<Formula<T>['of']>>((known, one) => known ?? one.of(filled, row), null),
  }))
export const blankness = (one: Formulas<unknown>): Formulas<boolean> =>
  one.map((item) => ({ ...call('is_blank', item), of: (filled, row) => item.of(filled, row) === null }))

export const known = <T>(values: readonly (T | null)[]): T[] => values.filter((one): one is T => one !== null)
export const furthest = (numbers: readonly Decimal[], sign: 1 | -1): Decimal | null =>
  numbers.reduce<Decimal | null>(
    (best, one) => (best === null || compared(one, best) * sign > 0 ? one : best),
    null,
  )

export const joinedBy = (
  word: 'and' | 'or',
  truths: Formulas<boolean>,
  binds: typeof OR | typeof AND,
): Formulas<boolean> =>
  fc.tuple(truths, truths).map(([one, other]) => ({
    ...{ text: `${inside(one, binds)} ${word} ${inside(other, binds + 1)}`, binds },
    of: (filled, row) => {
      const [left, right] = [truth(one, filled, row), truth(other, filled, row)]
      return word === 'and' ? left && right : left || right
    },
  }))

export const reckoned = (numbers: Formulas<Decimal>): Formulas<Decimal> => {
  const operator = (
    sign: string,
    binds: typeof SUM | typeof PRODUCT,
    make: (one: Decimal, other: Decimal) => Decimal | null,
  ): Formulas<Decimal> =>
    fc.tuple(numbers, numbers).map(([one, other]) => ({
      ...{ text: `${inside(one, binds)} ${sign} ${inside(other, binds + 1)}`, binds },
      of: both(one, other, make),
    }))
  return fc.oneof(
    operator('+', SUM, plus),
    operator('-', SUM, minus),
    operator('*', PRODUCT, times),
    operator('/', PRODUCT, over),
    numbers.map((one) => ({ text: `-${inside(one, ALONE)}`, binds: ALONE, of: each(one, negative) })),
  )
}

/** An answer by its name, one of so many. */
export const named = <T>(
  name: string,
  howMany: number,
  read: (filled: Filled, at: number) => T | null,
): Formulas<T> =>
  fc.nat(howMany - 1).map((at) => ({
    ...{ text: `{{${name}${at}}}`, binds: ALONE },
    of: (filled: Filled) => read(filled, at),
  }))

/** Something that is written out. */
export const written = <T>(
  values: readonly string[],
  text: (one: string) => string,
  value: (one: string) => T,
) =>
  fc
    .constantFrom(...values)
    .map((one): Formula<T> => ({ text: text(one), binds: ALONE, of: () => value(one) }))
export const quoted = (text: string): string => `"${text}"`
