import { endOfDay, startOfDay, type Day } from '../dates'

/** What pages are sorted by, newest first: when answers were given, or when they last changed (ALIST-01). */
export type AnswersOrder = 'fechaCreacion' | 'lastUpdate'

/** What a list of answers is narrowed to (ALIST-02); '' and null stand for everything. */
export interface AnswerFilters {
  /** The whole answer code. */
  code: string
  /** Who answered, as `creadoPor` says it. */
  author: string
  /** The recipient's document number. */
  citizenDni: string
  /** A state's id; null shows all. */
  state: number | null
  /** A single day or a range of days, never both; either end of a range may be open. */
  period: Period | null
  order: AnswersOrder
}
export type Period = { day: Day } | { from: Day | null; to: Day | null }

/** Every answer, newest first. */
export const NO_FILTERS: AnswerFilters = {
  code: '',
  author: '',
  citizenDni: '',
  state: null,
  period: null,
  order: 'fechaCreacion',
}

/** Whether answers are left out; the order leaves none out. */
export const isFiltered = ({ code, author, citizenDni, state, period }: AnswerFilters): boolean =>
  code !== '' || author !== '' || citizenDni !== '' || state !== null || period !== null

/** The moments between which answers count: from 00:00 of the first day to the end of the last (§1.9); null is open. */
export function momentsOf(period: Period | null): { from: Date | null; to: Date | null } {
  if (period === null) return { from: null, to: null }
  const [first, last] = 'day' in period ? [period.day, period.day] : [period.from, period.to]
  return { from: first === null ? null : startOfDay(first), to: last === null ? null : endOfDay(last) }
}
