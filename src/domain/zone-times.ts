/**
 * When the clock of a time zone shows something, and what people call it: what `zone.ts` need not have for the public
 * form.
 */
import { shownIn } from './zone'

/** A day as `YYYY-MM-DD`. */
export type Day = string

const SECOND = 1000
const HOUR = 3_600_000
const DAY = 24 * HOUR
const DAY_LENGTH = 'YYYY-MM-DD'.length
/** The zones that this platform knows, by their names. */
export const timeZones = (): readonly string[] => Intl.supportedValuesOf('timeZone')

/**
 * What people call the time of a zone, `hora de Argentina`.
 * @param tag BCP 47 tag of the reader's language
 */
export const zoneName = (timeZone: string, tag: string): string =>
  new Intl.DateTimeFormat(tag, { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone

/**
 * What people call a day of the week.
 * @param weekday 0 for Monday
 * @param tag BCP 47 tag of the reader's language
 */
export const weekdayName = (weekday: number, width: 'long' | 'short', tag: string): string =>
  // The first of January 1900 was a Monday.
  new Intl.DateTimeFormat(tag, { weekday: width, timeZone: 'UTC' }).format(Date.UTC(1900, 0, 1 + weekday))

/** The day that it is in a zone at a moment. */
export const dayIn = (moment: Date, timeZone: string): Day => shownIn(moment, timeZone).slice(0, DAY_LENGTH)

/** The hour of the day that the clock of a zone shows, 0 to 23. */
export const hourIn = (moment: Date, timeZone: string): number =>
  Number(shownIn(moment, timeZone).slice(11, 13))

/** The year that it is in a zone at a moment. */
export const yearIn = (moment: Date, timeZone: string): number =>
  Number(shownIn(moment, timeZone).slice(0, 4))

/** What a clock shows, as if it were the world's. */
const asWorld = (shown: string): number => Date.parse(`${shown}Z`)

/** How far the clock of a zone is ahead of the world's at a moment, in milliseconds. */
export function offsetIn(moment: Date, timeZone: string): number {
  const time = moment.getTime()
  return asWorld(shownIn(moment, timeZone)) - Math.floor(time / SECOND) * SECOND
}

/** The first moment after `before` at which the clock is as far ahead as at `after`: there it was changed. */
function changeBetween(before: number, after: number, timeZone: string): number {
  const offset = offsetIn(new Date(after), timeZone)
  let [from, to] = [before, after]
  while (to - from > SECOND) {
    const middle = Math.floor((from + to) / 2 / SECOND) * SECOND
    if (offsetIn(new Date(middle), timeZone) === offset) to = middle
    else from = middle
  }
  return to
}

/**
 * The first moment at which the clock of a zone shows a time of a day; where the clock is put forward over it, the
 * moment of that change.
 * @param time `HH:mm`, 24:00 is the beginning of the next day
 * @returns an impossible Date for a day or time that does not exist
 */
export function momentIn(day: Day, time: string, timeZone: string): Date {
  const [hours = Number.NaN, minutes = Number.NaN] = time.split(':').map(Number)
  const shown = asWorld(`${day}T00:00:00`) + hours * HOUR + minutes * 60 * SECOND
  if (Number.isNaN(shown)) return new Date(Number.NaN)
  // The zone's offset is one of those it has a day before and a day later.
  const offsets = [shown - DAY, shown + DAY].map((near) => offsetIn(new Date(near), timeZone))
  const candidates = offsets.map((offset) => shown - offset).sort((one, other) => one - other)
  const found = candidates.find((at) => at + offsetIn(new Date(at), timeZone) === shown)
  const [first = shown, last = shown] = candidates
  return new Date(found ?? changeBetween(first, last, timeZone))
}

/** The moment at which a day begins in a zone: not at 00:00 where the clock is put forward over it. */
export const startOfDayIn = (day: Day, timeZone: string): Date => momentIn(day, '00:00', timeZone)

/** The last millisecond of a day in a zone; days with a change of clocks are longer or shorter. */
export const endOfDayIn = (day: Day, timeZone: string): Date =>
  new Date(momentIn(day, '24:00', timeZone).getTime() - 1)
