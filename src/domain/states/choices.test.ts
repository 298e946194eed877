import { describe, expect, it } from 'vitest'
import { THREE_STATES } from '../../testing/builders'
import { withText } from '../form/edit-texts'
import { NO_STATES } from '../form/state'
import { stateChoices, stateWords } from './choices'

const translated = {
  ...THREE_STATES,
  disponibles: THREE_STATES.disponibles.map((state) =>
    state.id === 0 ? withText(state, 'nombre', 'en', 'Pending') : state,
  ),
}

describe('what states are called', () => {
  it('EDIT-26 are named in the reader’s language, else in that of the form', () => {
    expect(stateWords(translated, 'en')).toBe('Pending')
    expect(stateWords(translated, 'ja')).toBe('Pendiente')
    expect(stateWords(NO_STATES, 'en')).toBe('')
    expect(stateChoices(translated, 'en').map(({ label }) => label)).toEqual([
      'Pending',
      ...THREE_STATES.disponibles.slice(1).map(({ nombre }) => nombre),
    ])
  })

  it('ALIST-05 offers the current state and those it leads to', () => {
    const offered = (actual: number) =>
      stateChoices({ ...THREE_STATES, actual }, 'es').filter(({ enabled }) => enabled)
    expect(offered(0).map(({ id }) => id)).toEqual([0, 1])
    expect(offered(2).map(({ id }) => id)).toEqual([2])
  })
})
