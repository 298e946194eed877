import type { Question, Response } from '../form/question'
import type { Section } from '../form/section'
import type { QuestionPath } from './path'
import { replaceAt, replaceQuestion } from './replace'
import { withFields } from '../form/dense'

/** The question at a path (for a repetition, the question that is repeated), or undefined when there is none. */
export function questionAt(secciones: Section[], path: QuestionPath): Question | undefined {
  const section = secciones[path.section]
  if (path.condition !== null) return section?.conditions[path.condition]?.questions[path.question]
  const row = path.row === 0 ? section : section?.seccionesRepetibles[path.row - 1]
  return row?.preguntas[path.question]
}

/** What was given at a path: the question itself or its repetition; the same object until it changes. */
export function responseAt(secciones: Section[], path: QuestionPath): Response | undefined {
  const question = questionAt(secciones, path)
  return path.repetition === 0 ? question : question?.repeticiones[path.repetition - 1]
}

function isSame(before: unknown, after: unknown): boolean {
  if (Array.isArray(before) && Array.isArray(after)) {
    return before.length === after.length && before.every((item, index) => item === after[index])
  }
  return Object.is(before, after)
}

function changeResponse<T extends Response>(response: T, given: Partial<Response>): T {
  const isChosen =
    (given.respuesta !== undefined && given.respuesta !== response.respuesta) ||
    (given.opciones !== undefined && !isSame(response.opciones, given.opciones))
  // What somebody chose is no default any more.
  const change = isChosen ? { porDefecto: undefined, ...given } : given
  const entries = Object.entries(change)
  return entries.every(([field, value]) => isSame(Reflect.get(response, field), value))
    ? response
    : { ...response, ...change }
}

/**
 * Answers a question (ANS-03). Everything that the change does not touch keeps its identity; the same array
 * comes back when nothing changed or no question stands at the path.
 * @param change the new respuesta, the new list of opciones, or files (null removes one)
 */
export const setResponse = (secciones: Section[], path: QuestionPath, change: Partial<Response>): Section[] =>
  replaceQuestion(secciones, path, (question) => {
    if (path.repetition === 0) return changeResponse(question, change)
    return withFields(question, {
      repeticiones: replaceAt(question.repeticiones, path.repetition - 1, (repetition) =>
        changeResponse(repetition, change),
      ),
    })
  })
