import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addTo, dateWriterIn, daysBetween, endOfDay, firstOf, isDay, startOfDay, writeDate } from './dates'

const CORDOBA = 'America/Argentina/Cordoba'
// Noon in Córdoba, which had a time of its own until 1894.
const FIRST_DAY = new Date('0001-01-01T16:16:48Z')

describe('how moments are written', () => {
  const moment = new Date(2026, 2, 5, 7, 4)

  it.each([
    ['date', '05/03/2026'],
    ['time', '07:04'],
    ['dateTime', '05/03/2026 - 07:04'],
    ['day', '2026-03-05'],
    ['cell', '2026-03-05T07:04'],
  ] as const)("FMT-01 a %s by the reader's clock is %s", (format, words) => {
    expect(writeDate(format, moment)).toBe(words)
  })

  it('FMT-01 a time is told on 24 hours', () => {
    expect(writeDate('time', new Date(2026, 2, 5, 23, 59))).toBe('23:59')
  })

  it('FMT-01 nothing is written for a moment that is missing or impossible', () => {
    for (const write of [writeDate, dateWriterIn(CORDOBA)]) {
      expect([write('date', null), write('dateTime', new Date(Number.NaN))]).toEqual(['', ''])
    }
  })

  it('FMT-01 a time zone has its own clock, with the summer time of that day', () => {
    const [summer, winter] = [new Date('2026-07-01T22:30Z'), new Date('2026-01-01T22:30Z')]
    const write = dateWriterIn('Europe/Madrid')
    expect([write('dateTime', summer), write('dateTime', winter)]).toEqual([
      '02/07/2026 - 00:30',
      '01/01/2026 - 23:30',
    ])
    expect(dateWriterIn(CORDOBA)('cell', summer)).toBe('2026-07-01T19:30')
    expect(() => dateWriterIn('Villa/Alta')).toThrow(RangeError)
  })

  it('FMT-01 years of fewer than four figures are written with all four', () => {
    const write = dateWriterIn(CORDOBA)
    expect(write('dateTime', FIRST_DAY)).toBe('01/01/0001 - 12:00')
    expect(write('cell', new Date('0999-06-01T16:16:48Z'))).toBe('0999-06-01T12:00')
  })

  it("FMT-01 the clock of the reader's own zone says what the reader's clock says", () => {
    const write = dateWriterIn(Intl.DateTimeFormat().resolvedOptions().timeZone)
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1900-01-02'), noInvalidDate: true, max: new Date('9999-01-01') }),
        (any) => {
          expect(write('dateTime', any)).toBe(writeDate('dateTime', any))
        },
      ),
    )
  })
})

describe('days of the calendar', () => {
  it.each(['2026-02-28', '2024-02-29', '1999-12-31', '0999-01-01'])('ALIST-02 %s is a day', (text) => {
    expect(isDay(text)).toBe(true)
  })

  it.each(['', '2026-02-30', '2026-13-01', '2026-2-3', 'mañana', 'Invalid Date', '2026-02-28T00:00'])(
    'ALIST-02 «%s» is no day',
    (text) => {
      expect(isDay(text)).toBe(false)
    },
  )

  it("ALIST-02 a day lasts from 00:00 to its last millisecond by the reader's clock", () => {
    expect(startOfDay('2026-10-05')).toEqual(new Date(2026, 9, 5, 0, 0, 0, 0))
    expect(endOfDay('2026-10-05')).toEqual(new Date(2026, 9, 5, 23, 59, 59, 999))
  })

  it.each([
    ['2026-02-28', 1, 'day', '2026-03-01'],
    ['2026-01-01', -1, 'day', '2025-12-31'],
    ['2026-01-01', 2, 'week', '2026-01-15'],
    ['2026-03-31', -1, 'month', '2026-02-28'],
    ['2024-02-29', 1, 'year', '2025-02-28'],
  ] as const)('STAT-01 from %s by %i %s leads to %s', (day, count, unit, other) => {
    expect(addTo(day, count, unit)).toBe(other)
  })

  it.each([
    ['2026-11-23', 'week', '2026-11-23'],
    ['2026-11-29', 'week', '2026-11-23'],
    ['2026-11-29', 'day', '2026-11-29'],
    ['2026-11-29', 'month', '2026-11-01'],
    ['2026-11-29', 'year', '2026-01-01'],
  ] as const)('STAT-04 %s is in the %s that begins on %s', (day, unit, first) => {
    expect(firstOf(day, unit)).toBe(first)
  })

  it('STAT-01 days are counted across changes of the clock', () => {
    expect(daysBetween('2026-03-01', '2026-11-01')).toBe(245)
    expect(daysBetween('2026-03-05', '2026-03-05')).toBe(0)
  })
})
