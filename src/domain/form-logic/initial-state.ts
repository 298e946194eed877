/** In which state an answer begins, by the rules of its form (LOGIC-01). */
import type { CalendarDay } from '../calendar'
import type { InitialRule } from '../form/initial-rule'
import type { Section } from '../form/section'
import { compile } from '../logic/compile'
import type { FormulaProblem } from '../logic/expression'
import { parse } from '../logic/parse'
import { scopeIn, type FormPart } from './parts'
import { namedParts } from './problems'
import { readerOf } from './reader'
import { workOn } from './work'

/** Such a rule stands in no row, and comes to yes or no. */
function read(formula: string, byId: ReadonlyMap<string, FormPart>) {
  const { expression, problem } = parse(formula)
  return expression
    ? compile(expression, scopeIn(byId, []), { is: 'yesNo' })
    : { run: () => null, problems: [problem] }
}

/** What is wrong with the formula of a rule; null for nothing, also where none is written yet. */
export const initialRuleProblem = (formula: string, secciones: readonly Section[]): FormulaProblem | null =>
  formula === '' ? null : (read(formula, namedParts(secciones)).problems[0] ?? null)

/**
 * The reference of the state in which an answer begins; null where no rule is true. A rule that the version cannot
 * understand, such as one for a question that came later, decides nothing.
 * @param secciones of the version that was answered
 * @param answered the same as answered, with its rules worked out
 */
export function initialStateOf(
  rules: readonly InitialRule[],
  secciones: readonly Section[],
  answered: Section[],
  begun: CalendarDay | null,
): string | null {
  const byId = namedParts(secciones)
  const reader = readerOf(workOn(answered), byId, begun)
  const first = rules.find(({ si }) => {
    if (si === '') return false
    const { run, problems } = read(si, byId)
    return problems.length === 0 && run({}, reader) === true
  })
  return first?.estado ?? null
}
