import { describe, expect, it } from 'vitest'
import { currentRef, namedAs, refAt, withCurrentState, stateRef } from './state-ref'
import { NO_STATES, type States } from './state'

const states = (...names: string[]): States => ({
  disponibles: names.map((nombre, id) => ({ id, nombre, transiciones: [] })),
  inicial: 0,
  actual: 0,
})
const refs = ({ disponibles }: States) => disponibles.map(stateRef)
const OWN = states('Nueva', 'En curso', 'Hecha')

describe('the state in which an answer stands', () => {
  it('ALIST-02 is named by its reference beside its position', () => {
    expect(withCurrentState(OWN, 2)).toEqual({ ...OWN, actual: 2, clave: '2' })
    expect(withCurrentState(NO_STATES, 0)).toEqual(NO_STATES)
    expect([refAt(OWN, 9), currentRef(NO_STATES)]).toEqual([null, null])
  })
})

describe('states of answers from before references', () => {
  const stands = (actual: number, form: States) => namedAs({ ...OWN, actual }, form).clave

  it('ALIST-02 keep their positions while the form has the same states, renamed ones too', () => {
    expect(refs(namedAs(OWN, OWN))).toEqual(['0', '1', '2'])
    expect(stands(1, states('Nueva', 'En trabajo', 'Hecha'))).toBe('1')
    expect(namedAs(OWN, OWN).disponibles.every((state, at) => state === OWN.disponibles[at])).toBe(true)
  })

  it('ALIST-02 are the states of the same name where some were removed; a removed one is none of the form', () => {
    const form = states('Nueva', 'Hecha')
    expect([0, 1, 2].map((at) => stands(at, form))).toEqual(['0', '1/En curso', '1'])
  })

  it('ALIST-02 are found by the references that the form has given meanwhile', () => {
    const form: States = {
      ...OWN,
      disponibles: [
        { id: 0, clave: 'nuevo', nombre: 'Recibida', transiciones: [] },
        { id: 1, clave: '2', nombre: 'Terminada', transiciones: [] },
      ],
    }
    expect([0, 1, 2].map((at) => stands(at, form))).toEqual(['0', '1', '2'])
  })

  it('ALIST-02 once named stay as they are, whatever the form becomes', () => {
    const named = namedAs({ ...OWN, actual: 2 }, states('Nueva', 'Hecha'))
    expect(namedAs(named, states('Hecha', 'Otra'))).toEqual(named)
  })
})
