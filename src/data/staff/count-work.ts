import { answersQuery, type AnswersQuery, type Condition } from '../../domain/answers-list/query'
import { NO_FILTERS } from '../../domain/answers-list/filters'
import { ANSWERS } from '../../domain/store-paths'
import type { User } from '../../domain/user/user'
import { addTo, dayIn, zoneOf, type Day } from '../../domain/dates'
import { aggregationReads, countReads } from '../read-counter'
import { queryCount } from '../rest-query'

const LABEL = 'work count'

/** Counts stop here, so that each costs one read. */
export const MAX_COUNTED = 1_000

interface WorkForm {
  id: string
  areas: string[]
  /** Of its municipality (OPS-08): days are by it. */
  zonaHoraria?: string | undefined
}

/** Days without any change after which what waits is late (DAY-04). */
export const LATE_DAYS = 7

/**
 * The day before which an answer counts as late when it has not changed since: in whole days of the municipality, like
 * filters.
 */
export const lateBefore = (now: Date, form: Pick<WorkForm, 'zonaHoraria'>): Day =>
  addTo(dayIn(now, zoneOf(form)), -LATE_DAYS, 'day')

async function count({ where, order }: AnswersQuery): Promise<number> {
  const number = await queryCount(ANSWERS, { where, order }, MAX_COUNTED)
  countReads(aggregationReads(number), LABEL)
  return number
}

/**
 * How many answers in a state a person may see, of a form. One read.
 * @throws DataError `forbidden`, `offline`, `timeout`, `unknown`; NeedsIndexError
 */
export const countInState = (user: User, form: WorkForm, state: string): Promise<number> =>
  count(answersQuery(user, form, { ...NO_FILTERS, state }))

/** How many of them nobody touched for {@link LATE_DAYS} days. Reads and throws likewise. */
export const countLate = (user: User, form: WorkForm, state: string, now: Date): Promise<number> =>
  count(
    answersQuery(user, form, {
      ...{ ...NO_FILTERS, state, order: 'lastUpdate', period: { from: null, to: lateBefore(now, form) } },
    }),
  )

/** How many answers to a form changed since a moment. Reads and throws likewise. */
export function countChanged(user: User, form: WorkForm, since: Date): Promise<number> {
  const { where, order } = answersQuery(user, form, { ...NO_FILTERS, order: 'lastUpdate' })
  const from: Condition = { field: order, op: '>=', value: since }
  return count({ where: [...where, from], order })
}
