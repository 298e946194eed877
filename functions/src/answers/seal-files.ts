import type { StoredAnswer } from '../../../src/domain/answer/answer'
import { pathsOfFiles } from '../../../src/domain/answer/files'
import { HEAD_BYTES } from '../../../src/domain/files/content'
import { trueType } from '../../../src/domain/files/true-type'
import { JUST_BYTES } from '../../../src/domain/files/served-type'
import { fileFacts, headOf, sealFile } from '../platform/files'
import { mapWithConcurrency } from '../platform/map-with-concurrency'
import { keepersOf, mayKeep, notesWith } from './file-keepers'
import type { FileStatus } from '../../../src/domain/files/file-status'

/** Files looked at side by side. */
const AT_ONCE = 10

/**
 * Keeps one file for an answer and says how it stands; see {@link sealFiles}. What is somebody else's is told as one that
 * is not there. Doing it again changes nothing.
 */
export async function sealOne(path: string, answer: StoredAnswer): Promise<FileStatus> {
  const facts = await fileFacts(path)
  if (!facts || !mayKeep(facts.notes, answer)) return 'missing'
  const { notes, contentType } = facts
  const keepers = keepersOf(notes)
  // Put there by who runs the product, or looked at before: what was none of its kind then is so still.
  if (notes.respuesta === undefined) return 'fine'
  if (keepers.includes(answer.id)) return contentType === JUST_BYTES ? 'refused' : 'fine'
  const head = await headOf(path, HEAD_BYTES)
  if (!head) return 'missing'
  const type = trueType(path, head)
  const sealed = { contentType: type ?? JUST_BYTES, notes: notesWith([...keepers, answer.id]) }
  if (!(await sealFile(path, sealed))) return 'missing'
  return type === null ? 'refused' : 'fine'
}

/**
 * Keeps the files that an answer refers to, so that whoever sent them takes them away no more, whatever they said
 * that the files were for (FILE-02), and looks into them: names, types and headers become the server's, and what is
 * not what it says is kept as bytes that nobody's browser runs (SEC-05). Doing it again changes nothing.
 * @returns whether all of them are there, the answer's own and what they say
 */
export async function sealFiles(answer: StoredAnswer): Promise<boolean> {
  const standings = await mapWithConcurrency(pathsOfFiles(answer), AT_ONCE, (path) => sealOne(path, answer))
  return standings.every((standing) => standing === 'fine')
}
