import type { Answer } from '../../../src/domain/answer/answer'
import { answersByQuestion } from '../../../src/domain/answer/by-ref'
import { nameableQuestions } from '../../../src/domain/form/notice-words'
import { behaviourOf, type SummaryFormat } from '../../../src/domain/question-types'

/**
 * What was answered, in words, by the ids of the questions that a mail may name (LOGIC-12). What the form does not take
 * is left out: anything may have been sent to the store.
 */
export function namedAnswers({ secciones }: Answer, format: SummaryFormat): Map<string, string> {
  const answers = answersByQuestion(secciones)
  return new Map(
    nameableQuestions(secciones).map(({ id }) => [
      id,
      (answers.get(id) ?? [])
        .filter(({ question, response }) => behaviourOf(question).validate(question, response) === null)
        .map(({ question, response }) => behaviourOf(question).summary(question, response, format).trim())
        .filter(Boolean)
        .join(', '),
    ]),
  )
}
