/**
 * Dates for the public form, written without dayjs, for which its bundle has no room (decision 037). Pages of staff and
 * functions use `domain/dates`, which writes the same.
 */
const two = (number: number): string => String(number).padStart(2, '0')

/** `DD/MM/YYYY` in the reader's time zone; empty for no or an impossible date (FMT-01). */
export function formatDate(date: Date | null): string {
  if (!isDate(date)) return ''
  return `${two(date.getDate())}/${two(date.getMonth() + 1)}/${String(date.getFullYear()).padStart(4, '0')}`
}

/** `HH:mm` in the reader's time zone; empty for no or an impossible date (FMT-01). */
export function formatTime(date: Date | null): string {
  return isDate(date) ? `${two(date.getHours())}:${two(date.getMinutes())}` : ''
}

/** `DD/MM/YYYY - HH:mm` in the reader's time zone; empty for no or an impossible date (FMT-01). */
export function formatDateTime(date: Date | null): string {
  return isDate(date) ? `${formatDate(date)} - ${formatTime(date)}` : ''
}

/**
 * A number with the language's separators.
 * @param tag BCP 47 tag of the reader's language
 */
export const formatNumber = (number: number, tag: string): string => new Intl.NumberFormat(tag).format(number)

const KILOBYTE = 1024
const MEGABYTE = KILOBYTE * 1024

/**
 * How large a file is, in kilobytes or megabytes (`1,2 MB`).
 * @param tag BCP 47 tag of the reader's language
 */
export function formatBytes(bytes: number, tag: string): string {
  const isLarge = bytes >= MEGABYTE
  const count = isLarge ? bytes / MEGABYTE : Math.max(1, Math.round(bytes / KILOBYTE))
  const unit = isLarge ? 'megabyte' : 'kilobyte'
  return new Intl.NumberFormat(tag, { style: 'unit', unit, maximumFractionDigits: 1 }).format(count)
}

/**
 * A part of a whole, `12,50 %` (STAT-02, STAT-04).
 * @param share from 0 to 1
 * @param tag BCP 47 tag of the reader's language
 * @param decimals two unless told otherwise
 */
export const formatShare = (share: number, tag: string, decimals = 2): string =>
  new Intl.NumberFormat(tag, {
    style: 'percent',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(share)

/**
 * An amount of whole cents with its currency, two decimals in euro (PAY-08).
 * @param currency ISO 4217 code
 * @param tag BCP 47 tag of the reader's language
 */
export const formatMoney = (cents: number, currency: string, tag: string): string =>
  new Intl.NumberFormat(tag, { style: 'currency', currency }).format(cents / 100)

function isDate(date: Date | null): date is Date {
  return date !== null && !Number.isNaN(date.getTime())
}
