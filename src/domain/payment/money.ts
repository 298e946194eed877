import { cleanValue } from '../text/clean'

/** Most that can be asked at once, in cents: what the payment provider takes in twelve digits, and no more. */
export const MAX_CENTS = 99_999_999_999

const AMOUNT = /^(\d+)(?:[.,](\d{1,2}))?$/

/**
 * An amount typed in units as cents (PAY-04: amounts are whole numbers of cents).
 * @param text digits with an optional comma or point and up to two decimals; no thousands separators, because
 * 1.250 means different things in different municipalities
 * @returns -1 when it is no amount
 */
export function centsOf(text: string): number {
  const [isAmount, units = '', decimals = ''] = AMOUNT.exec(cleanValue(text)) ?? []
  const cents = Number(units) * 100 + Number(decimals.padEnd(2, '0'))
  return isAmount !== undefined && cents <= MAX_CENTS ? cents : -1
}

/** Cents as they are typed: `12,50`; '' for an amount that was not given. */
export const unitsOf = (cents: number): string =>
  cents >= 0 ? `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}` : ''

/**
 * A count typed in digits.
 * @param missing what stands for no count
 */
export function countOf(text: string, missing: number): number {
  const typed = cleanValue(text)
  return /^\d{1,9}$/.test(typed) ? Number(typed) : missing
}
