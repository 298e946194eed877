import { FILE_KINDS } from '../files/limits'
import type { Section } from '../form/section'
import { behaviourOf } from '../question-types'
import { pathKey, type QuestionPath } from './path'
import { askedIn, type QuestionView } from './view'

/** Whether somebody could answer it and did not, with a file either. */
export const isUnanswered = ({ question, response }: Pick<QuestionView, 'question' | 'response'>): boolean =>
  question.calculo === '' &&
  behaviourOf(question).isEmpty(response) &&
  FILE_KINDS.every((kind) => response[kind] === null)

/**
 * The next question that has no answer, optional ones too, in reading order and from the beginning again after the last
 * (ANS-01). What is worked out is nobody's to answer.
 * @param section where to begin
 * @param last the question that was led to before, which is passed over
 */
export function nextUnanswered(
  secciones: readonly Section[],
  section: number,
  last: QuestionPath | null,
): QuestionPath | null {
  const asked = askedIn(secciones)
  const passed = last ? asked.findIndex(({ path }) => pathKey(path) === pathKey(last)) : -1
  const isHere = asked[passed]?.path.section === section
  const from = isHere ? passed + 1 : asked.findIndex(({ path }) => path.section >= section)
  const found = [...asked.slice(Math.max(0, from)), ...asked].find(isUnanswered)
  return found?.path ?? null
}
