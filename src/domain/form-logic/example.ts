/** What a formula comes to, while it is typed (LOGIC-05). */
import type { Case } from '../form/case'
import type { Section } from '../form/section'
import { compile } from '../logic/compile'
import { parse } from '../logic/parse'
import type { Type } from '../logic/scope'
import type { Value } from '../logic/value'
import { filledAs } from './cases'
import { logicFor } from './logic'
import { scopeIn } from './parts'
import { namedParts } from './problems'
import { readerOf } from './reader'
import { workOn } from './work'

export interface Example {
  type: Type
  /** What it comes to in a filling, in the first row of each list; undefined without a filling. */
  value?: Value
}

/**
 * What a formula comes to; null for one that is not understood.
 * @param own id of the part whose rule it is; '' for one of the form itself
 * @param kept a filling that is kept with the form
 */
export function exampleOf(
  formula: string,
  secciones: readonly Section[],
  own: string,
  kept: Case | undefined,
): Example | null {
  const { expression } = parse(formula)
  const byId = namedParts(secciones)
  const here = byId.get(own)?.named.lists ?? []
  const compiled = expression && compile(expression, scopeIn(byId, here, true))
  if (!compiled?.type || compiled.problems.length > 0) return null
  const { type, run } = compiled
  if (!kept) return { type }
  const day = kept.dia === '' ? null : kept.dia
  const filled = logicFor(secciones).apply(filledAs(secciones, kept.dado), day)
  const rows = Object.fromEntries(here.map((list) => [list, 0]))
  return { type, value: run(rows, readerOf(workOn(filled), byId, day)) }
}
