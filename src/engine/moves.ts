import type { QuestionPath } from '../domain/answer/path'
import type { Section } from '../domain/form/section'

/** Where a question stands after a change of shape; null when it is gone. */
export type Move = (path: QuestionPath) => QuestionPath | null

const isSameQuestion = (one: QuestionPath, other: QuestionPath) =>
  one.section === other.section &&
  one.condition === other.condition &&
  one.row === other.row &&
  one.question === other.question

/** Later rows close the gap (ANS-09). */
export const rowRemoved =
  (section: number, row: number): Move =>
  (path) => {
    if (path.section !== section || path.row < row) return path
    return path.row === row ? null : { ...path, row: path.row - 1 }
  }

/** Later answers of the repeatable question close the gap (ANS-09). */
export const repetitionRemoved =
  (removed: QuestionPath): Move =>
  (path) => {
    if (!isSameQuestion(path, removed) || path.repetition < removed.repetition) return path
    return path.repetition === removed.repetition ? null : { ...path, repetition: path.repetition - 1 }
  }

/** What stands in a branch that is not ticked any more has no place. */
export const branchesTicked =
  (section: number, after: Section | undefined): Move =>
  (path) => {
    const { condition } = path
    if (path.section !== section || condition === null) return path
    return after?.conditions[condition]?.checked ? path : null
  }
