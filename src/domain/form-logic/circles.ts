/**
 * Parts that depend on themselves. None is published, so that who answers loads nothing of it: it is there where rules
 * are written (LOGIC-07).
 */
import type { CompiledRule, Needs, RuleProblem } from './graph'
import { NOTHING, type Item } from './item'
import { installOptionalPart } from './optional-parts'
import type { FormPart } from './parts'
import { decides } from './rules'

/** Of items that are left over, those that depend on themselves. */
function inCircle(left: readonly Item[], needs: Needs): Item[] {
  const circle = new Set(left)
  for (let before = -1; before !== circle.size;) {
    before = circle.size
    const needed = new Set([...circle].flatMap((item) => [...(needs.get(item) ?? [])]))
    for (const item of circle) if (!needed.has(item)) circle.delete(item)
  }
  return [...circle]
}

/**
 * Makes items in a circle decide nothing; they are still checked, and what depends on them is worked out.
 * @param left items that nothing puts in order
 * @returns what is wrong with their rules
 */
export function broken(
  left: readonly Item[],
  needs: Needs,
  byPart: ReadonlyMap<FormPart, readonly CompiledRule[]>,
): RuleProblem[] {
  const circle = inCircle(left, needs)
  const parts = circle.map(({ part }) => part)
  for (const item of circle) {
    needs.delete(item)
    Object.assign(item, {
      ...{ shown: null, rows: null, initial: null, filter: null, steps: [], options: [] },
      calculated: item.calculated && NOTHING,
    })
  }
  const rules = parts.flatMap((part) => byPart.get(part) ?? []).map(({ rule }) => rule)
  return rules.filter(decides).map((rule) => ({ rule, problem: { fault: 'cycle', parts } }))
}

declare module './optional-parts' {
  interface OptionalParts {
    circles: { broken: typeof broken }
  }
}

installOptionalPart({ circles: { broken } })
