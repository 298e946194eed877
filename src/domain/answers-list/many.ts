import type { State } from '../form/state'
import { canMoveTo } from '../states/transitions'
import type { AnswerRow } from './row'

/** How many answers are worked on in one go. */
export const MAX_CHOSEN = 500

/**
 * Whether an answer may go to a state of another one: its own state leads there, and the state is called the same. A
 * form's states may have been renamed since the answer was given.
 */
export const leadsTo = ({ estados }: Pick<AnswerRow, 'estados'>, { id, nombre }: State): boolean =>
  estados.disponibles[id]?.nombre === nombre && canMoveTo(estados, id)

/** The states to which at least one of the answers can go, in their order and each once (DAY-03). */
export function commonStates(answers: readonly Pick<AnswerRow, 'estados'>[]): State[] {
  const found = new Map<string, State>()
  for (const answer of answers)
    for (const state of answer.estados.disponibles)
      if (leadsTo(answer, state)) found.set(JSON.stringify([state.id, state.nombre]), state)
  return [...found.values()].sort((one, other) => one.id - other.id)
}
