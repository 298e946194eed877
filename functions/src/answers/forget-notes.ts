import { answerNotesPath } from '../../../src/domain/answer/note'
import { answerPath } from '../../../src/domain/store-paths'
import { database } from '../platform/admin'
import type { AnswerChange } from './change'
import { hasPerson } from './read-answer'

/** Takes away what staff wrote about an answer that is deleted (VIEW-06), and what it had in the management system. */
export async function forgetNotes({ answerId, before, after }: AnswerChange): Promise<void> {
  // The event may be late: an answer that was saved again keeps its notes.
  if (!before || after || (await hasPerson(answerId))) return
  const [notes, inside] = [answerNotesPath(answerId), `${answerPath(answerId)}/interno`]
  for (const path of [notes, inside]) await database().recursiveDelete(database().collection(path))
}
