import type { QuestionPath } from '../../domain/answer/path'
import { FILE_KINDS } from '../../domain/files/limits'
import { asksFor, type Question } from '../../domain/form/question'
import type { Slice } from '../../engine/answer-engine'
import { FileInput } from './FileInput'

/** Whether a question asks for any file. */
export const asksForFiles = (question: Question): boolean =>
  FILE_KINDS.some((kind) => asksFor(question, kind))

/** The files that a question asks for, one control each. */
export function FileInputs({ path, slice }: { path: QuestionPath; slice: Slice }) {
  const { question, response } = slice
  return FILE_KINDS.filter((kind) => asksFor(question, kind)).map((kind) => (
    <FileInput key={kind} path={path} kind={kind} question={question} attached={response[kind]} />
  ))
}
