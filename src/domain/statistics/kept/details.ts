/**
 * Details (decision 064): in quiet times hours have no documents of their own. What each of them has stands together in
 * the detail of a day, a part of a month or a month, as open counts do, so that folding them costs few writes.
 */
import { openCountsFrom, openCountsToStore } from './counts'
import { foldedBy, periodsOf } from './fold'
import { dayOf, monthOf, partOf, periodsAbove, type Period, type ReadingPlan } from './range'
import { NO_SUMS, plus, type Sums } from './sums'

/** What each hour has. */
export type Hours = ReadonlyMap<Period, Sums>

/** Longest text of a detail: who looks at some hours reads all of it. */
export const MAX_DETAIL_LENGTH = 64_000

/** Reads a detail; no hours from a damaged document or none at all. */
export const detailFrom = (data: unknown): Hours => openCountsFrom(data).horas

/** A detail as it is stored. */
export const detailToStore = (horas: Hours): { horas: string } => ({
  horas: openCountsToStore({ vuelta: 0, horas }).horas,
})

/** Counts that came in so many days, or hours, are quiet enough for a detail of that kind. */
const QUIET = { month: { days: 11, hours: 0 }, part: { days: 3, hours: 0 }, day: { days: 0, hours: 9 } }
const KINDS = [
  { ...QUIET.month, nameOf: monthOf },
  { ...QUIET.part, nameOf: partOf },
  { ...QUIET.day, nameOf: dayOf },
]

/** The kinds of periods whose details may take these hours, the longest first. */
function kindsFor(horas: Hours): ((hour: Period) => Period)[] {
  const days = new Set([...horas.keys()].map(dayOf)).size
  return KINDS.filter((kind) => days >= kind.days && horas.size >= kind.hours).map(({ nameOf }) => nameOf)
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
