import type { TFunction } from 'i18next'
import { weekdayOfDay } from '../../../domain/calendar'
import type { WeeklyHours } from '../../../domain/form/opening'
import { weekdayName } from '../../../domain/calendar-names'
import { joinedWords } from '../../../domain/text/joined-words'
import { dayIn } from '../../../domain/zone-times'
import { otherClock } from '../../../lib/clock-words'
import { formatDateTime, formatTime } from '../../../lib/formats'

const LAST_DAY = 6

/** Says whose clock an hour is by to whoever has another one, who would come hours too late by their own (OPS-08). */
function withClock(words: string, moment: Date, timeZone: string): string {
  const clock = otherClock(timeZone, moment)
  return clock === '' ? words : `${words} (${clock})`
}

/** A moment with the name of its day: `lunes 01/12/2026 - 08:00`. */
export const momentWords = (moment: Date, timeZone: string, tag: string): string =>
  withClock(
    `${weekdayName(weekdayOfDay(dayIn(moment, timeZone)), 'long', tag)} ${formatDateTime(moment, timeZone)}`,
    moment,
    timeZone,
  )

/** The time of day of a moment: `15:20`. */
export const timeWords = (moment: Date, timeZone: string): string =>
  withClock(formatTime(moment, timeZone), moment, timeZone)

/** Days that follow each other, as pairs of the first and the last. */
function runsOf(days: readonly number[]): [first: number, last: number][] {
  const runs: [number, number][] = []
  for (const day of days.toSorted((one, other) => one - other)) {
    const run = runs.at(-1)
    if (run && day <= run[1] + 1) run[1] = day
    else runs.push([day, day])
  }
  return runs
}

/** The days and hours of a row of weekly hours, in words: `lunes a viernes, 08:00 a 14:00`. */
export function weeklyWords({ dias, desde, hasta }: WeeklyHours, t: TFunction<'hours'>, tag: string): string {
  const name = (day: number) => weekdayName(day, 'long', tag)
  const runs = runsOf(dias.filter((day) => day <= LAST_DAY)).map(([first, last]) => {
    if (first === last) return name(first)
    return t('days', { first: name(first), last: name(last) })
  })
  const days = joinedWords(runs, tag)
  return t('weekly', { days, from: desde, until: hasta })
}
