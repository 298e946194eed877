import { expect, it } from 'vitest'
import { wordingFor } from '../platform/wording'
import { exportWording } from './format'

// Noon in Córdoba, which had a time of its own until 1894.
const FIRST_DAY = new Date('0001-01-01T16:16:48Z')
const CORDOBA = 'America/Argentina/Cordoba'

it('ALIST-06 days of the years before 1000 are written with four figures', () => {
  const { localMoment } = exportWording('es', CORDOBA)
  expect(localMoment(FIRST_DAY)).toBe('0001-01-01T12:00')
  expect(localMoment(new Date('1900-01-01T16:16:48Z'))).toBe('1900-01-01T12:00')
  expect(localMoment(new Date('2026-03-01T12:00Z'))).toBe('2026-03-01T09:00')
})

it('FMT-01 documents write days before the year 1000 as screens do', () => {
  const { write } = wordingFor('es', CORDOBA)
  expect(write('date', FIRST_DAY)).toBe('01/01/0001')
  expect(write('dateTime', FIRST_DAY)).toBe('01/01/0001 - 12:00')
})
