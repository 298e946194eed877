import type { AnswerChange } from '../answers/change'
import { filesOfGone } from '../answers/forget-files'
import { dropTokens, fileNotes, hasToken } from '../platform/files'

/**
 * Takes back the addresses that open the files of a deleted answer without asking: rules ask who reads the answer, and
 * while it lies in the bin nobody does (REACH-10).
 */
export async function closeFiles(change: AnswerChange): Promise<void> {
  for (const path of filesOfGone(change)) {
    const notes = await fileNotes(path)
    if (notes && hasToken(notes)) await dropTokens(path)
  }
}
