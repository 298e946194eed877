import { describe, expect, it } from 'vitest'
import { THREE_STATES } from '../../testing/builders'
import { statesSchema, type States } from '../form/state'
import { holidaysFrom, MAX_HOLIDAYS } from '../geography/holidays'
import { DONE, dueDay, dueOf, isDueWithin, isLate, NO_TERM } from './due'

const withTerm = (plazo: unknown): States =>
  statesSchema.parse({
    ...THREE_STATES,
    disponibles: THREE_STATES.disponibles.map((state) => ({ ...state, ...(state.id === 0 && { plazo }) })),
  })
const FRIDAY = '2026-10-02'

describe('until when an answer is to be worked on', () => {
  it.each([
    [1, [], '2026-10-05'],
    [5, [], '2026-10-09'],
    // The twelfth of October is a Monday.
    [6, ['2026-10-12'], '2026-10-13'],
    // One on a Saturday takes nothing away.
    [1, ['2026-10-03'], '2026-10-05'],
    [1, ['2026-10-05', '2026-10-06'], '2026-10-07'],
  ])('REACH-08 %d working days after a Friday, with holidays on %j, end on %s', (days, holidays, due) => {
    expect(dueDay(FRIDAY, days, holidays)).toBe(due)
  })

  it('REACH-08 holidays end, however many there are, and so does the calendar', () => {
    const endless = Array.from({ length: 20_000 }, (_, number) =>
      new Date(Date.UTC(2026, 9, 3 + number)).toISOString().slice(0, 10),
    )
    const holidays = holidaysFrom(endless)
    expect(holidays).toHaveLength(MAX_HOLIDAYS)
    expect(dueDay(FRIDAY, 1, holidays) < '2027-06-01').toBe(true)
    expect(dueDay('9999-12-30', 500, [])).toBe('9999-12-31')
  })

  it.each([0, -3, 1.5, 501, 1e9, '5', null, Number.NaN])('REACH-08 %s is no term of a state', (plazo) => {
    expect(withTerm(plazo).disponibles[0]?.plazo).toBeUndefined()
  })

  it('REACH-08 is by the term that the form says now, nothing without one, and over where nothing waits', () => {
    const form = withTerm(5)
    expect(dueOf({ answer: THREE_STATES, form }, FRIDAY, [])).toBe('2026-10-09')
    expect(dueOf({ answer: form, form: THREE_STATES }, FRIDAY, [])).toBe(NO_TERM)
    const last = {
      ...THREE_STATES,
      actual: 2,
      disponibles: THREE_STATES.disponibles.map((one) => ({ ...one, transiciones: [] })),
    }
    expect(dueOf({ answer: last, form }, FRIDAY, [])).toBe(DONE)
  })

  it('REACH-08 is late from the day after', () => {
    expect(
      ['2026-10-08', '2026-10-09', NO_TERM, DONE, undefined].map((due) => isLate(due, '2026-10-09')),
    ).toEqual([...[true, false, false, false, false]])
  })
})

it('REACH-08 what has no term, or nothing left to do, is due on none of the days that are asked', () => {
  const any = { from: null, to: null }
  expect(['2026-10-15', NO_TERM, '', undefined].map((due) => isDueWithin(due, any))).toEqual([
    true,
    false,
    false,
    false,
  ])
  const week = { from: '2026-10-12', to: '2026-10-16' }
  expect(
    ['2026-10-11', '2026-10-12', '2026-10-16', '2026-10-17'].map((due) => isDueWithin(due, week)),
  ).toEqual([false, true, true, false])
})
