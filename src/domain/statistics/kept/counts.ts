/** Counts of a form as the store keeps them (decision 047): open ones, which grow, and folded ones. */
import * as z from 'zod/mini'
import { isIn, type Period, type Range, type ReadingPlan } from './range'
import { NO_SUMS, plus, sumsFrom, sumsOf, type Sums } from './sums'

/** Over how many documents the open counts of a form are spread (decision 047); an author's are one. */
export const OPEN_PARTS = 4

/** Counts that grow: of each hour what was added or taken out since they were folded last. */
export interface OpenCounts {
  /** How often they were folded. */
  vuelta: number
  horas: ReadonlyMap<Period, Sums>
}

const storedOpenSchema = z.object({
  vuelta: z._default(z.number(), 0),
  horas: z._default(z.record(z.string(), z.unknown()), {}),
})

/** Reads open counts; none from a damaged document or none at all. */
export function openCountsFrom(data: unknown): OpenCounts {
  const parsed = storedOpenSchema.safeParse(data)
  if (!parsed.success) return { vuelta: 0, horas: new Map() }
  const hours = Object.entries(parsed.data.horas).map(([hour, tree]) => [hour, sumsOf(tree)] as const)
  return { vuelta: parsed.data.vuelta, horas: new Map(hours) }
}

const storedFoldedSchema = z.object({ sumas: z.string() })

/** Reads folded counts; none from a damaged document or none at all. */
export function foldedCountsFrom(data: unknown): Sums {
  const parsed = storedFoldedSchema.safeParse(data)
  return parsed.success ? sumsFrom(parsed.data.sumas) : NO_SUMS
}

/** The sums of a range: what is folded, and what is open of its hours. */
export function sumsIn(
  range: Range,
  { add, take }: ReadingPlan,
  folded: (period: Period) => Sums,
  open: readonly OpenCounts[],
): Sums {
  const inRange = open.flatMap(({ horas }) => [...horas].filter(([hour]) => isIn(range, hour)))
  let sums = NO_SUMS
  for (const period of add) sums = plus(sums, folded(period))
  for (const period of take) sums = plus(sums, folded(period), -1)
  for (const [, ofHour] of inRange) sums = plus(sums, ofHour)
  return sums
}
