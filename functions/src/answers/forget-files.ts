import { storedAnswerSchema } from '../../../src/domain/answer/answer'
import { pathsOfFiles } from '../../../src/domain/answer/files'
import { withWallClocks } from '../../../src/domain/answer/stored-clock'
import { plainValue } from '../../../src/domain/stored-value'
import { dropTokens, fileNotes, hasToken, noteOnFile, removeFile } from '../platform/files'
import type { AnswerChange } from './change'
import { keepersOf, notesWith } from './file-keepers'
import { answerStays, hasPerson } from './read-answer'

/** Lets go of one file: it goes with the last answer that kept it. */
async function forget(path: string, answerId: string): Promise<void> {
  const notes = await fileNotes(path)
  if (!notes) return
  const keepers = keepersOf(notes)
  const isFor = notes.respuesta === answerId
  // An answer takes nothing with it that it only named.
  if (!isFor && !keepers.includes(answerId)) return
  const others = keepers.filter((id) => id !== answerId)
  const isWaitedFor = !isFor && notes.respuesta !== undefined && (await answerStays(notes.respuesta))
  if (others.length > 0 || isWaitedFor) await noteOnFile(path, notesWith(others))
  else await removeFile(path)
}

/** The files that an answer named before it went; none where that cannot be read. */
function filesOfGone({ answerId, before }: AnswerChange): string[] {
  // Nobody asks what its clocks showed.
  const stored = withWallClocks(storedAnswerSchema, 'UTC').safeParse(
    Object.assign({}, plainValue(before), { id: answerId }),
  )
  return stored.success ? pathsOfFiles(stored.data) : []
}

/**
 * Takes away the attachments and signatures of an answer that is deleted (ALIST-04), and nothing that is another's.
 * What such an answer no longer tells, because it cannot be read, the sweep finds.
 */
export async function forgetFiles(change: AnswerChange): Promise<void> {
  if (!change.before || change.after) return
  const paths = filesOfGone(change)
  // The event may be late: an answer that was saved again has its files.
  if (paths.length === 0 || (await hasPerson(change.answerId))) return
  for (const path of paths) await forget(path, change.answerId)
}

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
