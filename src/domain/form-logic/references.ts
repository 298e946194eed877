/** What formulas name, without knowing any form. */
import type { Reference } from '../logic/expression'
import { parse } from '../logic/parse'
import { namesIn } from '../logic/names'

const read = new Map<string, readonly Reference[]>()
const MOST_READ = 5_000

/** What a formula names; each is read once. */
export function referencesIn(formula: string): readonly Reference[] {
  const before = read.get(formula)
  if (before) return before
  const { expression } = parse(formula)
  const references = expression ? namesIn(expression) : []
  if (read.size >= MOST_READ) read.clear()
  read.set(formula, references)
  return references
}

/** Ids of the questions that a formula names, those of its options among them. */
export const idsIn = (formula: string): readonly string[] => [
  ...new Set(referencesIn(formula).map(({ id }) => id)),
]
