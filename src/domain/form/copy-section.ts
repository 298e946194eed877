import { copyQuestion } from './edit-questions'
import type { NewId } from './factory'
import type { Section } from './section'

/** A copy with names of its own for all that stands in it, to be added beside the section it was made from (EDIT-07). */
export const copySection = (section: Section, newId: NewId): Section => ({
  ...section,
  id: newId(),
  preguntas: section.preguntas.map((question) => copyQuestion(question, newId)),
  conditions: section.conditions.map((condition) => ({
    ...condition,
    id: newId(),
    questions: condition.questions.map((question) => copyQuestion(question, newId)),
  })),
})
