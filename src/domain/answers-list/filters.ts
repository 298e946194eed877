/** A day as `YYYY-MM-DD`. */
export type Day = string

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

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/

/** Whether a text is a day of the calendar. */
export function isDay(text: string): text is Day {
  const [, year, month, day] = DAY.exec(text) ?? []
  if (year === undefined) return false
  const date = new Date(Number(year), Number(month) - 1, Number(day))
  return date.getMonth() === Number(month) - 1 && date.getDate() === Number(day)
}

/** 00:00 of a day in the reader's time zone. */
function startOf(day: Day): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date)
}

/** The last millisecond of a day in the reader's time zone; days with a change of clocks are longer or shorter. */
function endOf(day: Day): Date {
  const next = startOf(day)
  next.setDate(next.getDate() + 1)
  return new Date(next.getTime() - 1)
}

/** The moments between which answers count: from 00:00 of the first day to the end of the last (§1.9); null is open. */
export function momentsOf(period: Period | null): { from: Date | null; to: Date | null } {
  if (period === null) return { from: null, to: null }
  const [first, last] = 'day' in period ? [period.day, period.day] : [period.from, period.to]
  return { from: first === null ? null : startOf(first), to: last === null ? null : endOf(last) }
}
