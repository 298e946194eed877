import { mapSame } from './dense'
import type { NewId } from './factory'
import { stateRef } from './state-ref'
import { isTerm, type State, type StateColor, type States } from './state'
import { isBlank } from '../text/clean'

/** Longest name of a state in the editor. */
export const MAX_STATE_NAME = 60

/** Why a name cannot be given to a state: §1.5 "State add". */
export type StateNameProblem = 'empty' | 'duplicate'

const sameName = (one: string, other: string): boolean =>
  one.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase()

/**
 * Whether a name may be given to a state (EDIT-04).
 * @param except the state that is being renamed, which may keep its name
 */
export function stateNameProblem(estados: States, nombre: string, except?: number): StateNameProblem | null {
  if (isBlank(nombre)) return 'empty'
  const taken = estados.disponibles.some(({ id, nombre: other }) => id !== except && sameName(other, nombre))
  return taken ? 'duplicate' : null
}

/** Sets the state in which new answers start; the form itself stands there too. */
const startingAt = (disponibles: State[], inicial: number): States => ({
  disponibles,
  inicial,
  actual: inicial,
})

/** Adds a state; the first becomes initial (EDIT-04). The same states when the name does not pass. */
export function addState(estados: States, nombre: string, newId: NewId): States {
  if (stateNameProblem(estados, nombre) !== null) return estados
  const { disponibles } = estados
  const added: State = { id: disponibles.length, clave: newId(), nombre: nombre.trim(), transiciones: [] }
  return disponibles.length === 0
    ? startingAt([added], 0)
    : { ...estados, disponibles: [...disponibles, added] }
}

/** Renames a state. The same states when there is none with that id or the name does not pass. */
export function renameState(estados: States, id: number, nombre: string): States {
  if (stateNameProblem(estados, nombre, id) !== null) return estados
  const disponibles = mapSame(estados.disponibles, (state) =>
    state.id === id && state.nombre !== nombre.trim() ? { ...state, nombre: nombre.trim() } : state,
  )
  return disponibles === estados.disponibles ? estados : { ...estados, disponibles }
}

/**
 * Takes a state out: the ids stay equal to the positions, transitions to it go, and if it was the initial one
 * the first of the remaining becomes it (EDIT-04, §1.4). Those that move keep their reference.
 */
export function deleteState(estados: States, id: number): States {
  if (!estados.disponibles.some((state) => state.id === id)) return estados
  const shifted = (other: number): number => (other > id ? other - 1 : other)
  const disponibles = estados.disponibles
    .filter((state) => state.id !== id)
    .map((state, position) => ({
      ...state,
      ...(state.id !== position && { clave: stateRef(state) }),
      id: position,
      transiciones: state.transiciones.filter((to) => to !== id).map(shifted),
    }))
  return startingAt(disponibles, estados.inicial === id ? 0 : shifted(estados.inicial))
}

/** Marks the state in which new answers start. The same states when there is none with that id. */
export function setInitialState(estados: States, id: number): States {
  if (estados.inicial === id || !estados.disponibles.some((state) => state.id === id)) return estados
  return startingAt(estados.disponibles, id)
}

/** Gives a state a colour; null leaves it to its position. The same states when there is none with that id. */
export function setStateColor(estados: States, id: number, color: StateColor | null): States {
  const disponibles = mapSame(estados.disponibles, (state) => {
    if (state.id !== id || (state.color ?? null) === color) return state
    const { color: _before, ...others } = state
    return color === null ? others : { ...others, color }
  })
  return disponibles === estados.disponibles ? estados : { ...estados, disponibles }
}

/** Gives a state a term in working days; what is none takes it away. The same states when there is none with that id. */
export function setStateTerm(estados: States, id: number, days: number | null): States {
  const plazo = isTerm(days) ? days : undefined
  const disponibles = mapSame(estados.disponibles, (state) => {
    if (state.id !== id || state.plazo === plazo) return state
    const { plazo: _before, ...others } = state
    return plazo === undefined ? others : { ...others, plazo }
  })
  return disponibles === estados.disponibles ? estados : { ...estados, disponibles }
}

/** Allows or forbids moving an answer from one state to another; a state never leads to itself (EDIT-04). */
export function setTransition(estados: States, from: number, to: number, allowed: boolean): States {
  if (from === to || !estados.disponibles.some((state) => state.id === to)) return estados
  const disponibles = mapSame(estados.disponibles, (state) => {
    if (state.id !== from || state.transiciones.includes(to) === allowed) return state
    const others = state.transiciones.filter((other) => other !== to)
    return { ...state, transiciones: allowed ? [...others, to].sort((a, b) => a - b) : others }
  })
  return disponibles === estados.disponibles ? estados : { ...estados, disponibles }
}
