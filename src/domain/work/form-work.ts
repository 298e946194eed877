/** The work of each form, kept for home and for the list of forms (DAY-04). */
import * as z from 'zod/mini'
import type { StoredAnswer } from '../answer/answer'
import { revisionToClose } from '../correction/request'
import { currentRef, stateRef } from '../form/state-ref'
import type { State, States } from '../form/state'
import { LANGUAGES } from '../language'
import { list, moment, text } from '../schema'
import { currentState } from '../states/transitions'

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
  /** When the last one was given; null without any. */
  ultima: Date | null
  /** When one of them came, moved or was corrected last. */
  cambio: Date | null
}

const count = () => z._default(z.number(), 0)

export const formWorkSchema: z.ZodMiniType<FormWork> = z.looseObject({
  id: z.string(),
  titulo: text(),
  areas: list(z.string()),
  municipalityPath: text(),
  lugar: z._default(z.enum(FORM_PLACES), 'lista'),
  abiertos: list(z.looseObject({ id: z.number(), clave: z.optional(z.string()), nombre: text() })),
  total: count(),
  espera: count(),
  porRevisar: count(),
  porEstado: z._default(z.record(z.string(), z.number()), {}),
  ultima: moment(),
  cambio: moment(),
})

/** The stored fields of {@link FormWork}, its title in every language. */
export const FORM_WORK_FIELDS: readonly string[] = [
  'titulo',
  ...LANGUAGES.map((language) => `titulo_${language}`),
  ...['areas', 'municipalityPath', 'lugar', 'abiertos', 'total', 'espera', 'porRevisar', 'porEstado'],
  ...['ultima', 'cambio'],
]

/** How an answer stands in the work of its form; `state` is null where its form has none. */
export interface Standing {
  state: string | null
  /** Its state leads on, or staff have a revision to look at. */
  waits: boolean
  /** A citizen revised it, and staff have not closed that yet. */
  isRevised: boolean
}

/** How an answer that counts stands. */
export function standingOf({
  estados,
  requestsForChanges,
}: Pick<StoredAnswer, 'estados' | 'requestsForChanges'>): Standing {
  const state = currentState(estados)
  const isRevised = revisionToClose(requestsForChanges) !== null
  return state
    ? { state: currentRef(estados), waits: isRevised || state.transiciones.length > 0, isRevised }
    : { state: null, waits: isRevised, isRevised }
}

/** What is added to the work of a form. */
export interface WorkChange {
  total: number
  espera: number
  porRevisar: number
  porEstado: ReadonlyMap<string, number>
}

/** What has to be added so that an answer stands there in the place of where it stood; null counts nowhere. */
export function workChange(before: Standing | null, after: Standing | null): WorkChange {
  const porEstado = new Map<string, number>()
  const add = (standing: Standing | null, number: number): void => {
    if (standing?.state === null || standing === null) return
    porEstado.set(standing.state, (porEstado.get(standing.state) ?? 0) + number)
  }
  add(before, -1)
  add(after, 1)
  for (const [state, number] of porEstado) if (number === 0) porEstado.delete(state)
  const counts = (standing: Standing | null): number => (standing ? 1 : 0)
  const waits = (standing: Standing | null): number => (standing?.waits ? 1 : 0)
  const revised = (standing: Standing | null): number => (standing?.isRevised ? 1 : 0)
  return {
    total: counts(after) - counts(before),
    espera: waits(after) - waits(before),
    porRevisar: revised(after) - revised(before),
    porEstado,
  }
}

/**
 * A change with another one added.
 * @param times how often; -1 takes it out
 */
export function plusWork(one: WorkChange, other: WorkChange, times = 1): WorkChange {
  const porEstado = new Map(one.porEstado)
  for (const [state, number] of other.porEstado) {
    const now = (porEstado.get(state) ?? 0) + times * number
    if (now === 0) porEstado.delete(state)
    else porEstado.set(state, now)
  }
  return {
    total: one.total + times * other.total,
    espera: one.espera + times * other.espera,
    porRevisar: one.porRevisar + times * other.porRevisar,
    porEstado,
  }
}

/** Whether a change adds anything. */
export const changesNothing = ({ total, espera, porRevisar, porEstado }: WorkChange): boolean =>
  total === 0 && espera === 0 && porRevisar === 0 && porEstado.size === 0

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
