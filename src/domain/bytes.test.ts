import { describe, expect, it } from 'vitest'
import { mapSize, sentSize, sum, textSize, valueSize } from './bytes'

describe('EDIT-20 bytes of a value as it is stored', () => {
  it.each([
    ['', 1],
    ['a', 2],
    ['\u007f', 2],
    ['\u0080', 3],
    ['\u07ff', 3],
    ['\u0800', 4],
    ['\ud7ff', 4],
    ['\ue000', 4],
    ['𐀀', 5],
    ['😀', 5],
  ])('EDIT-20 %j takes %i', (text, bytes) => {
    expect(textSize(text)).toBe(bytes)
    expect(valueSize(text)).toBe(bytes)
    expect(bytes).toBe(new TextEncoder().encode(text).length + 1)
  })

  it.each([
    [7, 8],
    [new Date(0), 8],
    [true, 1],
    [null, 1],
    [[], 0],
    [['a', 1], 10],
    [{}, 32],
    [{ ab: 'c', gone: undefined }, 32 + 3 + 2],
    [{ a: { b: [null] } }, 32 + 2 + 32 + 2 + 1],
  ])('EDIT-20 %j takes %i', (value, bytes) => {
    expect(valueSize(value)).toBe(bytes)
  })

  it('EDIT-20 a document counts its fields and one map', () => {
    expect(mapSize({ a: 'b' })).toBe(32 + 2 + 2)
  })

  it('EDIT-20 sums what each item counts', () => {
    expect(sum([1, 2, 3], (item) => item * 10)).toBe(60)
    expect(sum([], () => 1)).toBe(0)
  })
})

describe('ANS-15 bytes of a value as it is sent', () => {
  it.each([
    ['', 3],
    ['a', 4],
    ['ñ', 5],
    [0, 2],
    [127, 2],
    [128, 9],
    [-1, 9],
    [0.5, 9],
    [new Date(0), 14],
    [true, 2],
    [null, 2],
    [[], 2],
    [{}, 2],
    [['a'], 2 + 2 + 4],
    [{ b: 'a' }, 2 + 2 + (2 + 1) + (2 + 4)],
    [{ b: undefined }, 2],
  ])('ANS-15 %j takes %i', (value, bytes) => {
    expect(sentSize(value)).toBe(bytes)
  })

  it.each([
    [127, 1 + 1 + 1 + 127],
    [128, 1 + 1 + 2 + 128],
    [0x3fff, 1 + 1 + 2 + 0x3fff],
    [0x4000, 1 + 1 + 3 + 0x4000],
  ])('ANS-15 the length of a text of %i bytes stands before it', (length, bytes) => {
    expect(sentSize('a'.repeat(length))).toBe(bytes)
  })

  it('ANS-15 differs from the size of the same value as it is stored', () => {
    const value = { b: ['a'] }
    expect([valueSize(value), sentSize(value)]).toEqual([32 + 2 + 2, 2 + 2 + (2 + 1) + (2 + 8)])
    expect([sentSize(value), valueSize(value)]).toEqual([17, 36])
  })
})
