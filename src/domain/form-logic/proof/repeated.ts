import type { Expression } from '../../logic/expression'
import { namesIn } from '../../logic/names'
import { formulaOf } from '../../logic/print'
import type { ProofFinding } from './finding'
import type { Model, ProofRule } from './model'

/** From so many names on, the same condition at two parts is one that was pasted. */
const LONG = 4

const chainOf = (at: Expression, name: string): Expression[] =>
  at.kind === 'call' && at.name === name ? at.args.flatMap((arg) => chainOf(arg, name)) : [at]

/** One text for formulas that say the same in another order. */
function meaning(at: Expression): string {
  if (at.kind !== 'call') return formulaOf(at)
  if (at.name !== 'and' && at.name !== 'or') return `${at.name}(${at.args.map(meaning).join(', ')})`
  const parts = [...new Set(chainOf(at, at.name).map(meaning))].toSorted()
  return parts.length === 1 ? (parts[0] ?? '') : `${at.name}(${parts.join(', ')})`
}

const isCondition = ({ rule: { field } }: ProofRule): boolean => field === 'mostrarSi'

/**
 * Rules that say again what another says: two checks of one question, a condition that the part around has too, and long
 * ones that were pasted.
 */
export function repeatedRules(model: Model): ProofFinding[] {
  const said = model.rules.map((one) => ({ ...one, one, means: meaning(one.expression) }))
  const conditions = new Map(said.filter(isCondition).map(({ rule, means }) => [rule.part, means]))
  const long = new Map<string, ProofRule>()
  const checks = new Set<string>()
  return said.flatMap(({ one, rule, means, expression }): ProofFinding[] => {
    const { part, of, field } = rule
    const finding = { code: 'ruleRepeated', part, of } as const
    if (field === 'validacion') {
      const key = `${part.definition.id} ${means}`
      if (checks.has(key)) return [{ ...finding, about: part }]
      checks.add(key)
      return []
    }
    if (!isCondition(one)) return []
    const outer = model.around(part).find((around) => conditions.get(around) === means)
    if (outer) return [{ ...finding, about: outer }]
    const first = long.get(means)
    if (first) return [{ ...finding, about: first.rule.part }]
    if (namesIn(expression).length >= LONG) long.set(means, one)
    return []
  })
}
