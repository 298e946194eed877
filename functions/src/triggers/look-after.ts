import { FieldPath, Timestamp, type DocumentData, type QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { logger } from 'firebase-functions/v2'
import { ANSWERS, SWEEPS } from '../../../src/domain/store-paths'
import { database } from '../platform/admin'
import { mapWithConcurrency } from '../platform/map-with-concurrency'
import type { AnswerChange } from '../answers/change'
import { settle } from '../checking/check-content'
import { answerWritten } from './on-answer-written'

const HOUR_MS = 3_600_000
/** Events are delivered for an hour; by then an answer was looked at, or its event is lost. */
const SETTLED_MS = 2 * HOUR_MS
/** The first time begins so far back: what is older was answered before anybody looked like this. */
const FIRST_MS = 48 * HOUR_MS

/** How much one day looks at; the next one goes on from there. */
interface Measure {
  pages: number
  perPage: number
}
const DAILY: Measure = { pages: 100, perPage: 300 }
/** Answers looked at side by side. */
const AT_ONCE = 10

const placeDoc = () => database().doc(`${SWEEPS}/respuestas`)

/** Whoever looks at an answer leaves a digest or a mark in it. */
const wasLookedAt = (answer: QueryDocumentSnapshot): boolean =>
  answer.get('invalida') === true || answer.get('ficha') !== undefined

const isMarked = (data: DocumentData | undefined): boolean => data?.invalida === true

/** Does what the lost event of an answer asked for; each step may be repeated. */
async function lookAfter({ ref, createTime }: QueryDocumentSnapshot): Promise<void> {
  const came = await ref.get()
  if (!came.exists) return
  const change: AnswerChange = {
    eventId: `perdido-${ref.id}`,
    time: createTime.toDate(),
    answerId: ref.id,
    before: undefined,
    after: came.data(),
  }
  await answerWritten(change)
  const now = await ref.get()
  // The event of the mark is as large as the first one, and may be lost like that.
  if (isMarked(now.data()) === isMarked(came.data())) return
  const marked = { before: came.data(), after: now.data(), eventId: `perdido-marca-${ref.id}` }
  await answerWritten({ ...change, ...marked })
}

/** Only content that changed after the answer came is looked at once more: its event is another one. */
const wasChanged = (answer: QueryDocumentSnapshot): boolean => {
  const [came, changed]: unknown[] = [answer.get('fechaCreacion'), answer.get('lastUpdate')]
  return !(came instanceof Timestamp && changed instanceof Timestamp && came.isEqual(changed))
}

/** Does what a lost event asked for; what was done before is found done. */
async function lookAgain(answer: QueryDocumentSnapshot): Promise<void> {
  if (wasLookedAt(answer)) return wasChanged(answer) ? settle(answer.id) : undefined
  logger.warn('nobody looked at an answer', { answerId: answer.id })
  return lookAfter(answer)
}

/** The answers that were written after a place, in order; only what says whether somebody looked at them. */
async function pageAfter(place: Timestamp, until: Timestamp, most: number): Promise<QueryDocumentSnapshot[]> {
  const { docs } = await database()
    .collection(ANSWERS)
    .where('lastUpdate', '>', place)
    .where('lastUpdate', '<=', until)
    .orderBy('lastUpdate')
    .orderBy(FieldPath.documentId())
    .limit(most)
    .select('lastUpdate', 'fechaCreacion', 'invalida', 'ficha')
    .get()
  return docs
}

/**
 * Looks for answers whose event never came, as may be of one between a quarter and a whole megabyte (decision 029): each
 * is counted, checked, marked and held against its sender as if it had come. One that was changed later is checked once
 * more, with its files and its digest (FILE-05). Every writing is passed once, a read for each; so many a day, and the
 * next day goes on.
 * @param now moments are judged by it
 */
export async function lookAfterAnswers(now: Date, { pages, perPage }: Measure = DAILY): Promise<void> {
  const stored: unknown = (await placeDoc().get()).get('desde')
  let place = stored instanceof Timestamp ? stored : Timestamp.fromMillis(now.getTime() - FIRST_MS)
  const until = Timestamp.fromMillis(now.getTime() - SETTLED_MS)
  for (let left = pages; left > 0; left -= 1) {
    const answers = await pageAfter(place, until, perPage)
    await mapWithConcurrency(answers, AT_ONCE, (answer) =>
      lookAgain(answer).catch((error: unknown) =>
        logger.error('derived documents are behind', { answerId: answer.id, error }),
      ),
    )
    const last: unknown = answers.at(-1)?.get('lastUpdate')
    if (last instanceof Timestamp) place = last
    await placeDoc().set({ desde: place })
    if (answers.length < perPage) return
  }
}
