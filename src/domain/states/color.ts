import { stateColor, type State, type StateColor } from '../form/state'
import { stateRef } from '../form/state-ref'

/**
 * The colour of an answer's state; its word says the same (ALIST-03).
 * @param states of the form as it is now, where the state may have another colour and position than when it was answered
 * @param position of the state in the answer, from 0
 */
export function colorAmong(states: readonly State[], state: State | null, position: number): StateColor {
  const ref = state && stateRef(state)
  const now = states.findIndex((one) => stateRef(one) === ref)
  return stateColor(states[now] ?? state ?? {}, now === -1 ? position : now)
}
