import { stateColor, type State, type StateColor } from '../../domain/form/state'
import { stateRef } from '../../domain/form/state-ref'
import type { Tone } from './StatusTag'

/** How each colour of a state is drawn. */
export const STATE_TONE = {
  azul: 'state1',
  ocre: 'state2',
  violeta: 'state3',
  verde: 'state4',
  rosa: 'state5',
  turquesa: 'state6',
  gris: 'neutral',
} as const satisfies Record<StateColor, Tone>

/**
 * The tone of an answer's state; its word says the same.
 * @param states of the form as it is now, where the state may have another colour and position than when it was answered
 * @param position of the state in the answer, from 0
 */
export function toneAmong(states: readonly State[], state: State | null, position: number): Tone {
  const ref = state && stateRef(state)
  const now = states.findIndex((one) => stateRef(one) === ref)
  return STATE_TONE[stateColor(states[now] ?? state ?? {}, now === -1 ? position : now)]
}
