import { allQuestions, asking, questionsOf } from './questions-of'
import type { Section } from './section'

/** Numbers of the editor's summary (EDIT-16). */
export interface FormCounts {
  sections: number
  questions: number
}

/** How many questions a section has, those under conditions included. */
export const questionCount = (section: Section): number => asking(questionsOf(section)).length

/** How many sections and questions a form has. */
export const formCounts = (secciones: Section[]): FormCounts => ({
  sections: secciones.length,
  questions: allQuestions(secciones).length,
})
