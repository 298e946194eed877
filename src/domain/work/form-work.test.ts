import { describe, expect, it } from 'vitest'
import { requestForChangesSchema } from '../correction/request'
import { NO_STATES } from '../form/state'
import { THREE_STATES } from '../../testing/builders'
import {
  changesNothing,
  formWorkSchema,
  openStates,
  standingOf,
  waitingStates,
  workChange,
} from './form-work'

const at = (actual: number) => standingOf({ estados: { ...THREE_STATES, actual } })

describe('the work of a form', () => {
  it('DAY-04 counts an answer as waiting while its state leads on', () => {
    expect([0, 1, 2].map((state) => at(state).waits)).toEqual([true, true, false])
    expect(standingOf({ estados: NO_STATES })).toEqual({ state: null, waits: false, isRevised: false })
  })

  it('DAY-04 changes with answers that come, move and go', () => {
    expect(workChange(null, at(0))).toEqual({
      total: 1,
      espera: 1,
      porRevisar: 0,
      porEstado: new Map([['0', 1]]),
    })
    expect(workChange(at(1), at(2))).toEqual({
      ...{ total: 0, espera: -1, porRevisar: 0 },
      porEstado: new Map([
        ['1', -1],
        ['2', 1],
      ]),
    })
    expect(workChange(at(2), null)).toEqual({
      total: -1,
      espera: 0,
      porRevisar: 0,
      porEstado: new Map([['2', -1]]),
    })
    expect(workChange(null, { state: null, waits: false, isRevised: false })).toEqual({
      ...{ total: 1, espera: 0, porRevisar: 0, porEstado: new Map() },
    })
  })

  it('DAY-04 VIEW-02 counts an answer that a citizen revised as waiting until staff close it, in a last state too', () => {
    const revised = (porRevisar: boolean, needCompletition = false) =>
      standingOf({
        estados: { ...THREE_STATES, actual: 2 },
        requestsForChanges: [requestForChangesSchema.parse({ needCompletition, porRevisar })],
      })
    expect(revised(true)).toEqual({ state: '2', waits: true, isRevised: true })
    expect(revised(true, true).waits).toBe(false)
    expect(workChange(at(2), revised(true))).toMatchObject({ total: 0, espera: 1, porRevisar: 1 })
    expect(workChange(revised(true), revised(false))).toMatchObject({ espera: -1, porRevisar: -1 })
    expect(changesNothing(workChange(at(2), { ...at(2), isRevised: true }))).toBe(false)
  })

  it('DAY-04 does not change when an answer stays in its state', () => {
    expect([changesNothing(workChange(at(1), at(1))), changesNothing(workChange(null, null))]).toEqual([
      true,
      true,
    ])
    expect(changesNothing(workChange(at(0), at(1)))).toBe(false)
    // An answer to a form without states.
    expect(changesNothing(workChange(null, { state: null, waits: false, isRevised: false }))).toBe(false)
    // The state of an answer began to lead on when the form changed.
    expect(
      changesNothing(
        workChange(
          { state: '2', waits: false, isRevised: false },
          { state: '2', waits: true, isRevised: false },
        ),
      ),
    ).toBe(false)
  })

  it('DAY-04 lists the states that lead on, the fullest first and no empty ones', () => {
    const abiertos = openStates(THREE_STATES)
    expect(abiertos.map(({ id }) => id)).toEqual([0, 1])
    expect(abiertos[0]).not.toHaveProperty('transiciones')
    const work = formWorkSchema.parse({ id: 'f', abiertos, porEstado: { 0: 2, 1: 5, 2: 9 } })
    expect(waitingStates(work).map(({ state, count }) => [state.nombre, count])).toEqual([
      ['En proceso', 5],
      ['Pendiente', 2],
    ])
    expect(waitingStates({ ...work, porEstado: { 0: 0 } })).toEqual([])
  })
})
