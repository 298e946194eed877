import { recipientQueries } from '../../domain/answers-list/recipient'
import { answerRowSchema, ROW_FIELDS, type AnswerRow } from '../../domain/answers-list/row'
import type { User } from '../../domain/user/user'
import { ANSWERS } from '../../domain/store-paths'
import { decodeAll } from '../converters'
import { countReads } from '../read-counter'
import { queryFields } from '../rest-query'

/** How many answers about one person are read at first, and each time that more are asked for. */
export const ABOUT_ONE_AT_ONCE = 50

const newestFirst = (one: AnswerRow, other: AnswerRow): number =>
  (other.fechaCreacion?.getTime() ?? 0) - (one.fechaCreacion?.getTime() ?? 0)

/**
 * The answers about a recipient in the person's areas, newest first: one query for every ten areas (HOME-03,
 * HOME-04). Damaged ones are left out.
 * @param number DNI or CUIT as typed
 * @param most of them
 * @throws DataError `forbidden`, `offline`, `timeout`; NeedsIndexError
 */
export async function answersAbout(
  user: User,
  number: string,
  most: number = ABOUT_ONE_AT_ONCE,
): Promise<AnswerRow[]> {
  const pages = await Promise.all(
    recipientQueries(user, number).map((query) =>
      queryFields(ANSWERS, query, { fields: ROW_FIELDS, limit: most, after: null }),
    ),
  )
  for (const page of pages) countReads(Math.max(1, page.length), 'recipient')
  const { items } = decodeAll(answerRowSchema, pages.flat())
  // An answer of two areas may be found by each of them.
  const byId = new Map(items.map((answer) => [answer.id, answer]))
  return [...byId.values()].toSorted(newestFirst).slice(0, most)
}
