import { readerZone, shownIn } from '../domain/zone'

/**
 * Dates for the public form, written without dayjs, for which its bundle has no room (decision 037). Pages of staff and
 * functions use `domain/dates`, which writes the same.
 */
const partsOf = (date: Date | null, timeZone: string): [day: string, time: string] => {
  const [day = '', time = ''] = (date === null ? '' : shownIn(date, timeZone)).split('T')
  const [year = '', month = '', dayOfMonth = ''] = day.split('-')
  return [day && `${dayOfMonth}/${month}/${year}`, time.slice(0, 5)]
}

/**
 * `DD/MM/YYYY` (FMT-01); empty for no or an impossible date.
 * @param timeZone the municipality's; the device's own for what only happened on it
 */
export const formatDate = (date: Date | null, timeZone = readerZone()): string => partsOf(date, timeZone)[0]

/** `HH:mm`, likewise. */
export const formatTime = (date: Date | null, timeZone = readerZone()): string => partsOf(date, timeZone)[1]

/** `DD/MM/YYYY - HH:mm`, likewise. */
export const formatDateTime = (date: Date | null, timeZone = readerZone()): string =>
  partsOf(date, timeZone).filter(Boolean).join(' - ')

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
 * A file size in megabytes to one decimal, without its unit: `1,2`, and `0,1` for anything smaller.
 * @param tag BCP 47 tag of the reader's language
 */
export const formatMegabytes = (bytes: number, tag: string): string =>
  formatNumber(Math.max(Math.round((bytes / MEGABYTE) * 10) / 10, 0.1), tag)

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
