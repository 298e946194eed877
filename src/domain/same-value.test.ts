import { describe, expect, it } from 'vitest'
import { canonical } from './canonical'
import { sameValue } from './same-value'

describe('whether two values say the same', () => {
  it.each([
    [1, 1],
    [Number.NaN, Number.NaN],
    [null, null],
    [
      { a: 1, b: [2, { c: 3 }] },
      { b: [2, { c: 3 }], a: 1 },
    ],
    [{ a: undefined }, {}],
    [{}, { a: undefined }],
    [new Date(5), new Date(5)],
  ])('ANS-08 %j and %j do', (one, other) => {
    expect(sameValue(one, other)).toBe(true)
  })

  it.each([
    [1, 2],
    [1, '1'],
    [0, -0],
    [null, undefined],
    [null, {}],
    [{}, null],
    ['a', {}],
    [{}, 'a'],
    [{ a: 1 }, { a: 2 }],
    [{ a: 1 }, { a: 1, b: 1 }],
    [
      [1, 2],
      [1, 3],
    ],
    [[1], { 0: 1 }],
    [[], {}],
    [new Date(5), new Date(6)],
    [new Date(5), {}],
    [{}, new Date(5)],
  ])('ANS-08 %j and %j do not', (one, other) => {
    expect(sameValue(one, other)).toBe(false)
  })
})

describe('JSON in order', () => {
  it('EDIT-12 does not depend on the order of fields, and does on that of items', () => {
    expect(canonical({ b: 1, a: { d: [2, 1], c: null } })).toBe('{"a":{"c":null,"d":[2,1]},"b":1}')
    expect(canonical({ c: 1, a: 2, b: 3 })).toBe(canonical({ b: 3, c: 1, a: 2 }))
    expect(canonical({ a: undefined })).toBe('{}')
    expect(canonical([1, 2])).not.toBe(canonical([2, 1]))
  })
})
