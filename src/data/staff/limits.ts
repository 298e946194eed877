import { doc, getDoc } from 'firebase/firestore/lite'
import { placesTaken } from '../../domain/answer/counter'
import { uniqueKeys, type Identified } from '../../domain/citizen/unique-key'
import type { Form } from '../../domain/form/form'
import { uniquePath } from '../../domain/store-paths'
import { countReads } from '../read-counter'
import { storeOf } from '../store'
import { withTimeout } from '../with-timeout'
import { answerCounter } from './answer-counter'
import { municipality } from './geography'

async function read(path: string, label: string) {
  const snapshot = await withTimeout(getDoc(doc(storeOf('staff'), path)))
  countReads(1, label)
  return snapshot
}

/**
 * Whether a form has as many answers as it takes (ANS-12): one read where it is limited, else none.
 * @throws DataError `forbidden`, `offline`, `timeout`
 */
export async function isFull({
  id,
  opcionales,
  responsesCount,
}: Pick<Form, 'id' | 'opcionales' | 'responsesCount'>): Promise<boolean> {
  if (!opcionales.limitResponses) return false
  return placesTaken(await answerCounter(id, 'answer limit')) >= responsesCount
}

/**
 * Whether a citizen has answered a form that takes one answer of each (ANS-13), by id or by number: two reads.
 * @throws as {@link isFull}
 */
export async function hasAnswered(formId: string, citizen: Identified): Promise<boolean> {
  const keys = await uniqueKeys(formId, citizen)
  const marks = await Promise.all(keys.map((key) => read(uniquePath(formId, key), 'single answer')))
  return marks.some((mark) => mark.exists())
}

/** Whether a municipality is blocked now: one read. Throws as {@link isFull}. */
export const isBlockedMunicipality = async (municipalityPath: string): Promise<boolean> =>
  (await municipality(municipalityPath)).inhabilitado
