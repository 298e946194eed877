/** What was answered, and a rule does not ask any more because other answers were put right (LOGIC-10). */
import { behaviourOf } from '../question-types'
import { idsIn } from '../form-logic/references'
import { FILE_KINDS } from '../files/limits'
import { isHiddenByRule, OUTCOME } from '../form/outcome'
import type { Question, Response } from '../form/question'
import { formParts } from '../form/parts'
import type { Branch, Section } from '../form/section'

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

/** A rule that does not ask something any more. */
interface By {
  formula: string
  isCondition: boolean
}

/** Whether it is asked by a condition, else how many rows there are by a number. */
const shownBy = ({ mostrarSi }: Pick<Question, 'mostrarSi'>): By => ({
  formula: mostrarSi,
  isCondition: true,
})
const rowsBy = ({ filas }: Section): By => ({ formula: filas, isCondition: false })

const isGiven = (question: Question, response: Response): boolean =>
  response.porDefecto !== true &&
  (!behaviourOf(question).isEmpty(response) || FILE_KINDS.some((kind) => response[kind] !== null))

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
export function vanishedIn(secciones: readonly Section[], section: Section): Vanished[] {
  const gone = (questions: readonly Question[], rule: By | null): Vanished[] =>
    questions.flatMap((question) => {
      const by = rule ?? (isHiddenByRule(question) ? shownBy(question) : null)
      if (by === null || question.calculo !== '') return []
      const given = [question, ...question.repeticiones].filter((one) => isGiven(question, one))
      if (given.length === 0) return []
      const because = namedIn(secciones, by.formula)
      const condition = by.isCondition ? by.formula : ''
      return given.map((response) => ({ question, response, because, condition }))
    })
  const own = section.mostrarSi === '' ? rowsBy(section) : shownBy(section)
  const whole = isHiddenByRule(section) ? own : null
  if (section.conditionalSection)
    return section.conditions
      .filter(({ checked }) => checked)
      .flatMap((branch) => gone(branch.questions, whole ?? (isHiddenByRule(branch) ? shownBy(branch) : null)))
  const rows = section[OUTCOME]?.rows ?? Infinity
  return [section, ...section.seccionesRepetibles].flatMap(({ preguntas }, row) =>
    gone(preguntas, whole ?? (row >= rows ? rowsBy(section) : null)),
  )
}
