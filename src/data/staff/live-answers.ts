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

/** Also calls back when the server confirms what the cache gave. */
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
 * Listens to the last changed answer of a form, of those that this person may see: as it is now, and whenever one is
 * given or moves (ALIST-05). One read, and one for each change. When it is refused, or without network, nothing is
 * called; the SDK goes on trying by itself.
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
      // The cache of an earlier listener is not what the server has now.
      if (metadata.fromCache) return
      countReads(1, LABEL)
      const answer = first ? read(answerRowSchema, first.id, first.data()) : null
      if (answer) onAnswer(answer)
    },
    () => undefined,
  )
}

/**
 * Listens to changes of an answer, of its state above all (ALIST-05), and to its deletion. One read, and one for each
 * change; otherwise as {@link watchNewestChange}.
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
