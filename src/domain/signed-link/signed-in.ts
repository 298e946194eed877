import { filledIn } from '../answer/prefill'
import type { Answer } from '../answer/answer'
import type { Question } from '../form/question'
import { allQuestions } from '../form/questions-of'
import { readNote } from './link-note'
import { signedValues } from './signed-link'

interface SignedIn {
  /** When the form was opened by the link. */
  opened: Date
  /** What the link answered, in reading order. */
  questions: Question[]
}

/**
 * What a signed link answered of an answer (REACH-05); null where it came by none, and where it does not count: only a
 * note that the server looked at says what is true.
 */
export function signedIn({ enlace, invalida, secciones }: Answer): SignedIn | null {
  const note = readNote(enlace)
  const values = note && signedValues(note.values)
  if (!values || invalida) return null
  return {
    opened: new Date(note.opened * 1000),
    questions: allQuestions(secciones).filter((question) => filledIn(question, values) !== null),
  }
}
