import { describe, expect, it } from 'vitest'
import { dayInWords, isCalendarDay, isSameClock, isTimeOfDay, wallClockIn } from './wall-clock'

describe('what a calendar and a clock show', () => {
  it.each([
    ['Europe/Madrid', '2026-03-29T03:30'],
    ['America/Santiago', '2026-03-28T22:30'],
    ['America/Argentina/Cordoba', '2026-03-28T22:30'],
    ['Asia/Tokyo', '2026-03-29T10:30'],
  ])('OPS-08 in %s it is %s at one moment', (zone, shown) => {
    expect(wallClockIn(new Date('2026-03-29T01:30:59Z'), zone)).toBe(shown)
    expect(wallClockIn(new Date(Number.NaN), zone)).toBe('')
  })

  it('ANS-05 a day exists in the calendar, a time within a day', () => {
    expect(['2024-02-29', '2000-02-29', '0001-01-01'].every(isCalendarDay)).toBe(true)
    expect(['2023-02-29', '1900-02-29', '2026-00-10', '2026-11-31', ''].some(isCalendarDay)).toBe(false)
    expect(['00:00', '23:59'].every(isTimeOfDay)).toBe(true)
    expect(['24:00', '9:30', '09:60', ''].some(isTimeOfDay)).toBe(false)
  })

  it('CORR-05 what an older entry says is the same as its day or its time', () => {
    const older = '2026-03-29T02:30'
    for (const same of [older, '2026-03-29', '02:30']) {
      expect([isSameClock(older, same), isSameClock(same, older)]).toEqual([true, true])
    }
    for (const other of ['', '2026-03-28', '02:31', 'ayer']) {
      expect([isSameClock(older, other), isSameClock(other, older)]).toEqual([false, false])
    }
    expect([isSameClock('', ''), isSameClock('', 'x')]).toEqual([true, false])
  })

  it('FMT-01 a day is read as DD/MM/YYYY', () => {
    expect(['2026-10-05', '2026-10-05T23:59', 'x'].map(dayInWords)).toEqual(['05/10/2026', '05/10/2026', ''])
  })
})
