import { describe, expect, it } from 'vitest'
import { areSoundHours, rangeOf, WHOLE_DAYS } from './hours'

const SPAN = { from: '2026-03-04', to: '2026-03-05' }

describe('hours beside the days of a period', () => {
  it('STAT-06 whole days are from midnight to midnight by the reader’s clock', () => {
    expect(rangeOf(SPAN, WHOLE_DAYS)).toEqual({ from: new Date(2026, 2, 4), to: new Date(2026, 2, 6) })
  })

  it('STAT-06 the last hour is kept one hour ahead: 8 to 15 counts until 14:59', () => {
    expect(rangeOf(SPAN, { from: 8, to: 15 })).toEqual({
      from: new Date(2026, 2, 4, 8),
      to: new Date(2026, 2, 5, 15),
    })
  })

  it.each([
    [{ from: 9, to: 10 }, '2026-03-04', true],
    [{ from: 10, to: 10 }, '2026-03-04', false],
    [{ from: 12, to: 3 }, '2026-03-04', false],
    [{ from: 12, to: 3 }, '2026-03-05', true],
  ])('STAT-06 hours %j from 2026-03-04 to %s leave something: %s', (hours, to, sound) => {
    expect(areSoundHours(hours, { from: '2026-03-04', to })).toBe(sound)
  })
})
