/**
 * What names a part of a form in every version of it, and in all answers. Sections, conditions, questions and options
 * have an `id` for that, each its own (decision 066); rows and repetitions have only their position. A state has `id` for
 * its position, as the specification says, and `clave` once it was added or moved; until then nothing could have changed
 * its position, so that is its name (decision 065).
 */
import type { PartKind } from './fields'
import { idInPlace } from './own-ids'
import type { Section } from './section'
import type { State, States } from './state'

/** A response, a row or a branch of an answer. */
export interface PartRef {
  seccionId: string
  /** '' in a simple section. */
  condicionId: string
  /** '' where a whole row or condition is meant. */
  preguntaId: string
  /** 0 is the question itself, n its n-th further answer. */
  repeticion: number
  /** 0 is the section's first row. */
  rowIndex: number
}

/** A key that only that part of a form has, in every version; an option is named within its question. */
export const partKey = (kind: PartKind, id: string, question = ''): string => `${kind}:${question}:${id}`

/** The ids below a section as they were before each part had its own: older references have those. */
function idsIn({ seccionId, condicionId, preguntaId }: PartRef): { condition: string; question: string } {
  const condition = idInPlace(condicionId, seccionId)
  const place = condition === '' ? seccionId : `${seccionId}.${condition}`
  return { condition, question: idInPlace(preguntaId, place) }
}

/**
 * A key that only the same part has.
 * @param target what is meant of it, such as a part of a response
 */
export function refKey(ref: PartRef, target: string): string {
  const { condition, question } = idsIn(ref)
  return JSON.stringify([target, ref.seccionId, condition, question, ref.rowIndex, ref.repeticion])
}

/** Where a condition stands in its section, named as it is now or as it was; -1 where it does not. */
export function branchAt({ id: seccionId, conditions }: Section, condicionId: string): number {
  const own = conditions.findIndex(({ id }) => id === condicionId)
  return own >= 0 ? own : conditions.findIndex(({ id }) => idInPlace(id, seccionId) === condicionId)
}

/** Letters of the reference of a state. */
export const MAX_STATE_REF = 100

/** The reference of a state. */
export const stateRef = ({ id, clave }: Pick<State, 'id' | 'clave'>): string => clave ?? String(id)

/** The reference of the state at a position; null where there is none. */
export function refAt({ disponibles }: States, position: number): string | null {
  const state = disponibles[position]
  return state ? (state.clave ?? String(position)) : null
}

/** The reference of the state in which an answer stands; null where its form has none. */
export const currentRef = (states: States): string | null => refAt(states, states.actual)

/** The states with an answer at that position, and the reference by which lists find it. */
export function standingAt(states: States, actual: number): States {
  const clave = refAt(states, actual)
  return clave === null ? { ...states, actual } : { ...states, actual, clave }
}

const sameName = (one: State, other: State): boolean =>
  one.nombre.trim().toLocaleLowerCase() === other.nombre.trim().toLocaleLowerCase()

/**
 * The states of an answer from before states had references, named as those of its form: the one that is called the same
 * is the same, and one that is called otherwise at the same position was renamed, unless its new name is that of another
 * state of the answer: then states were removed, and this one is no state of the form any more. What is named already
 * stays so.
 * @param form the states of the form as it stands now
 */
export function namedAs(own: States, form: States): States {
  const isNamed = own.clave !== undefined || own.disponibles.some(({ clave }) => clave !== undefined)
  const disponibles = isNamed
    ? own.disponibles
    : own.disponibles.map((state, position) => {
        const called = form.disponibles.find((one) => sameName(one, state))
        const there = form.disponibles.find((one) => stateRef(one) === String(position))
        const isOther = there && own.disponibles.some((one) => sameName(one, there))
        const clave = called ? stateRef(called) : isOther ? `${position}/${state.nombre}` : String(position)
        return clave === String(position) ? state : { ...state, clave }
      })
  return standingAt({ ...own, disponibles }, own.actual)
}
