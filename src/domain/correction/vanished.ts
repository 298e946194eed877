/** What was answered or picked, and a rule does not ask or offer any more because other answers were put right (LOGIC-10). */
import { idsIn } from '../form-logic/references'
import { offeredIf } from '../form-logic/offered-if'
import type { Option, Question, Response } from '../form/question'
import { formParts } from '../form/parts'
import type { Branch, Section } from '../form/section'
import { everyResponse, isAnsweredPart } from './every-response'
import { hiddenBy } from './hidden-by'
import { PARTS } from '../answer/parts'
import { unofferedPicks } from './unoffered'

/** A part that a rule goes by, with its words. */
export type Decisive = Question | Section | Branch

export interface Vanished {
  question: Question
  response: Response
  /** What is not offered any more of an answer that is asked; none where the answer itself is not. */
  picks: Option[]
  /** What the rule names that does not ask or offer it any more. */
  because: Decisive[]
  /** The condition by which it is not asked or offered any more; '' where no sentence says it, as of a number of rows. */
  condition: string
}

/** What formulas name, of these sections. */
function namedIn(secciones: readonly Section[], ...formulas: string[]): Decisive[] {
  const named = formulas.flatMap(idsIn)
  return formParts(secciones).flatMap((one) =>
    one.kind !== 'option' && named.includes(one.part.id) ? [one.part] : [],
  )
}

/** What is not offered any more of an answer, by the rules that would offer it. */
function notOffered(secciones: Section[], question: Question, response: Response): Vanished[] {
  const byRule = new Map<string, Option[]>()
  for (const pick of unofferedPicks(question, response)) {
    // The rules of an option stand with the form, and not with a further answer.
    const option = question.opciones.find(({ id }) => id === pick.id) ?? pick
    const key = [offeredIf(question, option), option.mostrarSi].join('\n')
    byRule.set(key, [...(byRule.get(key) ?? []), option])
  }
  return [...byRule.values()].flatMap(([first, ...others]) =>
    first
      ? {
          ...{ question, response, picks: [first, ...others], condition: offeredIf(question, first) },
          because: namedIn(secciones, first.mostrarSi, question.filtroOpciones),
        }
      : [],
  )
}

/**
 * What stands in a section of an answer in place (`answerInPlace`) although no rule asks for it or offers it: it was
 * answered, since what is not asked is not stored, and went with what was put right. What is calculated is nobody's
 * answer.
 */
export const vanishedIn = (secciones: Section[], index: number): Vanished[] =>
  everyResponse(secciones, index).flatMap(({ path, question, response }): Vanished[] => {
    if (question.calculo !== '' || !PARTS.some((part) => isAnsweredPart(question, response, part))) return []
    const by = hiddenBy(secciones, path)
    if (!by) return response.porDefecto ? [] : notOffered(secciones, question, response)
    const because = namedIn(secciones, by.formula)
    return [{ question, response, picks: [], because, condition: by.isCondition ? by.formula : '' }]
  })
