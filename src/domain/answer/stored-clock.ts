/**
 * Days and times of day of an answer, to the store and from it (decision 068). The store has the moment that the
 * specification asks for in `respuesta`, and what was meant beside it in `valor`; everybody else knows `valor` alone.
 * Answers that are older have the moment only, which is read by the clock of their municipality.
 */
import * as z from 'zod/mini'
import { isCalendarDay, isTimeOfDay, wallClockIn } from '../wall-clock'
import { momentIn } from '../zone'
import type { StoredQuestion, StoredResponse, StoredSection } from './given'

/** Times of day stand on a day on which clocks are changed nowhere. */
const DAY_OF_TIMES = '2000-01-01'
/** Days stand at noon: who reads the moment some hours to the east or west still sees that day. */
const TIME_OF_DAYS = '12:00'

/** The moment that stands for a day or a time of day, and for a wall clock that was read from one. */
function momentOf(valor: string, timeZone: string): Date {
  if (isCalendarDay(valor)) return momentIn(valor, TIME_OF_DAYS, timeZone)
  if (isTimeOfDay(valor)) return momentIn(DAY_OF_TIMES, valor, timeZone)
  const [day = '', time = ''] = valor.split('T')
  return momentIn(day, time, timeZone)
}

function responseToStore<T extends StoredResponse>(response: T, timeZone: string): object {
  if (response.valor === undefined) return response
  const respuesta = momentOf(response.valor, timeZone)
  return Number.isNaN(respuesta.getTime()) ? response : { ...response, respuesta }
}

const questionToStore = (question: StoredQuestion, timeZone: string): object => ({
  ...responseToStore(question, timeZone),
  ...(question.repeticiones && {
    repeticiones: question.repeticiones.map((repetition) => responseToStore(repetition, timeZone)),
  }),
})

/**
 * Sections of an answer as the store keeps them.
 * @param timeZone of the municipality
 */
export function sectionsToStore(secciones: readonly StoredSection[], timeZone: string): object[] {
  const questions = (all: StoredQuestion[]) => all.map((question) => questionToStore(question, timeZone))
  return secciones.map(({ preguntas, seccionesRepetibles, conditions, ...section }) => ({
    ...section,
    ...(preguntas && { preguntas: questions(preguntas) }),
    ...(seccionesRepetibles && {
      seccionesRepetibles: seccionesRepetibles.map((row) => ({
        ...row,
        preguntas: questions(row.preguntas),
      })),
    }),
    ...(conditions && {
      conditions: conditions.map((condition) => ({
        ...condition,
        questions: questions(condition.questions),
      })),
    }),
  }))
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
  const apart = momentOf(valor, 'UTC').getTime() - moment.getTime()
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

/** Sections alone with the days and times of day that were meant; to be parsed. */
export const readSections = (secciones: unknown, timeZone: string): unknown => readDeep(secciones, timeZone)
