import { describe, expect, it } from 'vitest'
import { THREE_STATES } from '../../testing/builders'
import { deleteState, setTransition } from '../form/edit-states'
import type { States } from '../form/state'
import { commonStates, placeOfState } from './many'

const inState = (actual: number, states: States = THREE_STATES) => ({ estados: { ...states, actual } })
const named = (nombre: string): States => ({
  ...THREE_STATES,
  disponibles: THREE_STATES.disponibles.map((state) => (state.id === 1 ? { ...state, nombre } : state)),
})
const [, IN_WORK, DONE] = THREE_STATES.disponibles
if (!IN_WORK || !DONE) throw new Error('three states')

describe('many answers at once', () => {
  it('DAY-03 each goes only where its own state leads', () => {
    expect(placeOfState(inState(0), IN_WORK)).toBe(1)
    expect(placeOfState(inState(0), DONE)).toBeNull()
    expect(placeOfState(inState(1), IN_WORK)).toBeNull()
    expect(placeOfState({ estados: { disponibles: [], inicial: 0, actual: 0 } }, IN_WORK)).toBeNull()
  })

  it('DAY-03 none goes to a state that was renamed meanwhile', () => {
    expect(placeOfState(inState(0, named('Derivado')), IN_WORK)).toBeNull()
  })

  it('DAY-03 each goes to the same state wherever it stands in its own version', () => {
    const moved = deleteState(setTransition(THREE_STATES, 1, 2, true), 0)
    const [now, then] = [moved.disponibles[1], inState(1)]
    if (!now) throw new Error('two states are left')
    expect(placeOfState({ estados: moved }, now)).toBe(1)
    expect(placeOfState(then, now)).toBe(2)
    expect(commonStates([{ estados: moved }, then]).map(({ nombre }) => nombre)).toEqual([
      'Pendiente',
      'Resuelto',
    ])
  })

  it('DAY-03 together they are offered every state that one of them can go to, each once', () => {
    const rows = [inState(0), inState(0), inState(1), inState(2)]
    expect(commonStates(rows).map(({ nombre }) => nombre)).toEqual(['Pendiente', 'En proceso', 'Resuelto'])
    expect(commonStates([inState(2)])).toEqual([])
    expect(commonStates([inState(0), inState(0, named('Derivado'))]).map(({ nombre }) => nombre)).toEqual([
      'En proceso',
      'Derivado',
    ])
  })
})
