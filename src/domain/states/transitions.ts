import { withCurrentState } from '../form/state-ref'
import type { State, States } from '../form/state'

/** Why an answer cannot move: it has no states at all (ALIST-05), or its state does not lead there. */
export class StateError extends Error {
  constructor(readonly code: 'noStates' | 'forbidden') {
    super(code)
    this.name = 'StateError'
  }
}

/** The state in which an answer stands, or null when its form defines none. */
export const currentState = (estados: States): State | null => estados.disponibles[estados.actual] ?? null

/** Whether the current state leads to another one (ALIST-05). */
export const canMoveTo = (estados: States, id: number): boolean =>
  id !== estados.actual &&
  estados.disponibles[id] !== undefined &&
  (currentState(estados)?.transiciones.includes(id) ?? false)

/**
 * The states with the answer moved.
 * @param id of the state to move to
 * @throws StateError `noStates` ("Formulario sin atributo de estados") or `forbidden`
 */
export function moveTo(estados: States, id: number): States {
  if (estados.disponibles.length === 0) throw new StateError('noStates')
  if (!canMoveTo(estados, id)) throw new StateError('forbidden')
  return withCurrentState(estados, id)
}
