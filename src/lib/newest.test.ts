import { expect, it } from 'vitest'
import { createNewest } from './newest'

it('SIGN-02 only the work that began last is the newest, in whatever order the work ends', () => {
  const newest = createNewest()
  const first = newest.begin()
  expect(first()).toBe(true)
  const second = newest.begin()
  expect(second()).toBe(true)
  expect(first()).toBe(false)
})
