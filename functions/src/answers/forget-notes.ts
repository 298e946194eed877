import { answerNotesPath } from '../../../src/domain/answer/note'
import { database } from '../platform/admin'
import type { AnswerChange } from './change'
import { answerExists } from './read-answer'

/** Takes away what staff wrote about an answer that is deleted (VIEW-06). */
export async function forgetNotes({ answerId, before, after }: AnswerChange): Promise<void> {
  // The event may be late: an answer that was saved again keeps its notes.
  if (!before || after || (await answerExists(answerId))) return
  await database().recursiveDelete(database().collection(answerNotesPath(answerId)))
}
