/** Finding the stored part that belongs to a part of the form. */
import { isMadeOf } from '../form/own-ids'

interface Named {
  id: string
}

/** The objects of a stored list; none when it is no list. */
export const objectsOf = <T extends object>(stored: readonly T[] | undefined): T[] =>
  Array.isArray(stored) ? stored.filter((part) => typeof part === 'object' && part !== null) : []

/**
 * Pairs the parts of a form with what is stored for them: by id; a stored part whose id the form does not know
 * belongs to the part at its position, unless that one has its own. So does one whose id several parts had, of which that
 * one got an id of its own. What fits nowhere is left out.
 * @returns for each part of the form, in order, its stored part or undefined
 */
export function matchStored<F extends Named, S extends Named>(
  formParts: F[],
  stored: S[],
  position: { inForm: (part: F) => number; inStored: (part: S) => number },
): (S | undefined)[] {
  const known = new Set(formParts.map((part) => part.id))
  const byId = new Map<string, S>()
  const byPosition = new Map<number, S>()
  const there = new Map(formParts.map((part) => [position.inForm(part), part.id]))
  for (const part of stored) {
    const at = position.inStored(part)
    // A damaged part may have anything as its id, also what is no text.
    const isNamed = typeof part.id === 'string' && there.get(at) !== part.id
    const isOwn = isNamed && isMadeOf(there.get(at) ?? '', part.id)
    if (isOwn || !known.has(part.id)) byPosition.set(at, part)
    else if (!byId.has(part.id)) byId.set(part.id, part)
  }
  return formParts.map((part) => byId.get(part.id) ?? byPosition.get(position.inForm(part)))
}
