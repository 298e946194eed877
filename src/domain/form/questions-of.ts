/** What a form asks, whatever will be answered: of what is asked in an answer see `answer/view.ts`. */
import { languagesOf, type Language } from '../language'
import { asksNothing } from './kinds'
import type { Question } from './question'
import type { Branch, Section } from './section'

/** The questions of a section that stand together. */
export interface QuestionList {
  /** The branch that they stand below; null in a simple section. */
  branch: Branch | null
  questions: Question[]
}

/** The lists of questions of a section: its own, or one for each branch. */
export const questionListsOf = (section: Section): QuestionList[] =>
  section.conditionalSection
    ? section.conditions.map((branch) => ({ branch, questions: branch.questions }))
    : [{ branch: null, questions: section.preguntas }]

/** Everything that stands in a section, what asks nothing too. */
export const questionsOf = (section: Section): Question[] =>
  questionListsOf(section).flatMap(({ questions }) => questions)

/** What of a list asks something. */
export const asking = (questions: readonly Question[]): Question[] =>
  questions.filter((question) => !asksNothing(question))

/** Every question of a form, in reading order; what asks nothing is none. */
export const allQuestions = (secciones: readonly Section[]): Question[] =>
  asking(secciones.flatMap(questionsOf))

/** Whether a form can be refused for what was left blank: a question that is required, or a branch that is. */
export const requiresAnything = (secciones: readonly Section[]): boolean =>
  secciones.some(({ conditionalSection, required }) => conditionalSection && required) ||
  allQuestions(secciones).some(({ required, obligatoriaSi }) => required || obligatoriaSi !== '')

/** Ids of a section and of all that stands in it. */
export const idsWithin = (section: Section): string[] => [
  section.id,
  ...questionListsOf(section).flatMap(({ branch, questions }) => [
    ...(branch ? [branch.id] : []),
    ...questions.map(({ id }) => id),
  ]),
]

/** Whether a form has words in a language: its title or a question is written in it. */
export const isWrittenIn = (form: { secciones: readonly Section[] }, language: Language): boolean =>
  [form, ...allQuestions(form.secciones)].some((owner) => languagesOf(owner, 'titulo').includes(language))
