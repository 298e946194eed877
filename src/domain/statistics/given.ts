import type { Question, Response } from '../form/question'
import type { Section } from '../form/section'
import { askedIn } from '../answer/view'

/** Everything that an answer gives to a question: in every row, below checked conditions, and repeated. */
export function givenTo(
  secciones: readonly Section[],
  questionId: string,
): (Response & Pick<Question, 'tipoPregunta'>)[] {
  return askedIn(secciones)
    .filter(({ question }) => question.id === questionId)
    .map(({ question, response }) => ({ ...response, tipoPregunta: question.tipoPregunta }))
}
