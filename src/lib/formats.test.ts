import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dateWriterIn, readerZone } from '../domain/dates'
import { formatDate, formatDateTime, formatNumber, formatShare, formatTime } from './formats'

const moment = new Date(2026, 2, 5, 7, 4)

it('FMT-01 writes a date as DD/MM/YYYY', () => {
  expect(formatDate(moment)).toBe('05/03/2026')
})

it('FMT-01 writes a time as HH:mm, on 24 hours', () => {
  expect(formatTime(moment)).toBe('07:04')
  expect(formatTime(new Date(2026, 2, 5, 23, 59))).toBe('23:59')
})

it('FMT-01 writes a moment as DD/MM/YYYY - HH:mm', () => {
  expect(formatDateTime(moment)).toBe('05/03/2026 - 07:04')
})

it('FMT-01 writes nothing for a date that is missing or impossible', () => {
  expect([formatDate(null), formatTime(null), formatDateTime(new Date(Number.NaN))]).toEqual(['', '', ''])
})

it('FMT-01 OPS-08 the public form writes moments as every other page does, by whichever clock', () => {
  const zones = fc.constantFrom('America/Argentina/Cordoba', 'Europe/Madrid', 'Asia/Tokyo', readerZone())
  fc.assert(
    fc.property(fc.date({ min: new Date('0001-01-02'), max: new Date('9999-01-01') }), zones, (any, zone) => {
      expect(formatDateTime(any, zone)).toBe(dateWriterIn(zone)('dateTime', any))
    }),
  )
})

it('FMT-01 separates thousands as the reader does', () => {
  expect(formatNumber(12_400, 'es')).toBe('12.400')
  expect(formatNumber(12_400, 'en')).toBe('12,400')
})

it('STAT-02 STAT-04 writes a share in percent with two decimals, as the reader does', () => {
  expect(formatShare(0.125, 'es')).toBe('12,50\u00a0%')
  expect(formatShare(2 / 3, 'en')).toBe('66.67%')
  expect(formatShare(0, 'en')).toBe('0.00%')
})
