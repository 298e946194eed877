import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keyOf, partsOf, sumsFrom, textOf } from './sums'

const part = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 6 }),
  fc.constantFrom('', '__x__', '{a:1}', 'a,b'),
)
const number = fc.oneof(fc.integer(), fc.constantFrom(1e21, -1e21, 2 ** 53)).filter((one) => one !== 0)
/** Of one length, as those of one kind are: no key goes on where another ends. */
const key = fc.tuple(part, part, part)

describe('sums as a text', () => {
  it('STAT-07 come back as they were, whatever ids and names are called', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(key, number)), (all) => {
        const sums = new Map(all.map(([parts, one]) => [keyOf(...parts), one]))
        expect([...sumsFrom(textOf(sums))].sort()).toEqual([...sums].sort())
      }),
      { numRuns: 100 },
    )
    expect(partsOf(keyOf('', 'a/b', 3))).toEqual(['', 'a/b', '3'])
  })

  it('STAT-07 have each part once', () => {
    const sums = new Map([
      ['q/a/f', 3],
      ['q/a/o/x', 2],
      ['a/n', 3],
      ['q/a/o/y', -1],
    ])
    expect(textOf(sums)).toBe('q{a{f:3,o{x:2,y:-1}}},a{n:3}')
    expect(textOf(new Map())).toBe('')
  })

  it.each(['a{n:1', 'a{n:1}}', 'a{n:x}', '{"a":{"n":1}}', null, 7])('STAT-07 are none from %j', (damaged) => {
    expect(sumsFrom(damaged).size).toBe(0)
  })
})
