import { describe, expect, it } from 'vitest'
import { THREE_STATES } from '../../testing/builders'
import { NO_STATES } from '../form/state'
import { StateError, canMoveTo, currentState, moveTo } from './transitions'

const inState = (actual: number) => ({ ...THREE_STATES, actual })
const codeOf = (move: () => unknown): string => {
  try {
    move()
  } catch (error) {
    if (error instanceof StateError) return error.code
  }
  return 'none'
}

describe('states of an answer', () => {
  it('ALIST-05 the current state is the one that the field actual points at', () => {
    expect(currentState(inState(1))?.nombre).toBe('En proceso')
    expect(currentState(NO_STATES)).toBeNull()
    expect(currentState(inState(9))).toBeNull()
  })

  it.each([
    [0, [1]],
    [1, [0, 2]],
    [2, []],
    [9, []],
  ])('ALIST-05 from state %i only %j are enabled', (from, enabled) => {
    expect([-1, 0, 1, 2, 3].filter((id) => canMoveTo(inState(from), id))).toEqual(enabled)
  })

  it('ALIST-05 does not move to a state that was deleted, nor to itself', () => {
    const [only] = THREE_STATES.disponibles
    const states = only ? [{ ...only, transiciones: [0, 5] }] : []
    expect(canMoveTo({ disponibles: states, inicial: 0, actual: 0 }, 5)).toBe(false)
    expect(canMoveTo({ disponibles: states, inicial: 0, actual: 0 }, 0)).toBe(false)
  })

  it('ALIST-05 a move changes only the state, and the reference by which lists find it', () => {
    expect(moveTo(inState(0), 1)).toEqual({ ...inState(1), clave: '1' })
    expect(inState(0).actual).toBe(0)
  })

  it('ALIST-05 a forbidden move, and any move of an answer without states, is refused', () => {
    expect(codeOf(() => moveTo(inState(0), 2))).toBe('forbidden')
    expect(codeOf(() => moveTo(NO_STATES, 0))).toBe('noStates')
  })
})
