/** When a form that has a schedule opens and closes, as moments (REACH-01). */
import { addDays, weekdayOfDay } from '../calendar'
import { translationsOf } from '../language'
import { momentIn } from '../zone-moment'
import { dayIn } from '../zone-times'
import type { Opening } from './opening'
import type { Schedule } from './schedule'

const MINUTE = 60_000
/** Every day of the week comes within these, with the one before. */
const DAYS_AHEAD = 9
/** Before any form: a schedule that never opens has closed then. */
const NEVER = new Date(0)

/** Milliseconds from 1970; without end on either side. */
interface Window {
  from: number
  until: number
}

const momentOf = (written: string, timeZone: string): number => {
  const [day = '', time = ''] = written.split('T')
  return momentIn(day, time, timeZone).getTime()
}

/** The whole time between the first and the last moment of a schedule. */
const wholeOf = ({ desde, hasta }: Schedule, timeZone: string): Window => ({
  from: desde === '' ? -Infinity : momentOf(desde, timeZone),
  until: hasta === '' ? Infinity : momentOf(hasta, timeZone),
})

/** The hours of the days from a moment on, within the whole, in order. */
function weeklyWindows({ semana }: Schedule, whole: Window, since: number, timeZone: string): Window[] {
  const first = dayIn(new Date(since), timeZone)
  const days = Array.from({ length: DAYS_AHEAD }, (_, at) => addDays(first, at - 1))
  return days
    .flatMap((day) =>
      semana
        .filter(({ dias }) => day !== null && dias.includes(weekdayOfDay(day)))
        .map(({ desde, hasta }) => ({
          from: Math.max(whole.from, momentIn(day ?? '', desde, timeZone).getTime()),
          until: Math.min(whole.until, momentIn(day ?? '', hasta, timeZone).getTime()),
        })),
    )
    .filter(({ from, until }) => from < until)
    .sort((one, other) => one.from - other.from)
}

/** Windows that touch or overlap, as one. */
function joined(windows: readonly Window[]): Window[] {
  const found: Window[] = []
  for (const window of windows) {
    const last = found.at(-1)
    if (last && window.from <= last.until) last.until = Math.max(last.until, window.until)
    else found.push({ ...window })
  }
  return found
}

const dated = <K extends string>(field: K, time: number): Partial<Record<K, Date>> => {
  const told: Partial<Record<K, Date>> = {}
  if (Number.isFinite(time)) told[field] = new Date(time)
  return told
}

/**
 * What is told to strangers of a schedule: the window that is open, or else the next one.
 * @param timeZone the municipality's
 */
export function openingOf(schedule: Schedule, now: Date, timeZone: string): Opening {
  const { semana, gracia, textoAntes, textoDespues } = schedule
  const grace = gracia * MINUTE
  const time = now.getTime()
  const whole = wholeOf(schedule, timeZone)
  const since = Math.max(whole.from, time - grace)
  const windows = semana.length === 0 ? [whole] : joined(weeklyWindows(schedule, whole, since, timeZone))
  const ahead = windows.filter(({ until }) => until + grace > time)
  const found = ahead.findLast(({ from }) => from <= time) ?? ahead[0]
  const words = {
    ...{ semana, textoAntes, textoDespues },
    ...Object.fromEntries(['textoAntes', 'textoDespues'].flatMap((field) => translationsOf(schedule, field))),
  }
  if (!found) {
    const ended = whole.until <= time ? new Date(whole.until) : NEVER
    return { ...words, cierra: ended, tolera: ended }
  }
  const next = ahead[ahead.indexOf(found) + 1]?.from ?? Infinity
  return {
    ...words,
    ...dated('abre', found.from),
    ...dated('cierra', found.until),
    ...dated('tolera', found.until + grace),
    ...(semana.length > 0 && dated('renueva', Math.min(found.until + grace, next))),
  }
}
