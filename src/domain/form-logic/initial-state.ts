/** In which state an answer begins, by the rules of its form (LOGIC-01). */
import type { CalendarDay } from '../calendar'
import type { InitialRule } from '../form/initial-rule'
import type { Section } from '../form/section'
import { formRules } from './form-rule'

/**
 * The reference of the state in which an answer begins; null where no rule is true.
 * @param secciones of the version that was answered
 * @param answered the same as answered, with its rules worked out
 */
export function initialStateOf(
  rules: readonly InitialRule[],
  secciones: readonly Section[],
  answered: Section[],
  begun: CalendarDay | null,
): string | null {
  const { holds } = formRules(secciones, answered, begun)
  return rules.find(({ si }) => holds(si))?.estado ?? null
}
