/** The work of each form, kept for home and for the list of forms (DAY-04). */
import * as z from 'zod/mini'
import type { StoredAnswer } from '../answer/answer'
import { revisionToClose } from '../answer/corrections/request'
import { addTo, dayIn, type Day } from '../dates'
import { currentRef, stateRef } from '../form/state-ref'
import type { State, States } from '../form/state'
import { LANGUAGES } from '../language'
import { list, moment, text } from '../schema'
import { currentState } from '../states/transitions'
import { plainTitle } from '../text/without-answers'

/** The collection of them. Not among the paths that strangers load. */
export const FORM_WORK = 'trabajo_formularios'

/** Path of the work of a form. */
export const formWorkPath = (formId: string): string => `${FORM_WORK}/${formId}`

/** Where a form is: in the list, put away, or deleted with its answers kept. */
const FORM_PLACES = ['lista', 'archivo', 'eliminado'] as const
export type FormPlace = (typeof FORM_PLACES)[number]

/** A state as work shows it: what it is called, in each language that has a word for it. */
export type NamedState = Pick<State, 'id' | 'clave' | 'nombre'>

/** `trabajo_formularios/{formId}`: written by functions alone. */
export interface FormWork {
  /** The form's id. */
  id: string
  titulo: string
  areas: string[]
  municipalityPath: string
  lugar: FormPlace
  /** The states that lead on: an answer in one of them waits for somebody. */
  abiertos: NamedState[]
  /** Answers that count. */
  total: number
  /** How many of them wait. */
  espera: number
  /** How many of those a citizen revised, and staff have not closed yet (decision 078). */
  porRevisar: number
  /** Answers by the reference of their state. */
  porEstado: Record<string, number>
  /** How many of them changed last on a day and are in a state, of the last days, by {@link dayKey}. */
  porDia: Record<string, number>
  /** Every change from this day on is in {@link porDia}; null while that is not known. */
  diasDesde: Day | null
  /** When the last one was given; null without any. */
  ultima: Date | null
  /** When one of them came, moved or was corrected last. */
  cambio: Date | null
}

const count = () => z._default(z.number(), 0)

export const formWorkSchema: z.ZodMiniType<FormWork> = z.looseObject({
  id: z.string(),
  titulo: plainTitle(),
  areas: list(z.string()),
  municipalityPath: text(),
  lugar: z._default(z.enum(FORM_PLACES), 'lista'),
  abiertos: list(z.looseObject({ id: z.number(), clave: z.optional(z.string()), nombre: text() })),
  total: count(),
  espera: count(),
  porRevisar: count(),
  porEstado: z._default(z.record(z.string(), z.number()), {}),
  porDia: z._default(z.record(z.string(), z.number()), {}),
  diasDesde: z._default(z.nullable(z.string()), null),
  ultima: moment(),
  cambio: moment(),
})

/** The stored fields of {@link FormWork}, its title in every language. */
export const FORM_WORK_FIELDS: readonly string[] = [
  'titulo',
  ...LANGUAGES.map((language) => `titulo_${language}`),
  ...['areas', 'municipalityPath', 'lugar', 'abiertos', 'total', 'espera', 'porRevisar', 'porEstado'],
  ...['porDia', 'diasDesde', 'ultima', 'cambio'],
]

/** How an answer stands in the work of its form; `state` is null where its form has none. */
export interface WorkState {
  state: string | null
  /** Its state leads on, or staff have a revision to look at. */
  waits: boolean
  /** A citizen revised it, and staff have not closed that yet. */
  isRevised: boolean
  /** The day on which it changed last, by the clock of its municipality; absent in notes from before. */
  day?: Day
}

/**
 * How an answer that counts stands.
 * @param timeZone of its municipality
 */
export function workStateOf(
  {
    estados,
    requestsForChanges,
    lastUpdate,
  }: Pick<StoredAnswer, 'estados' | 'requestsForChanges' | 'lastUpdate'>,
  timeZone: string,
): WorkState {
  const state = currentState(estados)
  const isRevised = revisionToClose(requestsForChanges) !== null
  const isKnown = lastUpdate !== null && !Number.isNaN(lastUpdate.getTime())
  const changed = isKnown && { day: dayIn(lastUpdate, timeZone) }
  return state
    ? {
        ...{ state: currentRef(estados), waits: isRevised || state.transiciones.length > 0, isRevised },
        ...changed,
      }
    : { state: null, waits: isRevised, isRevised, ...changed }
}

/** What is added to the work of a form. */
export interface WorkChange {
  total: number
  espera: number
  porRevisar: number
  porEstado: ReadonlyMap<string, number>
  porDia: ReadonlyMap<string, number>
}

/** A day and the state of the answers that changed last on it, as one word. */
const dayKey = (day: Day, state: string): string => `${day} ${state}`
const dayOfKey = (key: string): Day => key.slice(0, key.indexOf(' '))

/** Days that are kept: twice as many as say what is late, because clocks and events may be late themselves. */
const DAYS_KEPT = 14

/** A change without the days that nobody asks for any more. */
export function withoutOldDays<C extends WorkChange>(change: C, now: Date): C {
  const first = addTo(dayIn(now, 'UTC'), -DAYS_KEPT, 'day')
  return { ...change, porDia: new Map([...change.porDia].filter(([key]) => dayOfKey(key) >= first)) }
}

/** A day from which on whoever notes days from now on has noted every change, whatever the zone. */
export const daysKnownFrom = (now: Date): Day => addTo(dayIn(now, 'UTC'), 1, 'day')

/** What has to be added so that an answer stands there in the place of where it stood; null counts nowhere. */
export function workChange(before: WorkState | null, after: WorkState | null): WorkChange {
  const porEstado = exchanged(before?.state, after?.state)
  const porDia = exchanged(dayAndState(before), dayAndState(after))
  const counts = (standing: WorkState | null): number => (standing ? 1 : 0)
  const waits = (standing: WorkState | null): number => (standing?.waits ? 1 : 0)
  const revised = (standing: WorkState | null): number => (standing?.isRevised ? 1 : 0)
  return {
    total: counts(after) - counts(before),
    espera: waits(after) - waits(before),
    porRevisar: revised(after) - revised(before),
    porEstado,
    porDia,
  }
}

const dayAndState = (standing: WorkState | null): string | null =>
  standing?.day === undefined || standing.state === null ? null : dayKey(standing.day, standing.state)

/** One less of the first, one more of the second. */
function exchanged(before: string | null | undefined, after: string | null | undefined): Map<string, number> {
  const changes = new Map<string, number>()
  if (before === after) return changes
  if (typeof before === 'string') changes.set(before, -1)
  if (typeof after === 'string') changes.set(after, 1)
  return changes
}

/** Numbers with others added; what comes to 0 is left out. */
function added(
  one: ReadonlyMap<string, number>,
  other: ReadonlyMap<string, number>,
  times: number,
): Map<string, number> {
  const sums = new Map(one)
  for (const [key, number] of other) {
    const now = (sums.get(key) ?? 0) + times * number
    if (now === 0) sums.delete(key)
    else sums.set(key, now)
  }
  return sums
}

/**
 * A change with another one added.
 * @param times how often; -1 takes it out
 */
export function plusWork(one: WorkChange, other: WorkChange, times = 1): WorkChange {
  return {
    total: one.total + times * other.total,
    espera: one.espera + times * other.espera,
    porRevisar: one.porRevisar + times * other.porRevisar,
    porEstado: added(one.porEstado, other.porEstado, times),
    porDia: added(one.porDia, other.porDia, times),
  }
}

/** Whether a change adds anything. */
export const changesNothing = ({ total, espera, porRevisar, porEstado, porDia }: WorkChange): boolean =>
  total === 0 && espera === 0 && porRevisar === 0 && porEstado.size === 0 && porDia.size === 0

/** The states of a form that lead on, with their names in every language. */
export const openStates = ({ disponibles }: States): NamedState[] =>
  disponibles
    .filter(({ transiciones }) => transiciones.length > 0)
    .map(({ transiciones: _ways, ...named }) => named)

/** The states in which answers of a form wait, those with the most first. */
export const waitingStates = ({
  abiertos,
  porEstado,
}: FormWork): { ref: string; state: NamedState; count: number }[] =>
  abiertos
    .map((state) => ({ ref: stateRef(state), state, count: porEstado[stateRef(state)] ?? 0 }))
    .filter((one) => one.count > 0)
    .sort((one, other) => other.count - one.count)

/**
 * How many answers of each waiting state changed last on that day or before: all of them but those that changed since.
 * @returns null where not all of those days are known, as in work from before
 */
export function lateIn(work: FormWork, until: Day): ReadonlyMap<string, number> | null {
  if (work.diasDesde === null || work.diasDesde > until) return null
  const recent = new Map<string, number>()
  for (const [key, number] of Object.entries(work.porDia)) {
    const [day, state] = [dayOfKey(key), key.slice(key.indexOf(' ') + 1)]
    if (day > until) recent.set(state, (recent.get(state) ?? 0) + number)
  }
  return new Map(
    waitingStates(work).map(({ ref, count: all }) => [ref, Math.max(0, all - (recent.get(ref) ?? 0))]),
  )
}
