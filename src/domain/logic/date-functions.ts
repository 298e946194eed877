/** Functions of days and times, by the calendar: no clock, no zone, years 1 to 9999. */
import { decimal, type Decimal } from './decimal'
import { addDays, addMonths, dayNumber, monthsBetween, partsOfDay } from '../calendar'
import { of, type FunctionSpec } from './function-spec'
import { isNumber, isText } from './value'

const MONTHS_OF_YEAR = 12
/** More than the calendar has days. */
const FURTHEST = 4_000_000

export const partOf = (part: (day: string) => number): FunctionSpec => ({
  params: ['date'],
  result: 'number',
  run: of(isText, (day = '') => decimal(part(day))),
})

const between = (count: (from: string, to: string) => number): FunctionSpec => ({
  params: ['date', 'date'],
  result: 'number',
  run: of(isText, (from = '', to = '') => decimal(count(from, to))),
})

/** A whole number that a calendar can count with; what is behind the point is left out. */
export const whole = (number: Decimal): number | null => {
  const count = Number(number.whole())
  return Math.abs(count) > FURTHEST ? null : count
}

const later = (add: (day: string, count: number) => string | null): FunctionSpec => ({
  params: ['date', 'number'],
  result: 'date',
  run: ([day = null, count = null]) => {
    const steps = isNumber(count) ? whole(count) : null
    return isText(day) && steps !== null ? add(day, steps) : null
  },
})

export const DATE_FUNCTIONS = {
  year: partOf((day) => partsOfDay(day)[0]),
  month: partOf((day) => partsOfDay(day)[1]),
  day: partOf((day) => partsOfDay(day)[2]),
  add_days: later(addDays),
  add_months: later(addMonths),
  add_years: later((day, count) => addMonths(day, count * MONTHS_OF_YEAR)),
  days_between: between((from, to) => dayNumber(to) - dayNumber(from)),
  months_between: between(monthsBetween),
  /** Whole years from a day to another: how old somebody is then. */
  age: between((from, to) => Math.trunc(monthsBetween(from, to) / MONTHS_OF_YEAR)),
}
