import type { StoredAnswer } from '../../../src/domain/answer/answer'
import { pathsOfFiles } from '../../../src/domain/answer/files'
import { fileNotes, noteOnFile } from '../platform/files'
import { holdersOf, mayHold, notesWith } from './file-holders'

/** Files looked at side by side. */
const AT_ONCE = 10

/** Holds one file for an answer; false when it is not there, or somebody else's. */
async function seal(path: string, answer: StoredAnswer): Promise<boolean> {
  const notes = await fileNotes(path)
  if (!notes || !mayHold(notes, answer)) return false
  const holders = holdersOf(notes)
  if (notes.respuesta === undefined || holders.includes(answer.id)) return true
  return noteOnFile(path, notesWith([...holders, answer.id]))
}

/**
 * Holds the files that an answer refers to, so that whoever sent them takes them away no more, whatever they said
 * that the files were for (FILE-02). Doing it again changes nothing.
 * @returns whether all of them are there and the answer's own
 */
export async function sealFiles(answer: StoredAnswer): Promise<boolean> {
  const paths = pathsOfFiles(answer)
  for (let start = 0; start < paths.length; start += AT_ONCE) {
    const some = paths.slice(start, start + AT_ONCE)
    const held = await Promise.all(some.map((path) => seal(path, answer)))
    if (held.includes(false)) return false
  }
  return true
}
