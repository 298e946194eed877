import { expect, it } from 'vitest'
import { arrivalOf, CLOSED_ARRIVAL, safeReturn } from './arrival'

it('AUTH-09 goes back to the wanted page with its filters', () => {
  expect(safeReturn('/listar?area=obras#fila', '/home')).toBe('/listar?area=obras#fila')
})

it('AUTH-09 goes home when no page was wanted', () => {
  expect(safeReturn(null, '/home')).toBe('/home')
  expect(safeReturn('', '/home')).toBe('/home')
})

it.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
])('AUTH-09 never leaves the product for %s', (wanted) => {
  expect(safeReturn(wanted, '/home')).toBe('/home')
})

it('AUTH-07 tells a closed session from a first visit', () => {
  expect(arrivalOf(CLOSED_ARRIVAL)).toBe('closed')
  expect(arrivalOf(null)).toBeNull()
  expect(arrivalOf({ arrival: 'other' })).toBeNull()
})
