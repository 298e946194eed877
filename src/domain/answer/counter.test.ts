import { describe, expect, it } from 'vitest'
import { counterFrom, placesTaken } from './counter'

describe('the counter of answers', () => {
  it('ALIST-01 says its total, and no marked ones where it is older', () => {
    expect(counterFrom({ total: 58, invalidas: 3 })).toEqual({ total: 58, invalidas: 3 })
    expect(counterFrom({ total: 0 })).toEqual({ total: 0, invalidas: 0 })
  })
  it.each([
    ['is missing', undefined],
    ['only tells of an alarm', { alarmaHasta: new Date() }],
    ['has a damaged total', { total: '58' }],
    ['has a total that is no number', { total: Number.NaN }],
  ])('ALIST-01 EDIT-05 is not known, and not 0, where the document %s', (_name, fields) => {
    expect(counterFrom(fields)).toBeNull()
  })
  it('ANS-12 takes no place for marked answers', () => {
    expect(placesTaken({ total: 12, invalidas: 2 })).toBe(10)
  })
})
