import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addState as addNamed,
  deleteState,
  renameState,
  setInitialState,
  setStateColor,
  setTransition,
  stateNameProblem,
} from './edit-states'
import { stateRef } from './state-ref'
import { NO_STATES, stateColor, statesSchema, type States } from './state'

let made = 0
const addState = (states: States, name: string): States =>
  addNamed(states, name, () => `estado-${(made += 1)}`)

const three = ['Recibida', 'En curso', 'Cerrada'].reduce((all, name) => addState(all, name), NO_STATES)
const flow = setTransition(setTransition(three, 0, 1, true), 1, 2, true)

describe('EDIT-04 states', () => {
  it('EDIT-04 the first one added is the initial one', () => {
    expect(addNamed(NO_STATES, ' Recibida ', () => 'nuevo')).toEqual({
      disponibles: [{ id: 0, clave: 'nuevo', nombre: 'Recibida', transiciones: [] }],
      inicial: 0,
      actual: 0,
    })
    expect(three.inicial).toBe(0)
  })

  it('EDIT-04 an empty name, or a name that another state has, is refused', () => {
    expect(stateNameProblem(three, '  ')).toBe('empty')
    expect(stateNameProblem(three, 'en CURSO ')).toBe('duplicate')
    expect(stateNameProblem(three, 'En curso', 1)).toBeNull()
    expect(addState(three, '')).toBe(three)
    expect(addState(three, 'cerrada')).toBe(three)
    expect(renameState(three, 0, 'Cerrada')).toBe(three)
    const spaced = { ...three, disponibles: [{ id: 0, nombre: ' Recibida ', transiciones: [] }] }
    expect(stateNameProblem(spaced, 'recibida')).toBe('duplicate')
  })

  it('EDIT-04 renaming keeps everything else as it is', () => {
    const renamed = renameState(flow, 1, ' En trabajo ')
    expect(renamed.disponibles.map(({ nombre }) => nombre)).toEqual(['Recibida', 'En trabajo', 'Cerrada'])
    expect(renamed.disponibles[0]).toBe(flow.disponibles[0])
    expect(renameState(flow, 1, ' En curso ')).toBe(flow)
  })

  it('EDIT-04 deleting renumbers and removes the transitions to it', () => {
    const left = deleteState(setTransition(flow, 2, 0, true), 1)
    expect(left.disponibles).toMatchObject([
      { id: 0, nombre: 'Recibida', transiciones: [] },
      { id: 1, nombre: 'Cerrada', transiciones: [0] },
    ])
  })

  it('EDIT-04 the initial mark moves to the first remaining state when its state goes, else stays', () => {
    expect(deleteState(setInitialState(three, 2), 2).inicial).toBe(0)
    expect(deleteState(setInitialState(three, 2), 0)).toMatchObject({ inicial: 1, actual: 1 })
    expect(deleteState(setInitialState(three, 1), 1).inicial).toBe(0)
    expect(deleteState(setInitialState(three, 1), 2).inicial).toBe(1)
    expect(deleteState(three, 9)).toBe(three)
    expect(setInitialState(three, 0)).toBe(three)
  })

  it('EDIT-04 deleting the first of a chain moves every number after it down by one', () => {
    expect(deleteState(flow, 0).disponibles).toMatchObject([
      { id: 0, nombre: 'En curso', transiciones: [1] },
      { id: 1, nombre: 'Cerrada', transiciones: [] },
    ])
  })

  it('EDIT-04 transitions go to other states only', () => {
    expect(setTransition(three, 1, 1, true)).toBe(three)
    expect(setTransition(three, 1, 8, true)).toBe(three)
    expect(setTransition(flow, 0, 1, true)).toBe(flow)
    expect(setTransition(flow, 0, 1, false)).toEqual(setTransition(three, 1, 2, true))
    const both = setTransition(setTransition(three, 0, 2, true), 0, 1, true)
    expect(both.disponibles[0]?.transiciones).toEqual([1, 2])
    expect(setTransition(both, 0, 1, false).disponibles[0]?.transiciones).toEqual([2])
  })
})

describe('ALIST-03 the colour of a state', () => {
  it('ALIST-03 is that of its place until one is chosen, which goes along with the state', () => {
    const chosen = setStateColor(three, 1, 'gris')
    expect(chosen.disponibles.map((state, at) => stateColor(state, at))).toEqual(['azul', 'gris', 'violeta'])
    expect(deleteState(chosen, 0).disponibles[0]).toMatchObject({ nombre: 'En curso', color: 'gris' })
    expect(setStateColor(chosen, 1, null)).toEqual(three)
  })

  it('ALIST-03 nothing changes where it is chosen again, or for a state that is not there', () => {
    const chosen = setStateColor(three, 1, 'gris')
    expect(setStateColor(chosen, 1, 'gris')).toBe(chosen)
    expect(setStateColor(three, 7, 'gris')).toBe(three)
    expect(setStateColor(three, 1, null)).toBe(three)
  })

  it('ALIST-03 a stored one that nobody knows is none, and the state is still there', () => {
    const stored = { disponibles: [{ id: 0, nombre: 'Recibida', color: '#f00', transiciones: [] }] }
    const [state] = statesSchema.parse(stored).disponibles
    expect(state).toMatchObject({ nombre: 'Recibida', color: undefined })
  })
})

describe('the reference of a state', () => {
  const BEFORE: States = {
    disponibles: ['Nueva', 'En curso', 'Hecha'].map((nombre, id) => ({ id, nombre, transiciones: [] })),
    inicial: 0,
    actual: 0,
  }
  const refs = ({ disponibles }: States) => disponibles.map(stateRef)

  it('EDIT-04 is its position until others are removed, and stays then', () => {
    expect(refs(BEFORE)).toEqual(['0', '1', '2'])
    expect(refs(deleteState(BEFORE, 1))).toEqual(['0', '2'])
    expect(refs(deleteState(deleteState(BEFORE, 0), 0))).toEqual(['2'])
    expect(refs(renameState(deleteState(BEFORE, 0), 1, 'Terminada'))).toEqual(['1', '2'])
  })

  it('EDIT-04 is never given again', () => {
    const again = addNamed(deleteState(BEFORE, 2), 'Hecha', () => 'nuevo')
    expect(refs(again)).toEqual(['0', '1', 'nuevo'])
  })
})

/** Five states, each leading to every other one. */
const linked = [0, 1, 2, 3, 4].reduce(
  (states, from) => [0, 1, 2, 3, 4].reduce((current, to) => setTransition(current, from, to, true), states),
  ['a', 'b', 'c', 'd', 'e'].reduce((all, name) => addState(all, name), NO_STATES),
)

const edit = fc.oneof(
  fc.string({ maxLength: 3 }).map((name) => (states: States) => addState(states, name)),
  fc.nat(6).map((id) => (states: States) => deleteState(states, id)),
  fc.nat(6).map((id) => (states: States) => setInitialState(states, id)),
  fc.tuple(fc.nat(6), fc.nat(6), fc.boolean()).map(
    ([from, to, on]) =>
      (states: States) =>
        setTransition(states, from, to, on),
  ),
)

it('EDIT-04 after any edits ids equal positions and every transition leads to another existing state', () => {
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 30 }), (edits) => {
      const { disponibles, inicial } = edits.reduce((states, change) => change(states), linked)
      expect(new Set(disponibles.map(stateRef)).size).toBe(disponibles.length)
      expect(disponibles.map(({ id }) => id)).toEqual(disponibles.map((_, position) => position))
      for (const { id, transiciones } of disponibles) {
        expect(new Set(transiciones).size).toBe(transiciones.length)
        for (const to of transiciones) expect(to !== id && to < disponibles.length).toBe(true)
      }
      expect(inicial < Math.max(1, disponibles.length)).toBe(true)
    }),
  )
})
