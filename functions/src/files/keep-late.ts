import type { StoredAnswer } from '../../../src/domain/answer/answer'
import { pathsOfFiles } from '../../../src/domain/answer/files'
import { answerPath } from '../../../src/domain/store-paths'
import { database } from '../platform/admin'
import { settle } from '../checking/check-content'
import { decodeAnswer } from '../answers/decode-answer'
import { sealFiles, sealOne } from '../answers/seal-files'
import type { FileStatus } from '../../../src/domain/files/file-status'

/**
 * Clears the mark of an answer whose file is kept by now. One that nobody looked at yet stays so: `lookAfterAnswers`
 * knows it by having neither mark nor digest, and counts it.
 */
async function clearMark({ id, invalida }: StoredAnswer): Promise<void> {
  if (invalida) await settle(id)
}

/** Keeps one file of an answer as the event would have that told of it (FILE-05); 'missing' if the answer names none there. */
export async function keepLate(path: string, answer: StoredAnswer): Promise<FileStatus> {
  if (!pathsOfFiles(answer).includes(path)) return 'missing'
  const standing = await sealOne(path, answer)
  if (standing === 'fine') await clearMark(answer)
  return standing
}

/** The same for all files of an answer; one that is not there, or cannot be read, is passed. */
export async function keepLateFiles(answerId: string): Promise<void> {
  const stored = await decodeAnswer(await database().doc(answerPath(answerId)).get())
  if (stored && (await sealFiles(stored))) await clearMark(stored)
}
