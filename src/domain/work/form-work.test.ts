import { describe, expect, it } from 'vitest'
import { requestForChangesSchema } from '../answer/corrections/request'
import { NO_STATES } from '../form/state'
import { THREE_STATES } from '../../testing/builders'
import {
  changesNothing,
  daysKnownFrom,
  formWorkSchema,
  lateIn,
  openStates,
  plusWork,
  workStateOf,
  waitingStates,
  withoutOldDays,
  workChange,
} from './form-work'

const ZONE = 'America/Argentina/Buenos_Aires'
const at = (actual: number, lastUpdate: Date | null = null) =>
  workStateOf({ estados: { ...THREE_STATES, actual }, lastUpdate }, ZONE)

describe('the work of a form', () => {
  it('DAY-04 counts an answer as waiting while its state leads on', () => {
    expect([0, 1, 2].map((state) => at(state).waits)).toEqual([true, true, false])
    expect(workStateOf({ estados: NO_STATES, lastUpdate: null }, ZONE)).toEqual({
      ...{ state: null, waits: false, isRevised: false },
    })
  })

  it('DAY-04 changes with answers that come, move and go', () => {
    expect(workChange(null, at(0))).toEqual({
      total: 1,
      espera: 1,
      porRevisar: 0,
      porEstado: new Map([['0', 1]]),
      porDia: new Map(),
    })
    expect(workChange(at(1), at(2))).toEqual({
      ...{ total: 0, espera: -1, porRevisar: 0 },
      porEstado: new Map([
        ['1', -1],
        ['2', 1],
      ]),
      porDia: new Map(),
    })
    expect(workChange(at(2), null)).toEqual({
      total: -1,
      espera: 0,
      porRevisar: 0,
      porEstado: new Map([['2', -1]]),
      porDia: new Map(),
    })
    expect(workChange(null, { state: null, waits: false, isRevised: false })).toEqual({
      ...{ total: 1, espera: 0, porRevisar: 0, porEstado: new Map(), porDia: new Map() },
    })
  })

  it('DAY-04 VIEW-02 counts an answer that a citizen revised as waiting until staff close it, in a last state too', () => {
    const revised = (porRevisar: boolean, needCompletition = false) =>
      workStateOf(
        {
          estados: { ...THREE_STATES, actual: 2 },
          requestsForChanges: [requestForChangesSchema.parse({ needCompletition, porRevisar })],
          lastUpdate: null,
        },
        ZONE,
      )
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

describe('what of the work is late', () => {
  const NOW = new Date('2026-03-20T12:00Z')
  const days = (number: number) => new Date(NOW.getTime() - number * 86_400_000)
  const UNTIL = '2026-03-13'
  const work = (porDia: ReadonlyMap<string, number>, diasDesde: string | null = '0001-01-01') =>
    formWorkSchema.parse({
      ...{ id: 'f', abiertos: openStates(THREE_STATES), porEstado: { 0: 3, 1: 2, 2: 4 } },
      ...{ porDia: Object.fromEntries(porDia), diasDesde },
    })

  it('DAY-04 is what waits without what changed since, whatever the order in which it came', () => {
    const came = [at(0, days(20)), at(0, days(7)), at(0, days(6)), at(1, days(1)), at(2, days(1))]
    const changes = [...came.map((one) => workChange(null, one)), workChange(at(0, days(20)), at(1, days(0)))]
    const sum = (all: typeof changes) =>
      all.reduce((one, other) => plusWork(one, other), workChange(null, null)).porDia
    const late = lateIn(work(sum(changes)), UNTIL)
    expect(late).toEqual(
      new Map([
        ['0', 2],
        ['1', 0],
      ]),
    )
    expect(lateIn(work(sum(changes.toReversed())), UNTIL)).toEqual(late)
  })

  it('DAY-04 OPS-08 a day is one of the municipality', () => {
    expect(at(0, new Date('2026-03-14T02:59Z')).day).toBe(UNTIL)
    expect(at(0, new Date('2026-03-14T03:00Z')).day).toBe('2026-03-14')
    expect(at(0, new Date(Number.NaN))).not.toHaveProperty('day')
  })

  it('DAY-04 changes when an answer changes on another day, and not on the same', () => {
    expect(changesNothing(workChange(at(0, days(3)), at(0, days(1))))).toBe(false)
    expect(changesNothing(workChange(at(0, days(3)), at(0, days(3))))).toBe(true)
  })

  it('DAY-04 forgets days that nobody asks for, also of an answer whose day was forgotten', () => {
    const change = workChange(at(0, days(15)), at(0, days(14)))
    expect([...withoutOldDays(change, NOW).porDia]).toEqual([['2026-03-06 0', 1]])
    expect(changesNothing(withoutOldDays(workChange(at(0, days(20)), at(0, days(30))), NOW))).toBe(true)
  })

  it('DAY-04 is not known until all of its days are noted', () => {
    const known = daysKnownFrom(days(8))
    expect(known).toBe(UNTIL)
    expect(lateIn(work(new Map(), known), UNTIL)).not.toBeNull()
    expect(lateIn(work(new Map(), daysKnownFrom(days(7))), UNTIL)).toBeNull()
    expect(lateIn(work(new Map(), null), UNTIL)).toBeNull()
  })
})
