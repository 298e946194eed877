import * as z from 'zod/mini'
import { withoutAnswers } from '../text/without-answers'
import type { Question } from './question'
import { allQuestions } from './questions-of'
import type { Section } from './section'
import { translationsOf } from '../language'
import { kindOf, QUESTION_KINDS, shapeOf, type AnswerShape, type QuestionKind } from './kinds'
import { cutText } from '../text/cut'

/** Columns of questions that a list shows at most (DAY-01). */
export const MAX_COLUMNS = 6
/** How many it shows before somebody chose. */
const DEFAULT_COLUMNS = 3
/** Questions of a form that can be columns: as many as the summary of an answer has room for. */
const MAX_LISTED = 60
/** Letters of a column's heading. */
const MAX_TITLE = 80

/** A question as a column of a list; its title in other languages stands in `titulo_{lang}`. */
export interface ListColumn {
  id: string
  titulo: string
  tipo: QuestionKind
  /** The form works its answers out (LOGIC-11). */
  calculada?: boolean | undefined
}

export const listColumnSchema: z.ZodMiniType<ListColumn> = z.looseObject({
  id: z.string().check(z.maxLength(300)),
  titulo: z.string().check(z.maxLength(MAX_TITLE)),
  tipo: z.enum(QUESTION_KINDS),
  calculada: z.optional(z.boolean()),
})

/** Whether a map of the store can have that key. */
export const isKey = (id: string): boolean => id !== '' && id.length <= 300 && !/^__.*__$/.test(id)

/** The questions of a form that can be columns of its list, in reading order (DAY-01). */
export const listedQuestions = (secciones: readonly Section[]): Question[] =>
  allQuestions(secciones)
    .filter(({ id }) => isKey(id))
    .slice(0, MAX_LISTED)

const CHOSEN: readonly AnswerShape[] = ['option', 'options', 'yesNo']
/** Whether filters choose among the answers to a question (DAY-01). */
export const isChosen = (question: Question): boolean => CHOSEN.includes(shapeOf(question))

/** A heading of many answers: one that stands in it is a few dots. */
const headingOf = (title: string): string => cutText(withoutAnswers(title), MAX_TITLE)

/** A question as a column, with its title in every language that it has. */
export function columnOf(question: Question): ListColumn {
  const titles = translationsOf(question, 'titulo').map(([field, title]) => [field, headingOf(title)])
  return {
    id: question.id,
    titulo: headingOf(question.titulo),
    tipo: kindOf(question),
    ...(question.calculo !== '' && { calculada: true }),
    ...Object.fromEntries(titles),
  }
}

/** What is too long for a glance. */
const LONG: readonly QuestionKind[] = ['link', 'multiple-choice', 'long-text', 'ranking', 'place', 'files']

/** The columns of a form whose list nobody changed: its first three short answers (DAY-01). */
export const firstColumns = (secciones: readonly Section[]): ListColumn[] =>
  listedQuestions(secciones)
    .filter((question) => !LONG.includes(kindOf(question)))
    .slice(0, DEFAULT_COLUMNS)
    .map(columnOf)
