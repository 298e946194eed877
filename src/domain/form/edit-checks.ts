/** Editing the checks that a form makes of an answer (LOGIC-01). */
import type { Check } from './check'
import { changed } from './dense'
import type { Question } from './question'

/** Most checks of one question. */
export const MAX_CHECKS = 50

const withChecks = (question: Question, validaciones: Check[]): Question =>
  validaciones === question.validaciones ? question : { ...question, validaciones }

/** A check without a rule or a message yet, which keeps an answer from being sent. */
export const newCheck = (id: string): Check => ({ id, regla: '', mensaje: '', tipo: 'error' })

export const addCheck = (question: Question, check: Check): Question =>
  question.validaciones.length >= MAX_CHECKS
    ? question
    : withChecks(question, [...question.validaciones, check])

export const changeCheck = (question: Question, id: string, change: (check: Check) => Check): Question =>
  withChecks(question, changed(question.validaciones, id, change))

export const removeCheck = (question: Question, id: string): Question =>
  question.validaciones.some((check) => check.id === id)
    ? withChecks(
        question,
        question.validaciones.filter((check) => check.id !== id),
      )
    : question
