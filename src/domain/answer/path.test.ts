import { describe, expect, it } from 'vitest'
import { pathKey, sectionKey } from './path'

describe('pathKey', () => {
  it.each([
    ['s0-q3', { section: 0, condition: null, row: 0, question: 3, repetition: 0 }],
    ['s2-c1-q0', { section: 2, condition: 1, row: 0, question: 0, repetition: 0 }],
    ['s1-r2-q0-x1', { section: 1, condition: null, row: 2, question: 0, repetition: 1 }],
    ['s0-c0-q4-x2', { section: 0, condition: 0, row: 0, question: 4, repetition: 2 }],
  ])('ANS-07 names a place %s', (key, path) => {
    expect(pathKey(path)).toBe(key)
  })

  it('ANS-07 names a section', () => {
    expect(sectionKey(3)).toBe('s3')
  })
})
