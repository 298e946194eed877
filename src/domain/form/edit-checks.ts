/** Editing the checks that a form makes of an answer (LOGIC-01). */
import type { Check } from './check'
import { changed } from './dense'
import type { Question } from './question'

const withChecks = (question: Question, validaciones: Check[]): Question =>
  validaciones === question.validaciones ? question : { ...question, validaciones }

export const changeCheck = (question: Question, id: string, change: (check: Check) => Check): Question =>
  withChecks(question, changed(question.validaciones, id, change))
