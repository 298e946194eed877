/** What was answered, and a rule does not ask any more because other answers were put right (LOGIC-10). */
import { idsIn } from '../form-logic/references'
import type { Question, Response } from '../form/question'
import { formParts } from '../form/parts'
import type { Branch, Section } from '../form/section'
import { everyResponse, isGivenPart } from './every-response'
import { leftOutBy } from './left-out'
import { PARTS } from '../answer/parts'

/** A part that a rule goes by, with its words. */
export type Decisive = Question | Section | Branch

export interface Vanished {
  question: Question
  response: Response
  /** What the rule names that does not ask it any more. */
  because: Decisive[]
  /** The condition by which it is not asked any more; '' where it went with a number of rows. */
  condition: string
}

/** What a formula names, of these sections. */
function namedIn(secciones: readonly Section[], formula: string): Decisive[] {
  const named = idsIn(formula)
  return formParts(secciones).flatMap((one) =>
    one.kind !== 'option' && named.includes(one.part.id) ? [one.part] : [],
  )
}

/**
 * What stands in a section of an answer in place (`answerInPlace`) although no rule asks for it: it was answered, since
 * what is not asked is not stored, and went with what was put right. What is calculated is nobody's answer.
 */
export const vanishedIn = (secciones: Section[], index: number): Vanished[] =>
  everyResponse(secciones, index).flatMap(({ path, question, response }) => {
    const by = leftOutBy(secciones, path)
    if (!by || question.calculo !== '' || !PARTS.some((part) => isGivenPart(question, response, part)))
      return []
    const because = namedIn(secciones, by.formula)
    return [{ question, response, because, condition: by.isCondition ? by.formula : '' }]
  })
