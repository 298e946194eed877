/** Two questions against each other, counted from answers (STAT-08). */
import { chosenOptions } from '../answer/chosen'
import { QUESTION_TYPE, type Question } from '../form/question'
import type { Section } from '../form/section'
import { answersByQuestion } from '../answer/by-ref'
import { shapeOf } from '../form/kinds'
import type { QuestionView } from '../answer/view'

/** Answers that are read for it at most; those are the newest. */
export const MAX_CROSSED = 2_000

/** Whether a question can be set against another: it is answered by choosing. */
export const isCrossable = (question: Pick<Question, 'tipoPregunta' | 'tipoDato'>): boolean =>
  ['option', 'options', 'yesNo'].includes(shapeOf(question))

/** How many answers chose both, by the choices of the first and then of the second; choices are option ids, yes or no. */
export interface CrossTable {
  /** Answers that chose something of both. */
  answers: number
  cells: ReadonlyMap<string, ReadonlyMap<string, number>>
}

export const YES = 'true'
export const NO = 'false'

function chosenIn({ question, response }: QuestionView): string[] {
  if (question.tipoPregunta !== QUESTION_TYPE.yesNo)
    return chosenOptions(question, response).map(({ id }) => id)
  const { respuesta } = response
  return respuesta === YES || respuesta === NO ? [respuesta] : []
}

/**
 * Counts two questions against each other: an answer counts once for each pair of its choices.
 * @param answers sections of whole answers, as they stand now
 */
export function crossTable(
  answers: readonly (readonly Section[])[],
  first: string,
  second: string,
): CrossTable {
  const cells = new Map<string, Map<string, number>>()
  let both = 0
  for (const secciones of answers) {
    const given = answersByQuestion(secciones)
    /** Each once. */
    const choices = (question: string) => new Set(given.get(question)?.flatMap(chosenIn))
    const [rows, columns] = [choices(first), choices(second)]
    if (rows.size > 0 && columns.size > 0) both += 1
    for (const row of rows) {
      const counts = cells.get(row) ?? new Map<string, number>()
      for (const column of columns) counts.set(column, (counts.get(column) ?? 0) + 1)
      cells.set(row, counts)
    }
  }
  return { answers: both, cells }
}
