import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bucketEnds, bucketOf, hundredthsOf } from './numbers'

describe('numbers as answers give them', () => {
  it.each([
    ['12', 1200],
    [' 7,5 ', 750],
    ['-0.05', -5],
    ['3,14159', 314],
    ['1000000000', 100_000_000_000],
  ])('STAT-07 «%s» is %d hundredths', (text, hundredths) => {
    expect(hundredthsOf(text)).toBe(hundredths)
  })

  it.each([
    'NaN',
    'Infinity',
    '1e400',
    '99999999999999999999',
    '1.5.2',
    '0x10',
    '1e5',
    '12 m',
    'n.º 12',
    '1.000,50',
    '',
    '1000000000,01',
    new Date(0),
    null,
  ])('STAT-07 «%s» is no number for a sum', (given) => {
    expect(hundredthsOf(given)).toBeNull()
  })
})

describe('the bucket of a number', () => {
  it.each([
    [0, 0, 1, 0],
    [5, 5, 6, 5],
    [-5, -5, -4, -5],
    [99, 99, 100, 99],
    [100, 100, 110, 100],
    [123_456, 120_000, 130_000, 120_000],
    [-123_456, -129_999, -119_999, -120_000],
  ])('STAT-07 of %i hundredths is from %i to %i, and nearest to 0 is %i', (hundredths, from, to, nearest) => {
    expect(bucketEnds(bucketOf(hundredths))).toEqual({ from, to, nearest })
  })

  it('STAT-07 has the number in it, and larger numbers have no smaller bucket', () => {
    const hundredths = fc.oneof(
      fc.integer({ min: -2000, max: 2000 }),
      fc.integer({ min: -100_000_000_000, max: 100_000_000_000 }),
    )
    fc.assert(
      fc.property(hundredths, hundredths, (one, other) => {
        const { from, to } = bucketEnds(bucketOf(one))
        expect(one).toBeGreaterThanOrEqual(from)
        expect(one).toBeLessThan(to)
        const [low, high] = one < other ? [one, other] : [other, one]
        expect(bucketOf(low)).toBeLessThanOrEqual(bucketOf(high))
      }),
    )
  })
})
