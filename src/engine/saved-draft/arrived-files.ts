import type { QuestionPath } from '../../domain/answer/path'
import type { Attachment, Question, Response } from '../../domain/form/question'
import type { Section } from '../../domain/form/section'
import { kindAt } from '../../domain/files/served-type'
import { listedIn } from '../../domain/question-types/files/list'
import type { PendingFile } from '../pending-file'

/** A file that was sent already, as one that has still to be sent, and where it lies. */
export interface ArrivedFile {
  pending: PendingFile
  stored: string
}

/** The random part of a stored name. */
const idOf = (stored: string): string =>
  (stored.slice(stored.lastIndexOf('/') + 1).split('.')[0] ?? '').replace(/^doc-/u, '')

function fileAt(path: QuestionPath, file: Attachment, listed: boolean): ArrivedFile[] {
  const kind = kindAt(file.path)
  if (!kind) return []
  const { name, size } = file
  const pending = { id: idOf(file.path), path, kind, name, size, prepared: true, ...(listed && { listed }) }
  return [{ pending, stored: file.path }]
}

function inResponse(path: QuestionPath, { imagen, documento, video, respuesta }: Response): ArrivedFile[] {
  const single = [imagen, documento, video].flatMap((file) => (file ? fileAt(path, file, false) : []))
  return [...single, ...(listedIn(respuesta) ?? []).flatMap((file) => fileAt(path, file, true))]
}

const inQuestions = (questions: readonly Question[], place: Omit<QuestionPath, 'question' | 'repetition'>) =>
  questions.flatMap((one, question) =>
    [one, ...one.repeticiones].flatMap((response, repetition) =>
      inResponse({ ...place, question, repetition }, response),
    ),
  )

/** The files of an answer that were sent already. */
export const arrivedFiles = (secciones: readonly Section[]): ArrivedFile[] =>
  secciones.flatMap(({ preguntas, seccionesRepetibles, conditions }, section) => [
    ...[{ preguntas }, ...seccionesRepetibles].flatMap((one, row) =>
      inQuestions(one.preguntas, { section, condition: null, row }),
    ),
    ...conditions.flatMap(({ questions }, condition) =>
      inQuestions(questions, { section, condition, row: 0 }),
    ),
  ])
