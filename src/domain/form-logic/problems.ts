import { remembered } from '../remembered'
import type { Section } from '../form/section'
import { compile } from '../logic/compile'
import './every-part'
import type { FormulaProblem } from '../logic/expression'
import { parse } from '../logic/parse'
import { graphOf, type RuleProblem } from './graph'
import { partsById, partsOf, type FormPart } from './parts'
import { askedInVain } from './in-vain'
import { listsOfRule, rulesOf, scopeOf, typeOfRule, type RuleField } from './rules'

/** What is wrong with the rules of a form; each version of it is looked at once. */
export const ruleProblems = remembered((secciones: readonly Section[]): readonly RuleProblem[] => {
  const { graph, problems } = graphOf(secciones)
  const inVain = partsOf(secciones)
    .flatMap(rulesOf)
    .flatMap((rule) => {
      const { expression } = parse(rule.formula)
      const found = expression ? askedInVain(expression, scopeOf(rule, graph.byId), graph.byId) : []
      return found.map((problem) => ({ rule, problem }))
    })
  return [...problems, ...inVain]
})

/** The parts of a form by what formulas call them. */
export const namedParts = remembered((secciones: readonly Section[]): ReadonlyMap<string, FormPart> =>
  partsById(partsOf(secciones)),
)

/** What is wrong with one formula while it is typed; null for nothing. */
export function formulaProblem(
  formula: string,
  secciones: readonly Section[],
  { part, field }: { part: FormPart; field: RuleField },
): FormulaProblem | null {
  if (formula === '') return null
  const { expression, problem } = parse(formula)
  if (!expression) return problem
  const byId = namedParts(secciones)
  const scope = scopeOf({ field, here: listsOfRule(part, field) }, byId)
  const [wrong = null] = compile(expression, scope, typeOfRule(part, field)).problems
  return wrong ?? askedInVain(expression, scope, byId)[0] ?? null
}
