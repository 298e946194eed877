import { mapSame, positionOf } from './dense'
import { rowsBelow } from './grid'
import type { Question } from './question'
import { questionListsOf } from './questions-of'
import type { Section } from './section'

/** Where a list of questions stands: in a simple section, or under a condition. */
export interface QuestionPlace {
  section: string
  condition: string | null
}

/** Changes every list of questions of the form; sections and conditions whose lists stayed are kept as they are. */
export function mapQuestionLists(
  secciones: Section[],
  change: (questions: Question[]) => Question[],
): Section[] {
  return mapSame(secciones, (section) => {
    const preguntas = change(section.preguntas)
    const conditions = mapSame(section.conditions, (condition) => {
      const questions = change(condition.questions)
      return questions === condition.questions ? condition : { ...condition, questions }
    })
    if (preguntas === section.preguntas && conditions === section.conditions) return section
    return { ...section, preguntas, conditions }
  })
}

/** Changes the one list in which a question stands. */
export const mapListOf = (
  secciones: Section[],
  questionId: string,
  change: (questions: Question[], position: number) => Question[],
): Section[] =>
  mapQuestionLists(secciones, (questions) => {
    const position = positionOf(questions, questionId)
    return position < 0 ? questions : change(questions, position)
  })

/** The questions at a place; empty when the place is not there. */
export function questionsAt(secciones: Section[], place: QuestionPlace): Question[] {
  const section = secciones.find(({ id }) => id === place.section)
  if (place.condition === null) return section?.preguntas ?? []
  return section?.conditions.find(({ id }) => id === place.condition)?.questions ?? []
}

/** Where a question stands, or null when it is not in the form. */
export function placeOf(
  secciones: Section[],
  questionId: string,
): (QuestionPlace & { position: number }) | null {
  for (const section of secciones) {
    for (const { branch, questions } of questionListsOf(section)) {
      const position = positionOf(questions, questionId)
      if (position >= 0) return { section: section.id, condition: branch?.id ?? null, position }
    }
  }
  return null
}

/** The rows of a grid, by the id of its heading. */
export function rowsOf(secciones: Section[], id: string): Question[] {
  const place = placeOf(secciones, id)
  return place ? rowsBelow(questionsAt(secciones, place), place.position) : []
}
