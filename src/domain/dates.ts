import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'
import { addDays, addMonths, dayNumber, FIRST_DAY, LAST_DAY, weekdayOfDay } from './calendar'
import { dayInWords, isCalendarDay } from './wall-clock'
import { shownIn } from './zone'
import type { Day } from './zone-times'

export { readerZone, zoneOf } from './zone'
export { dayIn, endOfDayIn, hourIn, momentIn, startOfDayIn, type Day } from './zone-times'

dayjs.extend(utc)

/** How the product writes dates: for people (FMT-01), in the fields of a page, and in addresses and stored texts. */
const DATE_FORMAT = {
  date: 'DD/MM/YYYY',
  time: 'HH:mm',
  dateTime: 'DD/MM/YYYY - HH:mm',
  /** A {@link Day}, as date inputs write it. */
  day: 'YYYY-MM-DD',
  /** A moment of an export's cell. */
  cell: 'YYYY-MM-DDTHH:mm',
} as const
export type DateFormat = keyof typeof DATE_FORMAT

/** Writes a moment; '' for none and for one that does not exist. */
export type DateWriter = (format: DateFormat, moment: Date | null) => string

const written = (moment: dayjs.Dayjs, format: DateFormat): string =>
  moment.isValid() ? moment.format(DATE_FORMAT[format]) : ''

const writers = new Map<string, DateWriter>()

/**
 * Writes moments by the clock of a time zone.
 *
 * The platform says what the clock shows and dayjs writes it: dayjs's own time zones take a hundred times as long and
 * know no year before 100 (decision 037).
 * @param timeZone IANA name, `America/Argentina/Cordoba`
 * @throws RangeError for a zone that the platform does not know
 */
export function dateWriterIn(timeZone: string): DateWriter {
  const known = writers.get(timeZone)
  if (known) return known
  // Throws now rather than with the first moment.
  shownIn(new Date(Number.NaN), timeZone)
  const write: DateWriter = (format, moment) => {
    const shown = moment === null ? '' : shownIn(moment, timeZone)
    return shown === '' ? '' : written(dayjs.utc(`${shown}Z`), format)
  }
  writers.set(timeZone, write)
  return write
}

/** Whether a text is a day of the calendar, of the years 1 to 9999. */
export const isDay = (text: string): text is Day => isCalendarDay(text) && text >= FIRST_DAY

/** A day as people read it, DD/MM/YYYY (FMT-01). */
export const writeDay = dayInWords

export type CalendarUnit = 'day' | 'week' | 'month' | 'year'

const DAYS_OF_WEEK = 7
const MONTHS_OF_YEAR = 12

const added: Record<CalendarUnit, (day: Day, count: number) => Day | null> = {
  day: addDays,
  week: (day, count) => addDays(day, count * DAYS_OF_WEEK),
  month: addMonths,
  year: (day, count) => addMonths(day, count * MONTHS_OF_YEAR),
}

/**
 * The day so many units later, or earlier below 0; the last one of the month when that has no such date, the first or
 * last one of the calendar beyond its ends.
 */
export const addTo = (day: Day, count: number, unit: CalendarUnit): Day =>
  added[unit](day, count) ?? (count < 0 ? FIRST_DAY : LAST_DAY)

/** The first day of the unit of the calendar that a day is in; weeks begin on Monday. */
export function firstOf(day: Day, unit: CalendarUnit): Day {
  if (unit === 'week') return addTo(day, -weekdayOf(day), 'day')
  if (unit === 'day') return day
  return unit === 'month' ? `${day.slice(0, 7)}-01` : `${day.slice(0, 4)}-01-01`
}

/** Which day of the week a day is, from 0 for Monday. */
export const weekdayOf = weekdayOfDay

/** How many days one day is after another. */
export const daysBetween = (from: Day, to: Day): number => dayNumber(to) - dayNumber(from)
