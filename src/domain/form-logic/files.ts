/** Which questions ask for files, for rules that ask how many were given. */
import { FILE_KINDS } from '../files/limits'
import { shapeOf } from '../form/kinds'
import { asksFor, type Question } from '../form/question'

/** Whether a question asks for files beside its answer. */
export const asksForFiles = (question: Question): boolean =>
  FILE_KINDS.some((kind) => asksFor(question, kind))

/** Whether files are given with the answer to a question. */
export const takesFiles = (question: Question): boolean =>
  shapeOf(question) === 'files' || asksForFiles(question)
