import type { TFunction } from 'i18next'
import { weekdayOfDay } from '../../../domain/calendar'
import type { WeeklyHours } from '../../../domain/form/opening'
import { dayIn, weekdayName } from '../../../domain/zone-times'
import { formatDateTime } from '../../../lib/formats'

const LAST_DAY = 6

/** A moment with the name of its day: `lunes 01/12/2026 - 08:00`. */
export const momentWords = (moment: Date, timeZone: string, tag: string): string =>
  `${weekdayName(weekdayOfDay(dayIn(moment, timeZone)), 'long', tag)} ${formatDateTime(moment, timeZone)}`

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
  const days = new Intl.ListFormat(tag, { type: 'conjunction' }).format(runs)
  return t('weekly', { days, from: desde, until: hasta })
}
