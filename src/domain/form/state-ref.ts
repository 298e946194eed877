/**
 * What names a state in every version of a form, and in all answers (decision 065): `id` is its position, as the
 * specification says, and `clave` names it once it was added or moved; until then nothing could have changed its
 * position, so that is its name.
 */
import type { State, States } from './state'

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
export function withCurrentState(states: States, actual: number): States {
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
  return withCurrentState({ ...own, disponibles }, own.actual)
}
