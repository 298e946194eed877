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
