import type { Question } from '../../../form/question'
import type { Naming } from './naming'

/** Files that a question may ask for beside its answer, which are questions of their own there: field, type and ending. */
export const FILES = [
  ['adjuntar', 'image', 'photo'],
  ['adjuntarDocumento', 'file', 'document'],
  ['adjuntarVideo', 'video', 'video'],
] as const

/** The names of the files that a question asks for beside its answer. */
export const filesBeside = (question: Question, naming: Naming): string[] =>
  FILES.flatMap(([field, , ending]) => (question[field] ? naming.beside(question.id, ending) : []))
