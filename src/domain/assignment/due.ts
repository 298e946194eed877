/**
 * Until when an answer is to be worked on (REACH-08): working days of the municipality, which are Monday to Friday
 * without its holidays, counted from the day after the one on which the answer came into its state.
 */
import { addDays, weekdayOfDay, type CalendarDay } from '../calendar'
import { isDay } from '../dates'
import { currentRef, stateRef } from '../form/state-ref'
import type { States } from '../form/state'
import { currentState } from '../states/transitions'

/** What stands for the due day of an answer that waits without a term: it comes after every day. */
export const NO_TERM = 'sin-plazo'
/** What stands there when nothing is left to do. */
export const DONE = ''
/** The least due day that anything waiting has. */
export const ANY_DAY = '0'

const SATURDAY = 5

/**
 * The day so many working days after another.
 * @param holidays as `holidaysFrom` gives them, so that they end
 * @returns the last day before the calendar ends, if it does first
 */
export function dueDay(from: CalendarDay, days: number, holidays: readonly CalendarDay[]): CalendarDay {
  const closed = new Set(holidays)
  let day = from
  let left = days
  while (left > 0) {
    const next = addDays(day, 1)
    if (next === null) return day
    day = next
    if (weekdayOfDay(day) < SATURDAY && !closed.has(day)) left -= 1
  }
  return day
}

/** The term of the state in which an answer stands, as its form says now; null for none. */
export function termOf(answer: States, form: States): number | null {
  const ref = currentRef(answer)
  const state = form.disponibles.find((one) => ref !== null && stateRef(one) === ref)
  return state?.plazo ?? null
}

/** Whether an answer waits: its state leads on, or it has none. */
const waits = (answer: States): boolean => {
  const state = currentState(answer)
  return state === null || state.transiciones.length > 0
}

/**
 * Until when an answer is to be worked on: a day, {@link NO_TERM} or {@link DONE}.
 * @param since the day on which it came into its state
 */
export function dueOf(
  states: { answer: States; form: States },
  since: CalendarDay,
  holidays: readonly CalendarDay[],
): string {
  if (!waits(states.answer)) return DONE
  const term = termOf(states.answer, states.form)
  return term === null ? NO_TERM : dueDay(since, term, holidays)
}

/** Days, either end of which may be open. */
export interface DueDays {
  from: CalendarDay | null
  to: CalendarDay | null
}

/** Whether something is due on one of those days; what has no term is due on none. */
export const isDueWithin = (due: string | undefined, { from, to }: DueDays): boolean =>
  due !== undefined && isDay(due) && (from === null || due >= from) && (to === null || due <= to)

/** Whether the due day is over. */
export const isLate = (due: string | undefined, today: CalendarDay): boolean =>
  due !== undefined && due !== DONE && due !== NO_TERM && due < today
