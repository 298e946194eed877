import { doc, serverTimestamp, updateDoc } from 'firebase/firestore/lite'
import { noticesQuery } from '../../domain/answers-list/query'
import { answerRowSchema, LISTED_FIELDS } from '../../domain/answers-list/row'
import { addDays } from '../../domain/calendar'
import { dayIn } from '../../domain/dates'
import { tellsAtOnce, type NoticeChoice, type NoticeKind } from '../../domain/notices/choice'
import { ANSWERS, userPath } from '../../domain/store-paths'
import type { User } from '../../domain/user/user'
import { repeatable } from '../change'
import { decodeAll } from '../converters'
import { aggregationReads, countReads } from '../read-counter'
import { queryCount, queryFields } from '../rest-query'
import { storeOf } from '../store'
import { withTimeout } from '../with-timeout'
import type { AnswersCursor, AnswersPage } from './list-answers'
import { zoneAt } from './zones'

/** Rows of a page of news. */
export const NOTICES_PER_PAGE = 15
/** More are not counted: nobody reads the number. */
const MOST_COUNTED = 99
/** What is new is so for a month. */
const NEW_MS = 30 * 86_400_000

/** A term is over by the clock of the town hall, wherever its reader is (OPS-08). */
async function queryFor(user: User, kind: NoticeKind, since: Date) {
  const today = dayIn(new Date(), await zoneAt(user.municipalityPath))
  return noticesQuery(user, kind, { since, yesterday: addDays(today, -1) ?? today })
}

/**
 * How many answers became a person's turn since they last looked (REACH-07): one read.
 * @throws DataError `forbidden`, `offline`, `timeout`; NeedsIndexError
 */
export async function countUnseen(user: User, seen: Date | null): Promise<number> {
  const since = seen === null ? new Date(0) : new Date(seen.getTime() + 1)
  const count = await queryCount(ANSWERS, await queryFor(user, 'asignadas', since), MOST_COUNTED)
  countReads(aggregationReads(count), 'bell')
  return count
}

/**
 * A page of what is new for a person (REACH-07): one read for each.
 * @throws DataError `forbidden`, `offline`, `timeout`; NeedsIndexError
 */
export async function listNotices(
  user: User,
  kind: NoticeKind,
  after: AnswersCursor | null,
): Promise<AnswersPage> {
  const since = new Date(kind === 'nuevas' ? Date.now() - NEW_MS : 0)
  const page = { fields: [...LISTED_FIELDS, 'asignadoEl', 'revisadoEl'], limit: NOTICES_PER_PAGE, after }
  const documents = await queryFields(ANSWERS, await queryFor(user, kind, since), page)
  countReads(Math.max(1, documents.length), 'notices')
  const { items, damaged } = decodeAll(answerRowSchema, documents)
  const last = documents.length === NOTICES_PER_PAGE ? documents.at(-1) : undefined
  return { answers: items, damaged: damaged.length, cursor: last?.cursor ?? null }
}

/**
 * Stores of what a person is told (REACH-07): one write.
 * @throws DataError `forbidden`, `offline`, `timeout`, `unknown`
 */
export const saveNoticeChoice = (
  username: string,
  choice: Omit<NoticeChoice, 'ya' | 'desde'>,
): Promise<void> =>
  repeatable(() => {
    const { asignadas, vencidas, revisadas, nuevas, formularios, idioma } = choice
    const chosen = { asignadas, vencidas, revisadas, nuevas, formularios, idioma }
    const avisos = {
      ...chosen,
      ya: tellsAtOnce({ ...chosen, ya: false, desde: null }),
      desde: serverTimestamp(),
    }
    return withTimeout(updateDoc(doc(storeOf('staff'), userPath(username)), { avisos }))
  })

/** Notes that a person looked at what became their turn (REACH-07): one write. */
export const noteSeen = (username: string): Promise<void> =>
  repeatable(() =>
    withTimeout(updateDoc(doc(storeOf('staff'), userPath(username)), { avisosVistos: serverTimestamp() })),
  )

/** It is news, no alarm: what a tab counted stands so long. */
const COUNTS_MS = 10 * 60_000

/** The query for how much became one's turn since one last looked (REACH-07); the bell and home share its one read. */
export function unseenQuery(user: User) {
  const seen = user.avisosVistos ?? null
  return {
    queryKey: ['unseen', user.username, seen?.getTime() ?? 0],
    queryFn: () => countUnseen(user, seen),
    staleTime: COUNTS_MS,
    retry: false,
  }
}
