import type { Section } from '../form/section'
import { compile } from '../logic/compile'
import type { FormulaProblem } from '../logic/expression'
import { parse } from '../logic/parse'
import { graphOf, type RuleProblem } from './graph'
import { partsById, partsOf, type FormPart } from './parts'
import { listsOfRule, scopeOf, typeOfRule, type RuleField } from './rules'

const known = new WeakMap<readonly Section[], readonly RuleProblem[]>()

/** What is wrong with the rules of a form; each version of it is looked at once. */
export function ruleProblems(secciones: readonly Section[]): readonly RuleProblem[] {
  const before = known.get(secciones)
  if (before) return before
  const { problems } = graphOf(secciones)
  known.set(secciones, problems)
  return problems
}

const byIds = new WeakMap<readonly Section[], ReadonlyMap<string, FormPart>>()

/** The parts of a form by what formulas call them. */
export function namedParts(secciones: readonly Section[]): ReadonlyMap<string, FormPart> {
  const before = byIds.get(secciones)
  if (before) return before
  const parts = partsById(partsOf(secciones))
  byIds.set(secciones, parts)
  return parts
}

/** What is wrong with one formula while it is typed; null for nothing. */
export function formulaProblem(
  formula: string,
  secciones: readonly Section[],
  { part, field }: { part: FormPart; field: RuleField },
): FormulaProblem | null {
  if (formula === '') return null
  const { expression, problem } = parse(formula)
  if (!expression) return problem
  const scope = scopeOf({ field, here: listsOfRule(part, field) }, namedParts(secciones))
  return compile(expression, scope, typeOfRule(part, field)).problems[0] ?? null
}
