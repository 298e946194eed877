import { stateRef } from '../form/state-ref'
import type { State } from '../form/state'
import { canMoveTo } from '../states/transitions'
import type { AnswerRow } from './row'

/** How many answers are worked on in one go. */
export const MAX_CHOSEN = 500

/**
 * Where a state of another answer stands among those of this one, if its own state leads there: the same state, and
 * called the same, because a form's states may have been renamed since. Null where it does not.
 */
export function placeOfState({ estados }: Pick<AnswerRow, 'estados'>, state: State): number | null {
  const place = estados.disponibles.findIndex(
    (own) => stateRef(own) === stateRef(state) && own.nombre === state.nombre,
  )
  return canMoveTo(estados, place) ? place : null
}

/** The states to which at least one of the answers can go, in their order and each once (DAY-03). */
export function commonStates(answers: readonly Pick<AnswerRow, 'estados'>[]): State[] {
  const found = new Map<string, State>()
  for (const answer of answers)
    for (const state of answer.estados.disponibles)
      if (placeOfState(answer, state) !== null)
        found.set(JSON.stringify([stateRef(state), state.nombre]), state)
  return [...found.values()].sort((one, other) => one.id - other.id)
}
