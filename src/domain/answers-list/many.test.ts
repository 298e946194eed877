import { describe, expect, it } from 'vitest'
import { THREE_STATES } from '../../testing/builders'
import type { States } from '../form/state'
import { commonStates, leadsTo } from './many'

const inState = (actual: number, states: States = THREE_STATES) => ({ estados: { ...states, actual } })
const named = (nombre: string): States => ({
  ...THREE_STATES,
  disponibles: THREE_STATES.disponibles.map((state) => (state.id === 1 ? { ...state, nombre } : state)),
})
const [, IN_WORK, DONE] = THREE_STATES.disponibles
if (!IN_WORK || !DONE) throw new Error('three states')

describe('many answers at once', () => {
  it('DAY-03 each goes only where its own state leads', () => {
    expect(leadsTo(inState(0), IN_WORK)).toBe(true)
    expect(leadsTo(inState(0), DONE)).toBe(false)
    expect(leadsTo(inState(1), IN_WORK)).toBe(false)
    expect(leadsTo({ estados: { disponibles: [], inicial: 0, actual: 0 } }, IN_WORK)).toBe(false)
  })

  it('DAY-03 none goes to a state that was renamed meanwhile', () => {
    expect(leadsTo(inState(0, named('Derivado')), IN_WORK)).toBe(false)
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
