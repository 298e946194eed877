import { expect, it } from 'vitest'
import { canHaveBegun } from './begun'

const SAVED = new Date('2026-10-05T23:30:00Z')

it.each([
  ['2026-10-05', true],
  // It is tomorrow already in Tokyo.
  ['2026-10-06', true],
  ['2026-10-07', false],
  ['2025-09-01', true],
  ['2025-08-01', false],
  ['0001-01-01', false],
  ['9999-12-31', false],
])('LOGIC-04 an answer that was saved on 5/10/2026 was begun on %s: %j', (begun, can) => {
  expect(canHaveBegun(begun, SAVED)).toBe(can)
  expect(canHaveBegun(begun, null)).toBe(true)
})
