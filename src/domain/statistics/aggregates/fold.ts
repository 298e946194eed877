/** Open counts become folded ones: those of an hour go into the documents of all periods that it is in. */
import { REST } from './form-summary'
import { periodsAbove, type Period } from './range'
import { keyOf, partsOf, plus, textOf, type Sums } from './sums'

/** Longest text of a folded document: a store's document has at most a mebibyte. */
export const MAX_FOLDED_LENGTH = 900_000

/**
 * Open counts that are longer are folded: whoever looks at statistics reads all of them. What has little in each hour
 * may be longer, as it is one document where the other counts of a busy form are four: what is folded together costs
 * few writes.
 */
export const MAX_OPEN_LENGTH = { busy: 24_000, quiet: 48_000 }

/** The documents that sums of an hour belong to. */
export const periodsOf = (hour: Period): Period[] => [hour, ...periodsAbove(hour)]

/**
 * What has to be added to each folded document.
 * @param periods the documents that have sums of an hour
 */
export function foldedBy(
  horas: ReadonlyMap<Period, Sums>,
  periods: (hour: Period) => Period[] = periodsOf,
): Map<Period, Sums> {
  const folded = new Map<Period, Sums>()
  for (const [hour, sums] of horas) {
    for (const period of periods(hour)) {
      folded.set(period, plus(folded.get(period) ?? new Map<string, number>(), sums))
    }
  }
  return folded
}

/** The key under which a sum is counted where there is no room for its own; null for what cannot grow so far. */
function restOf(key: string): string | null {
  const [what = '', id = '', detail] = partsOf(key)
  if (what === 'p') return keyOf('p', REST)
  return what === 'q' && (detail === 'o' || detail === 'd') ? keyOf('q', id, detail, REST) : null
}

/**
 * Folded sums with others added. Where they would be longer than a document, options, months and places that are not
 * among them yet are counted together: what came first is kept apart, and the whole stays right.
 */
export function foldInto(kept: Sums, added: Sums, maxLength = MAX_FOLDED_LENGTH): Sums {
  const all = plus(kept, added)
  const isFull = textOf(all).length > maxLength
  const moved = new Map<string, number>()
  for (const [key, number] of added) {
    const rest = kept.has(key) ? null : restOf(key)
    // What is taken out may have been counted together when it was added.
    const isTogether = rest !== null && (isFull || (number < 0 && kept.has(rest)))
    const into = isTogether ? rest : key
    moved.set(into, (moved.get(into) ?? 0) + number)
  }
  return plus(kept, moved)
}
