import { doc, getDoc } from 'firebase/firestore/lite'
import { counterFrom, saysOnlyAnswered, type AnswerCounter } from '../../domain/answer/counter'
import { COUNT_ANSWERS } from '../../domain/calls/count-answers'
import { answerCountPath } from '../../domain/store-paths'
import { countReads } from '../read-counter'
import { storeOf } from '../store'
import { withTimeout } from '../with-timeout'
import { callStaff } from './callables'

async function storedCounter(formId: string, label: string) {
  const counter = await withTimeout(getDoc(doc(storeOf('staff'), answerCountPath(formId))))
  countReads(1, label)
  return counter.data()
}

const known = async (formId: string, fields: Record<string, unknown> | undefined): Promise<AnswerCounter> =>
  counterFrom(fields) ?? (await callStaff(COUNT_ANSWERS, { formId }))

/**
 * How many answers a form has, by its counter: one read. Where that says no number a function tells it, and counts them
 * where nothing says it: what is not known is never 0.
 * @param label what the read is counted as
 * @throws DataError `forbidden`, `offline`, `timeout`
 */
export const answerCounter = async (formId: string, label: string): Promise<AnswerCounter> =>
  known(formId, await storedCounter(formId, label))

/** Whether a form has answers. Reads and throws as {@link answerCounter}; needs no number. */
export async function isAnswered(formId: string, label: string): Promise<boolean> {
  const fields = await storedCounter(formId, label)
  return saysOnlyAnswered(fields) || (await known(formId, fields)).total > 0
}
