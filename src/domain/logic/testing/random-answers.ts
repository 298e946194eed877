/** Random answers for random formulas, and numbers that stand in these. */
import fc from 'fast-check'
import { ALONE, OPTIONS, shown, type Filled, type Formulas } from './plain-formula'
import { daysLater } from './plain-days'
import { decimalText, type Decimal } from './plain-decimals'

export const NUMBERS = ['0', '1', '2', '2.5', '0.1', '0.125', '100', '7']
export const TEXTS = ['perro', 'Ñandú', '日本', '👩‍👩‍👧', 'a b', 'É']
export const DAYS = ['2024-02-29', '2026-10-25', '1999-12-31', '0001-01-01', '9999-12-31']
export const TIMES = ['00:00', '12:30', '23:59']
const orBlank = <T>(values: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(values, { freq: 4 })
const aDecimal = fc
  .tuple(fc.integer({ min: -9999, max: 9999 }), fc.nat(3))
  .map(([digits, places]) => decimalText({ digits: BigInt(digits), places }))
const words = fc.oneof(fc.constantFrom(...TEXTS), fc.string({ unit: 'grapheme', maxLength: 6 })).map(shown)
const day = fc.oneof(
  fc.constantFrom(...DAYS),
  fc
    .tuple(fc.constantFrom('2023-01-31', '1900-03-01', '2000-02-29'), fc.integer({ min: -500, max: 500 }))
    .map(([from, far]) => daysLater(from, far)),
)
const time = fc.oneof(
  fc.constantFrom(...TIMES),
  fc
    .tuple(fc.nat(23), fc.nat(59))
    .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':')),
)
const moment = fc.tuple(day, time).map((parts) => parts.join('T'))

/** What may be answered, blank among it. */
export const filled: fc.Arbitrary<Filled> = fc.record({
  numbers: fc.array(orBlank(aDecimal), { minLength: 3, maxLength: 3 }),
  texts: fc.array(orBlank(words), { minLength: 2, maxLength: 2 }),
  days: fc.array(orBlank(day), { minLength: 2, maxLength: 2 }),
  times: fc.array(orBlank(time), { minLength: 2, maxLength: 2 }),
  moments: fc.array(orBlank(moment), { minLength: 2, maxLength: 2 }),
  truths: fc.array(orBlank(fc.boolean()), { minLength: 2, maxLength: 2 }),
  ticked: fc.array(orBlank(fc.subarray([...OPTIONS], { minLength: 1 })), { minLength: 2, maxLength: 2 }),
  rows: fc.array(
    fc.record({ number: orBlank(aDecimal), text: orBlank(words), truth: orBlank(fc.boolean()) }),
    { maxLength: 12 },
  ),
})

/** A number that lies in the middle between two with so many places, which chance alone hardly ever draws. */
export const inTheMiddle = (places: number): Formulas<Decimal> =>
  fc.nat(999).map((at) => {
    const value: Decimal = { digits: BigInt(10 * at + 5), places: places + 1 }
    return { text: decimalText(value), binds: ALONE, of: () => value }
  })
