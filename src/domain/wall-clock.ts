/**
 * What a calendar and a clock on the wall show, as texts. They are no moments: 09:30 is 09:30 wherever it is read, and
 * no change of clocks moves it (decision 068).
 */

import { shownIn } from './zone'

/** A day of the calendar and a time of day: `YYYY-MM-DDTHH:mm`. */
export type WallClock = string

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/
/** Length of a day, and where the time of day begins behind it. */
const DAY_LENGTH = 10
const TIME_AT = 11

const DAYS_OF_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)

/** Whether a text is a day that exists, as `YYYY-MM-DD`. */
export function isCalendarDay(text: string): boolean {
  const [, year, month, day] = DAY.exec(text) ?? []
  const days = DAYS_OF_MONTH[Number(month) - 1] ?? 0
  const last = month === '02' && isLeap(Number(year)) ? days + 1 : days
  return Number(day) >= 1 && Number(day) <= last
}

/** Whether a text is a time of day, as `HH:mm`. */
export const isTimeOfDay = (text: string): boolean => TIME.test(text)

/** Whether a text is a day and a time of day that exist, as `YYYY-MM-DDTHH:mm`. */
export const isWallClock = (text: string): boolean =>
  text[DAY_LENGTH] === 'T' && isCalendarDay(text.slice(0, DAY_LENGTH)) && isTimeOfDay(text.slice(TIME_AT))

/** The day in a text that is one, or that has one before a time of day; '' for anything else. */
export function dayPart(text: string): string {
  if (isCalendarDay(text)) return text
  return isWallClock(text) ? text.slice(0, DAY_LENGTH) : ''
}

/** The time of day in a text that is one, or that has one behind a day; '' for anything else. */
export function timePart(text: string): string {
  if (isTimeOfDay(text)) return text
  return isWallClock(text) ? text.slice(TIME_AT) : ''
}

/** Whether two texts are the same, or one is the day or the time of day of the other. */
export const isSameClock = (one: string, other: string): boolean =>
  one === other ||
  (one !== '' && [dayPart(other), timePart(other)].includes(one)) ||
  (other !== '' && [dayPart(one), timePart(one)].includes(other))

/** What the calendar and clock of a zone show at a moment, to the minute; '' for a moment that does not exist. */
export const wallClockIn = (moment: Date, timeZone: string): WallClock =>
  shownIn(moment, timeZone).slice(0, 'YYYY-MM-DDTHH:mm'.length)

/** A day as people read it, `DD/MM/YYYY` (FMT-01); '' for what is none. */
export const dayInWords = (day: string): string => dayPart(day).split('-').toReversed().join('/')
