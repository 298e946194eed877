import type { LookedUp } from '../logic/compiled'
import { picksEntries } from './item'
import type { FormPart } from './parts'

/** The columns of tables that rules look up, by the question that picks. */
export function lookedUpIn(
  lookups: readonly LookedUp[],
  byId: ReadonlyMap<string, FormPart>,
): ReadonlyMap<FormPart, readonly string[]> {
  const columns = new Map<FormPart, Set<string>>()
  for (const { id, column } of lookups) {
    const part = byId.get(id)
    if (part && picksEntries(part)) columns.set(part, (columns.get(part) ?? new Set()).add(column))
  }
  return new Map(Array.from(columns, ([part, names]) => [part, [...names].sort()]))
}
