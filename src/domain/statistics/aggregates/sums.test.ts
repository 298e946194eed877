import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { packable, packed, unpacked } from './packed'
import { difference, keyOf, NO_SUMS, partsOf, plus, sumsFrom, textOf } from './sums'

const part = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 6 }),
  fc.constantFrom('', '__x__', '{a:1}', 'a,b'),
)
const number = fc.oneof(fc.integer(), fc.constantFrom(1e21, -1e21, 2 ** 53)).filter((one) => one !== 0)
/** Of one length, as those of one kind are: no key goes on where another ends. */
const key = fc.tuple(part, part, part)

describe('sums as a text', () => {
  it('STAT-07 are read as they were written, whatever ids and names are called', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(key, number)), (all) => {
        const sums = new Map(all.map(([parts, one]) => [keyOf(...parts), one]))
        expect([...sumsFrom(textOf(sums))].sort()).toEqual([...sums].sort())
      }),
      { numRuns: 100 },
    )
    expect(partsOf(keyOf('', 'a/b', 3))).toEqual(['', 'a/b', '3'])
  })

  it('STAT-07 have ids of the editor shortened, and what only looks like such an id as it is', () => {
    expect(keyOf('q', '0123456789abcdef')).toBe('q/*ASNFZ4mrze8')
    const ids = ['0123456789abcdef', 'ffffffffffffffff', '*ASNFZ4mrze8', '0123456789ABCDEF', '*']
    expect(partsOf(keyOf(...ids))).toEqual(ids)
  })

  it('STAT-07 name each part once', () => {
    const sums = new Map([
      ['q/a/f', 3],
      ['q/a/o/x', 2],
      ['a/n', 3],
      ['q/a/o/y', -1],
    ])
    expect(textOf(sums)).toBe('q{a{f:3,o{x:2,y:-1}}},a{n:3}')
    expect(textOf(new Map())).toBe('')
  })

  it('STAT-07 pack what is counted by whole numbers', () => {
    const sums = new Map([
      ['q/a/f', 3],
      ['q/a/b/7', 2],
      ['q/a/b/9', 40],
      ['q/a/b/-3', 1],
    ])
    expect(textOf(sums)).toBe('q{a{f:3,b{[FABSCCAoB]}}}')
    expect([...sumsFrom(textOf(sums))].sort()).toEqual([...sums].sort())
  })

  it('STAT-07 pack numbers that stand close together as one, and begin anew after a gap of three', () => {
    const written = (...keys: number[]) => packed(keys.map((one) => [one, 1]))
    expect([written(1, 2), written(1, 4), written(1, 5)]).toEqual(['CBBB', 'CDBAAB', 'CABGAB'])
  })

  it('STAT-07 leave out what is 0, and in damaged sums what lies below another sum', () => {
    expect(sumsFrom('a{n:0,p:2}')).toEqual(new Map([['a/p', 2]]))
    const damaged = new Map([
      ['a', 1],
      ['a/b', 2],
      ['a/b/c', 3],
      ['v/1', 4],
    ])
    expect(textOf(damaged)).toBe('a:1,v{[CAE]}')
  })

  it('STAT-07 are the same sums when nothing is added, and keep nothing of what is taken out', () => {
    const sums = new Map([['a/n', 2]])
    expect(plus(sums, NO_SUMS)).toBe(sums)
    expect(plus(sums, sums, -1)).toEqual(NO_SUMS)
    expect(difference(sums, new Map([['a/n', 5]]))).toEqual(new Map([['a/n', 3]]))
  })

  it('STAT-07 give back packed numbers as they were, however large and however far apart', () => {
    const whole = fc.oneof(
      fc.integer(),
      fc.integer({ min: -5, max: 5 }),
      fc.constantFrom(2 ** 49, -(2 ** 49)),
    )
    const count = fc.oneof(fc.integer({ min: 1 }), fc.constantFrom(1, 31, 32, 1024, 2 ** 49))
    fc.assert(
      fc.property(fc.array(fc.tuple(whole, count), { maxLength: 40 }), (all) => {
        const counts = new Map(all)
        const back = unpacked(packed([...counts])) ?? []
        expect(new Map(back.map(([digits, one]) => [Number(digits), one]))).toEqual(counts)
      }),
      { numRuns: 200 },
    )
  })

  it.each([
    ['07', 1],
    ['1.5', 1],
    ['x', 1],
    ['9007199254740992', 1],
    ['1125899906842624', 1],
    ['-1125899906842624', 1],
    ['7', 2 ** 50],
    ['7', 0],
    ['7', -1],
    ['7', 1e21],
  ])('STAT-07 leave what is no count by a whole number as it is: %s, %d', (digits, count) => {
    expect(packable(digits, count)).toBeNull()
  })

  it.each(['a{[g]}', 'a{[A]}', 'a{[AB]}', 'a{[ABB]}', '[A]', 'a{n:1,[AB]}', 'a{[AABg]}', 'a{[AABA]}'])(
    'STAT-07 are none from damaged letters: %s',
    (text) => {
      expect(sumsFrom(text).size).toBe(0)
    },
  )

  it.each(['a{n:1', 'a{n:1}}', 'a{n:x}', '{"a":{"n":1}}', null, 7])(
    'STAT-07 %j is read as no sums',
    (damaged) => {
      expect(sumsFrom(damaged).size).toBe(0)
    },
  )
})
