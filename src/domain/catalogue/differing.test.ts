import { expect, it } from 'vitest'
import type { Listed } from './arrangement'
import { differing } from './differing'

const listed = (ids: string, tema: Listed['tema'] = 'otros'): Listed[] => [...ids].map((id) => ({ id, tema }))
const letters = (all: Listed[]) => all.map(({ id }) => id).join('')
const between = (before: string, after: string) => {
  const told = differing(listed(before), listed(after))
  return `${letters(told.before)}>${letters(told.after)}`
}

it.each([
  ['abc', 'abcd', '>d'],
  ['abc', 'abc', '>'],
  ['abc', 'ac', 'b>'],
  ['abcd', 'acbd', 'bc>cb'],
  ['', 'ab', '>ab'],
  ['ab', '', 'ab>'],
  ['aa', 'a', 'a>'],
  ['abc', 'xyz', 'abc>xyz'],
])('REACH-02 SEC-06 of %s and %s it tells what differs: %s', (before, after, told) => {
  expect(between(before, after)).toBe(told)
})

it('REACH-02 SEC-06 a form under another subject differs', () => {
  const told = differing(listed('abc'), [...listed('a'), ...listed('b', 'salud'), ...listed('c')])
  expect(told).toEqual({ before: listed('b'), after: listed('b', 'salud') })
})
