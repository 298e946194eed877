/** A least or a most as builders type it where it is a plain value, and as it is stored: a formula. */
import { numberIn, numberText } from '../logic/value'
import { isCalendarDay } from '../wall-clock'
import type { Type } from '../logic/scope'

/** A limit that is a plain value, as it is typed: a number with a comma, a day, a time of day; null for a formula. */
export function plainLimit({ is }: Type, formula: string): string | null {
  if (formula === '') return ''
  if (is === 'number') return numberIn(formula) === null ? null : formula.replace('.', ',')
  const written = /^"([^"\\]*)"$/u.exec(formula)?.[1] ?? null
  // A day is typed beside a moment; with a time of day it is a formula.
  return is === 'moment' && written !== null && !isCalendarDay(written) ? null : written
}

/** The formula of a limit that was typed as a plain value; null for what is none. */
export function limitFormula({ is }: Type, typed: string): string | null {
  const value = typed.trim()
  if (value === '') return ''
  if (is !== 'number') return `"${value}"`
  const number = numberIn(value.replace(',', '.'))
  return number === null ? null : numberText(number)
}
