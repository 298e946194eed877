/**
 * Days and times of day of an answer, from the store (decision 068); `clock-to-store.ts` writes them. The store has the moment that the
 * specification asks for in `respuesta`, and what was meant beside it in `valor`; everybody else knows `valor` alone.
 * Answers that are older have the moment only, which is read by the clock of their municipality.
 */
import * as z from 'zod/mini'
import { isCalendarDay, isTimeOfDay, wallClockIn, type WallClock } from '../wall-clock'

/** Times of day stand on a day on which clocks are changed nowhere. */
const DAY_OF_TIMES = '2000-01-01'
/** Days stand at noon: who reads the moment some hours to the east or west still sees that day. */
const TIME_OF_DAYS = '12:00'

/** The day and time at which the store's moment for a day or a time of day stands, by the clock of the municipality. */
export function standsAt(valor: string): WallClock {
  if (isCalendarDay(valor)) return `${valor}T${TIME_OF_DAYS}`
  return isTimeOfDay(valor) ? `${DAY_OF_TIMES}T${valor}` : valor
}

const MINUTE_MS = 60_000
/** The clocks of the world are a multiple of this apart from each other. */
const QUARTER_MS = 15 * MINUTE_MS
/** And at most so far from the world's own. */
const FARTHEST_MS = 14 * 60 * MINUTE_MS

/**
 * Whether some clock of the world shows that day or time at a moment. Which one is not asked: a municipality may change
 * its zone, and its answers are what they were.
 */
function isShownAt(moment: Date, valor: string): boolean {
  const apart = Date.parse(`${standsAt(valor)}Z`) - moment.getTime()
  if (isTimeOfDay(valor)) return apart % QUARTER_MS === 0
  return Math.abs(apart) <= FARTHEST_MS
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)

/** Names under which corrections and requests hold what was answered. */
const ANSWERED = ['answer', 'oldAnswer']

function read(stored: Record<string, unknown>, timeZone: string): Record<string, unknown> {
  const { respuesta, ...rest } = stored
  if (!(respuesta instanceof Date)) return stored
  if (typeof rest.valor !== 'string') {
    // What a form filled in had its seconds; what somebody chose was a whole minute.
    const isDefault = respuesta.getTime() % MINUTE_MS !== 0
    return { ...rest, valor: wallClockIn(respuesta, timeZone), ...(isDefault && { porDefecto: true }) }
  }
  // Both are left where they contradict each other: that is no answer which the product stores.
  return isShownAt(respuesta, rest.valor) ? rest : { ...rest, respuesta: wallClockIn(respuesta, timeZone) }
}

function readDeep(value: unknown, timeZone: string): unknown {
  if (Array.isArray(value)) return value.map((item) => readDeep(item, timeZone))
  if (!isObject(value)) return value
  const inner = Object.entries(read(value, timeZone)).map(([name, one]): [string, unknown] =>
    ANSWERED.includes(name) && one instanceof Date
      ? [name, wallClockIn(one, timeZone)]
      : [name, readDeep(one, timeZone)],
  )
  return Object.fromEntries(inner)
}

/** The parts of an answer that hold what was answered. */
const PARTS = ['secciones', 'editsBySupervisor', 'requestsForChanges'] as const

function readParts(stored: unknown, timeZone: string): unknown {
  if (!isObject(stored)) return stored
  const parts = PARTS.filter((part) => part in stored)
  const wall = Object.fromEntries(parts.map((part) => [part, readDeep(stored[part], timeZone)]))
  return { ...stored, ...wall }
}

/**
 * The schema of a stored answer, or of some of its fields, which gives the days and times of day that were meant instead
 * of moments.
 * @param timeZone of the municipality, for answers that were stored as moments
 */
export const withWallClocks = <T>(schema: z.ZodMiniType<T>, timeZone: string): z.ZodMiniType<T> =>
  z.pipe(
    z.pipe(
      z.unknown(),
      z.transform((stored) => readParts(stored, timeZone)),
    ),
    schema,
  )
