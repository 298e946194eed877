import type { Tone } from './StatusTag'

const STATES = ['state1', 'state2', 'state3', 'state4', 'state5', 'state6'] as const satisfies readonly Tone[]

/** The colour of a state by its position in its form, from 0; the seventh begins again. The word says the same. */
export const stateTone = (position: number): Tone => STATES[position % STATES.length] ?? 'neutral'
