/**
 * Details (decision 064): in quiet times hours have no documents of their own. What each of them has stands together in
 * the detail of a day, a part of a month or a month, as open counts do, so that folding them costs few writes.
 */
import { openCountsFrom, openCountsToStore } from './counts'
import { foldedBy, periodsOf } from './fold'
import { dayOf, monthOf, partOf, periodsAbove, type Period, type ReadingPlan } from './range'
import { keyOf, NO_SUMS, plus, type Sums } from './sums'

/** What each hour has. */
export type Hours = ReadonlyMap<Period, Sums>

/** How many answers there are, among the sums of an hour. */
const ANSWERS = keyOf('a', 'n')

/** Longest text of a detail: who looks at some hours reads all of it. */
export const MAX_DETAIL_LENGTH = 64_000

/** Reads a detail; no hours from a damaged document or none at all. */
export const detailFrom = (data: unknown): Hours => openCountsFrom(data).horas

/** A detail as it is stored. */
export const detailToStore = (horas: Hours): { horas: string } => ({
  horas: openCountsToStore({ vuelta: 0, horas }).horas,
})

/** From so many answers an hour on, documents of hours cost little for each answer. */
const MANY_IN_HOUR = 4
/** The same for other periods, which have two documents: that of the detail and the folded one. */
const MANY = 8
/** The kinds of details, the longest first. */
const KINDS = [monthOf, partOf, dayOf]

/** The kinds of periods whose details may take these hours, the longest first; of busy times none. */
function kindsFor(horas: Hours): typeof KINDS {
  const answers = [...horas.values()].reduce((sum, ofHour) => sum + (ofHour.get(ANSWERS) ?? 0), 0)
  if (answers >= MANY_IN_HOUR * horas.size) return []
  const periods = (nameOf: (hour: Period) => Period) => new Set([...horas.keys()].map(nameOf)).size
  // The shortest that costs little: who looks at some hours reads all of a detail.
  const first = KINDS.findLastIndex((nameOf) => answers >= MANY * periods(nameOf))
  return KINDS.slice(Math.max(0, first))
}

/** The details that may take some of these hours: none where each hour has much. */
export const detailsTaking = (horas: Hours): Period[] => [
  ...new Set(kindsFor(horas).flatMap((nameOf) => [...horas.keys()].map(nameOf))),
]

/** What folding changes. */
export interface Folding {
  /** What is added to folded documents. */
  folded: ReadonlyMap<Period, Sums>
  /** What details say afterwards. */
  details: ReadonlyMap<Period, Hours>
}

function together(horas: Hours, more: Hours): Hours {
  const all = new Map(horas)
  for (const [hour, sums] of more) {
    const now = plus(all.get(hour) ?? NO_SUMS, sums)
    if (now.size === 0) all.delete(hour)
    else all.set(hour, now)
  }
  return all
}

function groupedBy(horas: Hours, nameOf: (hour: Period) => Period): Map<Period, Map<Period, Sums>> {
  const groups = new Map<Period, Map<Period, Sums>>()
  for (const [hour, sums] of horas) {
    const period = nameOf(hour)
    groups.set(period, (groups.get(period) ?? new Map<Period, Sums>()).set(hour, sums))
  }
  return groups
}

/**
 * Folds open counts. An hour goes into the detail of the longest period that is quiet enough and has room, and into the
 * folded documents of that period and of those above it; without a detail, into one of its own and all others.
 * @param kept what the details have that {@link detailsTaking} names
 */
export function foldingOf(horas: Hours, kept: (period: Period) => Hours): Folding {
  const rest = new Map(horas)
  const details = new Map<Period, Hours>()
  const detailOf = new Map<Period, Period>()
  for (const nameOf of kindsFor(horas)) {
    for (const [period, added] of groupedBy(rest, nameOf)) {
      const all = together(kept(period), added)
      if (detailToStore(all).horas.length > MAX_DETAIL_LENGTH) continue
      details.set(period, all)
      for (const hour of added.keys()) {
        detailOf.set(hour, period)
        rest.delete(hour)
      }
    }
  }
  const from = (hour: Period) => periodsOf(hour).indexOf(detailOf.get(hour) ?? hour)
  return { folded: foldedBy(horas, (hour) => periodsOf(hour).slice(from(hour))), details }
}

/** What the periods below that of a detail have in it, and not in documents of their own. */
export const belowDetail = (period: Period, horas: Hours): Map<Period, Sums> =>
  foldedBy(horas, (hour) => periodsOf(hour).slice(0, Math.max(0, periodsOf(hour).indexOf(period))))

/** The details that documents of a plan need: those of all periods above theirs. */
export const detailsOfPlan = ({ add, take }: ReadingPlan): Period[] => [
  ...new Set([...add, ...take].flatMap(periodsAbove)),
]

/**
 * The sums of a period: what is folded, and what the details above have of its hours.
 * @param detail gives the hours of each detail of {@link detailsOfPlan}
 */
export function sumsOfPeriod(period: Period, folded: Sums, detail: (period: Period) => Hours): Sums {
  return periodsAbove(period)
    .flatMap((above) => [...detail(above)])
    .filter(([hour]) => periodsOf(hour).includes(period))
    .reduce((sums, [, ofHour]) => plus(sums, ofHour), folded)
}
