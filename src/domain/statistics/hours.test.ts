import { describe, expect, it } from 'vitest'
import { areSoundHours, areWholeDays, rangeOf, WHOLE_DAYS } from './hours'

const SPAN = { from: '2026-03-04', to: '2026-03-05' }

describe('hours beside the days of a period', () => {
  it('STAT-06 OPS-08 whole days are from midnight to midnight by the municipality’s clock', () => {
    const { from, to } = rangeOf(SPAN, WHOLE_DAYS, 'America/Argentina/Cordoba')
    expect([from.toISOString(), to.toISOString()]).toEqual([
      '2026-03-04T03:00:00.000Z',
      '2026-03-06T03:00:00.000Z',
    ])
  })

  it('STAT-06 days that begin later or end earlier are not whole', () => {
    const all = [WHOLE_DAYS, { from: 8, to: 24 }, { from: 0, to: 15 }, { from: 8, to: 15 }]
    expect(all.map(areWholeDays)).toEqual([true, false, false, false])
  })

  it('STAT-06 the last hour is kept one hour ahead: 8 to 15 counts until 14:59', () => {
    const { from, to } = rangeOf(SPAN, { from: 8, to: 15 }, 'Asia/Tokyo')
    expect([from.toISOString(), to.toISOString()]).toEqual([
      '2026-03-03T23:00:00.000Z',
      '2026-03-05T06:00:00.000Z',
    ])
  })

  it.each([
    ['Europe/Madrid', ['2026-03-28', '2026-03-29', '2026-10-25'], [24, 23, 25]],
    ['America/Santiago', ['2026-04-04', '2026-09-05', '2026-09-06'], [25, 24, 23]],
    ['America/Argentina/Buenos_Aires', ['2026-03-29', '2026-10-25'], [24, 24]],
  ])('STAT-06 OPS-08 a day of %s on which the clock changes loses no hour', (zone, days, lengths) => {
    const hoursOf = (day: string) => {
      const { from, to } = rangeOf({ from: day, to: day }, WHOLE_DAYS, zone)
      return (to.getTime() - from.getTime()) / 3_600_000
    }
    expect(days.map(hoursOf)).toEqual(lengths)
  })

  it('STAT-06 OPS-08 an hour that is jumped over is that of the change', () => {
    const { from, to } = rangeOf(
      { from: '2026-03-29', to: '2026-03-29' },
      { from: 0, to: 3 },
      'Europe/Madrid',
    )
    expect([from.toISOString(), to.toISOString()]).toEqual([
      '2026-03-28T23:00:00.000Z',
      '2026-03-29T01:00:00.000Z',
    ])
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
