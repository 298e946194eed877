import { describe, expect, it, vi } from 'vitest'
import { areSoundHours, areWholeDays, rangeOf, WHOLE_DAYS } from './hours'

const SPAN = { from: '2026-03-04', to: '2026-03-05' }

describe('hours beside the days of a period', () => {
  it('STAT-06 whole days are from midnight to midnight by the reader’s clock', () => {
    expect(rangeOf(SPAN, WHOLE_DAYS)).toEqual({ from: new Date(2026, 2, 4), to: new Date(2026, 2, 6) })
  })

  it('STAT-06 days that begin later or end earlier are not whole', () => {
    const all = [WHOLE_DAYS, { from: 8, to: 24 }, { from: 0, to: 15 }, { from: 8, to: 15 }]
    expect(all.map(areWholeDays)).toEqual([true, false, false, false])
  })

  it('STAT-06 the last hour is kept one hour ahead: 8 to 15 counts until 14:59', () => {
    expect(rangeOf(SPAN, { from: 8, to: 15 })).toEqual({
      from: new Date(2026, 2, 4, 8),
      to: new Date(2026, 2, 5, 15),
    })
  })

  it('STAT-06 a day on which the clock changes at night has 23 hours or 25, and loses none', () => {
    const hoursOf = (day: string) => {
      const { from, to } = rangeOf({ from: day, to: day }, WHOLE_DAYS)
      return (to.getTime() - from.getTime()) / 3_600_000
    }
    vi.stubEnv('TZ', 'Europe/Madrid')
    try {
      expect(['2026-03-28', '2026-03-29', '2026-10-25'].map(hoursOf)).toEqual([24, 23, 25])
      const { from, to } = rangeOf({ from: '2026-03-29', to: '2026-03-29' }, { from: 0, to: 3 })
      expect([from.toISOString(), to.toISOString()]).toEqual([
        '2026-03-28T23:00:00.000Z',
        '2026-03-29T01:00:00.000Z',
      ])
    } finally {
      vi.unstubAllEnvs()
    }
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
