import { describe, expect, it } from 'vitest'
import { addDays } from '../calendar'
import { MAX_DRAFT_DAYS } from '../saved-draft/saved-draft'
import { canHaveBegun } from './begun'

const CAME = '2026-10-05'

describe.each([
  ['a stranger', true],
  ['staff', false],
])('an answer of %s that came on 5/10/2026', (_who, isStranger) => {
  it.each([
    ['2026-10-05', true],
    // The clock of the device is ahead.
    ['2026-10-06', true],
    ['2026-10-07', false],
    ['2026-08-06', true],
    ['2026-08-05', !isStranger],
    ['2025-09-01', !isStranger],
    ['2025-08-01', false],
    ['0001-01-01', false],
    ['9999-12-31', false],
  ])('LOGIC-04 SEC-03 was begun on %s: %j', (begun, can) => {
    expect(canHaveBegun(begun, CAME, isStranger)).toBe(can)
    expect(canHaveBegun(begun, null, isStranger)).toBe(true)
  })
})

it('LOGIC-04 REACH-04 a draft that was kept for as long as a form may is believed', () => {
  expect(canHaveBegun(addDays(CAME, -MAX_DRAFT_DAYS) ?? '', CAME, true)).toBe(true)
})
