import { describe, expect, it } from 'vitest'
import { absenceFault, absenceOf, isAwayOn, MAX_ABSENCE_DAYS } from './absence'

const away = { desde: '2026-12-01', hasta: '2026-12-12', relevo: 'beto' }

describe('an absence', () => {
  it.each([
    ['2026-11-30', false],
    ['2026-12-01', true],
    ['2026-12-12', true],
    ['2026-12-13', false],
  ])('REACH-08 counts on its first and its last day: %s', (today, isAway) => {
    expect(isAwayOn(away, today)).toBe(isAway)
  })

  it.each([undefined, null, '', 3, {}, { desde: '2026-02-30', hasta: '2026-12-12' }, { ...away, hasta: 7 }])(
    'REACH-08 that cannot be read is none: %j',
    (stored) => {
      expect(absenceOf(stored)).toBeNull()
      expect(isAwayOn(stored, '2026-12-05')).toBe(false)
    },
  )

  it.each([
    ['2026-12-01', '2026-12-01', null],
    ['2026-12-02', '2026-12-01', 'order'],
    ['2026-10-01', '2026-11-28', 'past'],
    ['2026-10-01', '2026-11-29', null],
    ['2026-11-29', '2028-01-02', null],
    ['2026-11-29', '2028-01-03', 'long'],
    ['9999-12-30', '9999-12-31', null],
  ])('REACH-08 from %s to %s is wrong by %s', (desde, hasta, fault) => {
    expect(MAX_ABSENCE_DAYS).toBe(400)
    expect(absenceFault({ desde, hasta }, '2026-11-29')).toBe(fault)
  })
})
