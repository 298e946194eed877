/** Our decimals against a library of them, which shares nothing with ours. */
import Big from 'big.js'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { decimal, type Decimal } from './decimal'
import { bounded, numberIn } from './value'

/** A number as formulas may have one: of up to forty figures, with a point anywhere. */
const written = fc
  .tuple(fc.boolean(), fc.stringMatching(/^\d{1,22}$/u), fc.stringMatching(/^\d{0,18}$/u))
  .map(([isBelow, whole, behind]) => `${isBelow ? '-' : ''}${whole}${behind && `.${behind}`}`)
/** Small ones too, so that halves, zeros and equal numbers come up. */
const number = fc.oneof(
  written,
  fc.integer({ min: -2_000, max: 2_000 }).map((hundredths) => new Big(hundredths).div(100).toFixed()),
)
const places = fc.integer({ min: 0, max: 20 })
const check = (property: fc.IRawProperty<unknown>) => fc.assert(property, { numRuns: 2_000 })

it('LOGIC-02 a number is written as it is read, without zeros that it needs not', () => {
  check(
    fc.property(number, (one) => {
      expect(String(decimal(one))).toBe(new Big(one).toFixed())
    }),
  )
})

it('LOGIC-02 sums, differences and products are exact', () => {
  check(
    fc.property(number, number, (one, other) => {
      const [left, right, first, second] = [decimal(one), decimal(other), new Big(one), new Big(other)]
      expect([left.plus(right), left.minus(right), left.times(right)].map(String)).toEqual(
        [first.plus(second), first.minus(second), first.times(second)].map((result) => result.toFixed()),
      )
    }),
  )
})

it('LOGIC-02 a quotient has twenty decimals, the last one rounded away from zero', () => {
  check(
    fc.property(number, number, (one, other) => {
      fc.pre(!new Big(other).eq(0))
      expect(String(decimal(one).div(decimal(other)))).toBe(new Big(one).div(other).toFixed())
    }),
  )
})

it('LOGIC-02 numbers are compared by size', () => {
  check(
    fc.property(number, number, (one, other) => {
      expect(decimal(one).cmp(decimal(other))).toBe(new Big(one).cmp(other))
      expect(decimal(one).eq(decimal(other))).toBe(new Big(one).eq(other))
    }),
  )
})

it('LOGIC-02 numbers are rounded and cut as people do by hand', () => {
  check(
    fc.property(number, places, (one, count) => {
      const [ours, theirs] = [decimal(one), new Big(one)]
      expect([ours.round(count), ours.whole(), ours.neg(), ours.abs()].map(String)).toEqual(
        [
          ...[theirs.round(count, Big.roundHalfUp), theirs.round(0, Big.roundDown)],
          ...[theirs.neg(), theirs.abs()],
        ].map((result) => result.toFixed()),
      )
      // There is no zero below zero.
      expect(Number(ours)).toBe(theirs.toNumber() + 0)
    }),
  )
})

it('LOGIC-02 what a number cannot keep is rounded to forty figures, behind the point and before it', () => {
  check(
    fc.property(number, number, fc.integer({ min: -60, max: 60 }), (one, other, shift) => {
      const power = new Big(10).pow(Math.abs(shift)).toFixed()
      const [left, right] = [decimal(one).times(decimal(other)), new Big(one).times(other)]
      const ours = shift < 0 ? left.div(decimal(power)) : left.times(decimal(power))
      const theirs = shift < 0 ? right.div(power) : right.times(power)
      const expected = theirs.c.length > 40 ? theirs.prec(40, Big.roundHalfUp) : theirs
      expect(String(bounded(ours))).toBe(expected.toFixed())
    }),
  )
})

it('LOGIC-02 LOGIC-14 a number is no longer than anybody can reckon with, however often it is multiplied', () => {
  const one = decimal('9'.repeat(40))
  const products = Array.from({ length: 40 }, (_, count) => count).reduce<(Decimal | null)[]>(
    (all) => [...all, bounded((all.at(-1) ?? one).times(one))],
    [],
  )
  expect(products.slice(0, 24)).not.toContain(null)
  expect(products[24]).toBeNull()
})

it.each(['', '1e3', '.5', '1.', '0x10', ' 1', '1 ', '1,5', '--1', '9'.repeat(43)])(
  'LOGIC-02 %j is no number',
  (text) => {
    expect(numberIn(text)).toBeNull()
  },
)
