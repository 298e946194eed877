import { questionAt } from '../answer/fill'
import type { QuestionPath } from '../answer/path'
import { isHiddenByRule, OUTCOME } from '../form/outcome'
import type { Question } from '../form/question'
import type { Section } from '../form/section'

/** A rule that does not ask something. */
export interface HidingRule {
  formula: string
  /** It is asked by a condition; else so many rows are asked. */
  isCondition: boolean
}

const shownBy = ({ mostrarSi }: Pick<Question, 'mostrarSi'>): HidingRule => ({
  formula: mostrarSi,
  isCondition: true,
})
const rowsBy = ({ filas }: Section): HidingRule => ({ formula: filas, isCondition: false })

/** The rule that leaves a place of an answer out, the widest where several do; null where none does. */
export function hiddenBy(secciones: Section[], path: QuestionPath): HidingRule | null {
  const section = secciones[path.section]
  if (!section) return null
  if (isHiddenByRule(section)) return section.mostrarSi === '' ? rowsBy(section) : shownBy(section)
  if (path.condition === null && path.row >= (section[OUTCOME]?.rows ?? Infinity)) return rowsBy(section)
  const branch = path.condition === null ? undefined : section.conditions[path.condition]
  const question = questionAt(secciones, path)
  const part = [branch, question].find((one) => one && isHiddenByRule(one))
  return part ? shownBy(part) : null
}
