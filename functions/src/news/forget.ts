import type { AnswerChange } from '../answers/change'
import { hasPerson } from '../answers/read-answer'
import { newsRef } from './record'

/** Forgets to whom mails about an answer go that is deleted, or whose person was taken out. */
export async function forgetNews({ answerId, before, after }: AnswerChange): Promise<void> {
  if (!before || after) return
  // The event may be late: an answer that was saved again keeps it.
  if ((await newsRef(answerId).get()).exists && !(await hasPerson(answerId))) await newsRef(answerId).delete()
}
