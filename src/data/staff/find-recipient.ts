import { recipientQueries } from '../../domain/answers-list/recipient'
import { answerRowSchema, ROW_FIELDS, type AnswerRow } from '../../domain/answers-list/row'
import type { User } from '../../domain/user/user'
import { ANSWERS } from '../../domain/store-paths'
import { decodeAll } from '../converters'
import { countReads } from '../read-counter'
import { queryFields } from '../rest-query'

/** More answers about one person are not looked for. */
export const MAX_ABOUT_ONE = 50

const newestFirst = (one: AnswerRow, other: AnswerRow): number =>
  (other.fechaCreacion?.getTime() ?? 0) - (one.fechaCreacion?.getTime() ?? 0)

/**
 * The answers about a recipient in the person's areas, newest first, {@link MAX_ABOUT_ONE} at most: one query for
 * every ten areas (HOME-03, HOME-04). Damaged ones are left out.
 * @param number DNI or CUIT as typed
 * @throws DataError `forbidden`, `offline`, `timeout`; NeedsIndexError
 */
export async function answersAbout(user: User, number: string): Promise<AnswerRow[]> {
  const pages = await Promise.all(
    recipientQueries(user, number).map((query) =>
      queryFields(ANSWERS, query, { fields: ROW_FIELDS, limit: MAX_ABOUT_ONE, after: null }),
    ),
  )
  for (const page of pages) countReads(Math.max(1, page.length), 'recipient')
  const { items } = decodeAll(answerRowSchema, pages.flat())
  // An answer of two areas may come with each of them.
  const byId = new Map(items.map((answer) => [answer.id, answer]))
  return [...byId.values()].toSorted(newestFirst).slice(0, MAX_ABOUT_ONE)
}
