import { doc, getDoc } from 'firebase/firestore/lite'
import { counterFrom, type AnswerCounter } from '../../domain/answer/counter'
import { COUNT_ANSWERS } from '../../domain/calls/count-answers'
import { answerCountPath } from '../../domain/store-paths'
import { countReads } from '../read-counter'
import { storeOf } from '../store'
import { withTimeout } from '../with-timeout'
import { callStaff } from './callables'

interface Stored extends AnswerCounter {
  /** Until when strangers send too many (SEC-03), as stored. */
  alarmaHasta: unknown
}

/**
 * The counter of a form's answers: one read. Where it is missing a function counts them and makes it: what is not known
 * is never 0.
 * @param label what the read is counted as
 * @throws DataError `forbidden`, `offline`, `timeout`
 */
export async function answerCounter(formId: string, label: string): Promise<Stored> {
  const fields = (await withTimeout(getDoc(doc(storeOf('staff'), answerCountPath(formId))))).data()
  countReads(1, label)
  const counted = counterFrom(fields) ?? (await callStaff(COUNT_ANSWERS, { formId }))
  return { ...counted, alarmaHasta: fields?.alarmaHasta }
}
