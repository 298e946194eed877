import type { Question } from '../form/question'
import type { Section } from '../form/section'
import { isVacant } from './rows'

/** Where a question stands in an answer. All numbers are positions in the lists, from 0. */
export interface QuestionPath {
  section: number
  /** Position of the condition, or null in a simple section. */
  condition: number | null
  /** 0 is the section's own `preguntas`, n is `seccionesRepetibles[n - 1]`; 0 within a condition. */
  row: number
  question: number
  /** 0 is the question itself, n is `repeticiones[n - 1]`. */
  repetition: number
}

/** A stable text for a section's place, e.g. 's3': DOM id and key of its problem. */
export const sectionKey = (section: number): string => `s${section}`

/** A stable text for a question's place, usable as DOM id: 's0-q3', 's2-c1-q0', 's1-r2-q0-x1'. */
export function pathKey({ section, condition, row, question, repetition }: QuestionPath): string {
  const branch = condition === null ? '' : `-c${condition}`
  const copy = row === 0 ? '' : `-r${row}`
  return `${sectionKey(section)}${branch}${copy}-q${question}${repetition === 0 ? '' : `-x${repetition}`}`
}

type Place = Pick<QuestionPath, 'section' | 'condition' | 'row'>

function pathsIn(questions: Question[], place: Place): QuestionPath[] {
  return questions.flatMap(({ repetible, repeticiones }, question) =>
    Array.from({ length: repetible ? repeticiones.length + 1 : 1 }, (_, repetition) => ({
      ...place,
      question,
      repetition,
    })),
  )
}

/** Every question that a section shows now, in reading order. */
export function pathsOfSection(section: Section, index: number): QuestionPath[] {
  if (section.conditionalSection) {
    return section.conditions.flatMap(({ checked, questions }, condition) =>
      checked ? pathsIn(questions, { section: index, condition, row: 0 }) : [],
    )
  }
  if (isVacant(section)) return []
  const rows = section.repetible ? section.seccionesRepetibles : []
  return [section, ...rows].flatMap(({ preguntas }, row) =>
    pathsIn(preguntas, { section: index, condition: null, row }),
  )
}

/** Every question that is shown now, in reading order: of conditions only the checked ones' (ANS-07). */
export const pathsOf = (secciones: Section[]): QuestionPath[] => secciones.flatMap(pathsOfSection)
