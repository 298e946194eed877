import { expect, it } from 'vitest'
import { shownReference } from './reference'

it('PAY-08 a payment reference is shown in groups of 25 characters', () => {
  expect(shownReference('')).toBe('')
  expect(shownReference('123456')).toBe('123456')
  expect(
    shownReference('a'.repeat(60))
      .split('\n')
      .map((group) => group.length),
  ).toEqual([25, 25, 10])
  expect(shownReference('b'.repeat(25))).toBe('b'.repeat(25))
})
