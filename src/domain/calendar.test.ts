import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addMonths, dayAtNumber, dayNumber, dayOf, monthsBetween, weekdayOfDay } from './calendar'

const day = fc.integer({ min: dayNumber('0001-01-01'), max: dayNumber('9999-12-31') })

describe('days as numbers', () => {
  it('LOGIC-02 every day of the calendar has its number, one after the other', () => {
    fc.assert(
      fc.property(day, (number) => {
        const there = dayAtNumber(number)
        expect(there && dayNumber(there)).toBe(number)
        expect(there && weekdayOfDay(there)).toBe((((number + 3) % 7) + 7) % 7)
      }),
    )
  })

  it.each([
    ['0001-01-01', -719_162],
    ['0099-12-31', -683_004],
    ['1969-12-31', -1],
    ['1970-01-01', 0],
    ['2024-02-29', 19_782],
    ['9999-12-31', 2_932_896],
  ])('LOGIC-02 %s is %i days from 1970', (there, number) => {
    expect([dayNumber(there), dayAtNumber(number)]).toEqual([number, there])
  })

  it('LOGIC-02 there is no day before the first and after the last one', () => {
    expect([addDays('0001-01-01', -1), addDays('9999-12-31', 1), addDays('2026-01-01', Number.NaN)]).toEqual([
      ...[null, null, null],
    ])
    expect([addMonths('0001-01-31', -1), addMonths('9999-12-01', 1)]).toEqual([null, null])
    expect([dayOf(0, 1, 1), dayOf(2023, 2, 29), dayOf(10_000, 1, 1), dayOf(2026, 13, 1)]).toEqual([
      ...[null, null, null, null],
    ])
  })

  it.each([
    ['2024-01-31', 1, '2024-02-29'],
    ['2023-01-31', 1, '2023-02-28'],
    ['2024-02-29', -12, '2023-02-28'],
    ['0099-12-31', 1, '0100-01-31'],
    ['2026-05-31', -6, '2025-11-30'],
  ])('LOGIC-02 %s and %i months is %s', (from, count, to) => {
    expect(addMonths(from, count)).toBe(to)
  })

  it('LOGIC-02 as many months lie between two days as lead from one to the other', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 2_000 }), (number, count) => {
        const from = dayAtNumber(number) ?? ''
        const to = addMonths(from, count)
        fc.pre(to !== null)
        expect(monthsBetween(from, to ?? '')).toBe(count)
        expect(monthsBetween(to ?? '', from)).toBe(count === 0 ? 0 : -count)
      }),
    )
  })
})
