import { dayOf, type CalendarDay } from '../calendar'
import { isDay, writeDay } from '../dates'

/** Most holidays that a municipality may name: those of some years. */
export const MAX_HOLIDAYS = 200

/** What is stored of a municipality's holidays, each day once and in order; what is no day is left out. */
export const holidaysFrom = (stored: unknown): CalendarDay[] =>
  Array.isArray(stored)
    ? [...new Set(stored.filter((day) => typeof day === 'string').filter(isDay))]
        .sort()
        .slice(0, MAX_HOLIDAYS)
    : []

/** Holidays as a person reads and types them, `DD/MM/YYYY`, one below the other. */
export const writeHolidays = (days: readonly CalendarDay[]): string => days.map(writeDay).join('\n')

/** Holidays that were typed; null where something is no day, or where there are too many. */
export function typedHolidays(typed: string): CalendarDay[] | null {
  const words = typed.split(/[\s,;]+/).filter((word) => word !== '')
  const days = words.map((word) => {
    const [, date, month, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(word) ?? []
    return year === undefined ? null : dayOf(Number(year), Number(month), Number(date))
  })
  const sound = holidaysFrom(days)
  return days.includes(null) || new Set(days).size > MAX_HOLIDAYS ? null : sound
}
