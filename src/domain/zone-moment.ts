/** When the clock of a time zone shows something; the public form loads it only to send. */
import { shownIn } from './zone'

/** A day as `YYYY-MM-DD`. */
export type Day = string

const SECOND = 1000
const HOUR = 3_600_000
const DAY = 24 * HOUR

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
