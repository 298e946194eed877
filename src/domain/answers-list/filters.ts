import type { DueDays } from '../assignment/due'
import { addDays } from '../calendar'
import { dayIn, endOfDayIn, startOfDayIn, type Day } from '../dates'

/**
 * What pages are sorted by: when answers were given or last changed, newest first (ALIST-01), or until when they are to be
 * worked on, what is late first (REACH-08). What has no term is not in that one.
 */
export const ANSWERS_ORDERS = ['fechaCreacion', 'lastUpdate', 'vence'] as const
export type AnswersOrder = (typeof ANSWERS_ORDERS)[number]

/** The date that rows show beside what says itself until when they are due. */
export const dateShown = (order: AnswersOrder): 'fechaCreacion' | 'lastUpdate' =>
  order === 'lastUpdate' ? order : 'fechaCreacion'

/** What a list of answers is narrowed to (ALIST-02); '' and null stand for everything. */
export interface AnswerFilters {
  /** The whole answer code. */
  code: string
  /** Who answered, as `creadoPor` says it. */
  author: string
  /** Whose turn it is, by username (REACH-08). */
  assignee: string
  /** The recipient's document number. */
  citizenDni: string
  /** A state's reference, the same in every version; null shows all. */
  state: string | null
  /** A single day or a range of days, never both; either end of a range may be open. */
  period: Period | null
  order: AnswersOrder
  /** A code or its beginning, a name, a document number, or words of columns; a function finds them (DAY-01). */
  search: string
  /** Choices that must have been made; a function finds these answers too. */
  choices: readonly ChoiceFilter[]
}

/** A choice that was made at a question. */
export interface ChoiceFilter {
  question: string
  /** An option's id, or yes and no as they are stored. */
  value: string
  /** Links and views from before name an option by its position: `value` is that of the form as it stands. */
  byPosition?: true
}

/** Choices in one filter. */
export const MAX_CHOICES = 4
/** Letters of a search. */
export const MAX_SEARCH = 120

/** A day, a range of days, or all up to yesterday on whatever day it is asked, as what is late. */
export type Period = { day: Day } | { from: Day | null; to: Day | null } | { isPast: true }

/** Every answer, newest first. */
export const NO_FILTERS: AnswerFilters = {
  code: '',
  author: '',
  assignee: '',
  citizenDni: '',
  state: null,
  period: null,
  order: 'fechaCreacion',
  search: '',
  choices: [],
}

/** Whether answers are left out by a filter. */
export const isFiltered = (filters: AnswerFilters): boolean => {
  const { code, author, assignee, citizenDni, state, period } = filters
  const isNarrowed =
    code !== '' || assignee !== '' || author !== '' || citizenDni !== '' || state !== null || period !== null
  return isNarrowed || isSearched(filters)
}

/** Whether a function has to find the answers: a query of the store cannot (decision 053). */
export const isSearched = ({ search, choices }: Pick<AnswerFilters, 'search' | 'choices'>): boolean =>
  search !== '' || choices.length > 0

/** The first and the last day of a period by the clock of the municipality; null is open. */
function daysOf(period: Period | null, timeZone: string, now: Date): DueDays {
  if (period === null) return { from: null, to: null }
  if ('isPast' in period) return { from: null, to: addDays(dayIn(now, timeZone), -1) }
  return 'day' in period ? { from: period.day, to: period.day } : period
}

/** The days until which answers are due that a list by what is due first is narrowed to; null for another list. */
export const dueDaysOf = (
  { order, period }: Pick<AnswerFilters, 'order' | 'period'>,
  timeZone: string,
  now = new Date(),
): DueDays | null => (order === 'vence' ? daysOf(period, timeZone, now) : null)

/**
 * The moments between which answers count: from the beginning of the first day to the end of the last (§1.9), by the
 * clock of the municipality (OPS-08); null is open.
 */
export function momentsOf(
  period: Period | null,
  timeZone: string,
  now = new Date(),
): { from: Date | null; to: Date | null } {
  const { from, to } = daysOf(period, timeZone, now)
  return {
    from: from === null ? null : startOfDayIn(from, timeZone),
    to: to === null ? null : endOfDayIn(to, timeZone),
  }
}

/** Answers that are looked through for one page: words may be more than the one that is looked up. */
export const MAX_LOOKED_THROUGH = 300
