import { describe, expect, it } from 'vitest'
import { addTo, dateWriterIn, daysBetween, firstOf, isDay, weekdayOf, writeDay } from './dates'

const CORDOBA = 'America/Argentina/Cordoba'
// Noon in Córdoba, which had a time of its own until 1894.
const FIRST_DAY = new Date('0001-01-01T16:16:48Z')

describe('how moments are written', () => {
  const moment = new Date('2026-03-05T10:04:00Z')

  it.each([
    ['date', '05/03/2026'],
    ['time', '07:04'],
    ['dateTime', '05/03/2026 - 07:04'],
    ['day', '2026-03-05'],
    ['cell', '2026-03-05T07:04'],
  ] as const)("FMT-01 a %s by the municipality's clock is %s", (format, words) => {
    expect(dateWriterIn(CORDOBA)(format, moment)).toBe(words)
  })

  it('FMT-01 a time is told on 24 hours', () => {
    expect(dateWriterIn(CORDOBA)('time', new Date('2026-03-06T02:59:00Z'))).toBe('23:59')
  })

  it('FMT-01 nothing is written for a moment that is missing or impossible', () => {
    const write = dateWriterIn(CORDOBA)
    expect([write('date', null), write('dateTime', new Date(Number.NaN))]).toEqual(['', ''])
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
})

describe('days of the calendar', () => {
  it.each(['2026-02-28', '2024-02-29', '1999-12-31', '0999-01-01', '0001-01-01'])(
    'ALIST-02 %s is a day',
    (text) => {
      expect(isDay(text)).toBe(true)
    },
  )

  it.each([
    '',
    '2026-02-30',
    '2023-02-29',
    '0000-01-01',
    '2026-13-01',
    '2026-2-3',
    'mañana',
    'Invalid Date',
    '2026-02-28T00:00',
  ])('ALIST-02 «%s» is no day', (text) => {
    expect(isDay(text)).toBe(false)
  })

  it('FMT-01 a day is written as people read it', () => {
    expect([writeDay('2026-03-05'), writeDay('0999-12-31'), writeDay('mañana')]).toEqual([
      ...['05/03/2026', '31/12/0999'],
      '',
    ])
  })

  it('STAT-02 weeks begin on Monday, in the words of the reader', () => {
    expect(['2026-11-23', '2026-11-29'].map(weekdayOf)).toEqual([0, 6])
  })

  it.each([
    ['2026-02-28', 1, 'day', '2026-03-01'],
    ['2026-01-01', -1, 'day', '2025-12-31'],
    ['2026-01-01', 2, 'week', '2026-01-15'],
    ['2026-03-31', -1, 'month', '2026-02-28'],
    ['2024-02-29', 1, 'year', '2025-02-28'],
    ['0001-01-01', 1, 'day', '0001-01-02'],
    ['0099-12-31', 1, 'month', '0100-01-31'],
    ['9999-12-31', 1, 'day', '9999-12-31'],
    ['0001-01-01', -1, 'week', '0001-01-01'],
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
