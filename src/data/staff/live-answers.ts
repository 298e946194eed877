import { collection, doc, limit, onSnapshot, orderBy, query, where } from 'firebase/firestore'
import type * as z from 'zod/mini'
import { changesQuery, type Condition } from '../../domain/answers-list/query'
import { answerRowSchema, type AnswerRow } from '../../domain/answers-list/row'
import { plainValue } from '../../domain/stored-value'
import { ANSWERS } from '../../domain/store-paths'
import { countReads } from '../read-counter'
import type { AnswersRequest } from './list-answers'
import { liveStore } from './live'

const LABEL = 'live answers'

/** Tells also when the server confirms what was heard while the line came back. */
const HEARS_THE_SERVER = { includeMetadataChanges: true }

function constraint({ field, op, value }: Condition) {
  const stored =
    field === 'areas' && Array.isArray(value) ? value.map((path) => doc(liveStore(), path)) : value
  return where(field, op, stored)
}

function read<T>(schema: z.ZodMiniType<T>, id: string, data: object): T | null {
  const parsed = schema.safeParse(Object.assign({}, plainValue(data), { id }))
  return parsed.success ? parsed.data : null
}

/**
 * Hears of the answer of a form that changed last, of those that this person may see: as it is now, and whenever
 * one is given or moves (ALIST-05). One read, and one for each change. Whoever is refused, or is without network,
 * hears nothing; the SDK goes on by itself.
 * @returns stops listening
 */
export function watchNewestChange(
  { form, user }: Pick<AnswersRequest, 'form' | 'user'>,
  onAnswer: (answer: AnswerRow) => void,
): () => void {
  const { where: conditions, order } = changesQuery(user, form)
  const newest = query(
    collection(liveStore(), ANSWERS),
    ...conditions.map(constraint),
    orderBy(order, 'desc'),
    limit(1),
  )
  return onSnapshot(
    newest,
    HEARS_THE_SERVER,
    ({ metadata, docs: [first] }) => {
      // What an earlier listener left behind is not the server's word.
      if (metadata.fromCache) return
      countReads(1, LABEL)
      const answer = first ? read(answerRowSchema, first.id, first.data()) : null
      if (answer) onAnswer(answer)
    },
    () => undefined,
  )
}

/**
 * Hears when an answer is another than before, its state above all (ALIST-05), or is gone. One read, and one for
 * each change; otherwise as {@link watchNewestChange}.
 * @param onChange takes when it changed last; null when it is gone or cannot be read
 * @returns stops listening
 */
export function watchAnswer(id: string, onChange: (lastUpdate: Date | null) => void): () => void {
  return onSnapshot(
    doc(liveStore(), ANSWERS, id),
    HEARS_THE_SERVER,
    (snapshot) => {
      if (snapshot.metadata.fromCache) return
      countReads(1, LABEL)
      const data = snapshot.data()
      onChange((data && read(answerRowSchema, id, data)?.lastUpdate) ?? null)
    },
    () => undefined,
  )
}
