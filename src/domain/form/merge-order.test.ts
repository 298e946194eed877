import { expect, it } from 'vitest'
import { arranged, reordered, withMissing } from './merge-order'

it('EDIT-24 an item that one order lacks stands after the item that it follows in the other', () => {
  expect(withMissing(['a', 'c'], ['a', 'b', 'c', 'd'])).toEqual(['a', 'b', 'c', 'd'])
  expect(withMissing(['b'], ['a', 'b'])).toEqual(['a', 'b'])
  expect(withMissing([], ['a', 'b'])).toEqual(['a', 'b'])
  expect(withMissing(['c', 'a'], ['a', 'b', 'c'])).toEqual(['c', 'a', 'b'])
})

it('EDIT-24 two orders are compared by the items that both have', () => {
  expect(reordered(['a', 'x', 'b'], ['a', 'b'])).toBe(false)
  expect(reordered(['a', 'b'], ['a', 'x', 'b'])).toBe(false)
  expect(reordered(['a', 'b'], ['b', 'x', 'a'])).toBe(true)
  expect(reordered([], ['a'])).toBe(false)
})

it('EDIT-24 the merged order has exactly the members, also those that neither order knows', () => {
  expect(arranged(new Set(['a', 'b', 'z']), ['b', 'gone'], ['a', 'b'])).toEqual(['a', 'b', 'z'])
  expect(arranged(new Set(['z', 'y']), [], [])).toEqual(['z', 'y'])
})
