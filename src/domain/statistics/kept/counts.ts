/** Counts of a form as the store keeps them (decision 047): open ones, which grow, and folded ones. */
import * as z from 'zod/mini'
import { isIn, type Period, type Range, type ReadingPlan } from './range'
import { NO_SUMS, plus, sumsFrom, textOf, type Sums } from './sums'

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
  horas: z._default(z.string(), ''),
})

/** Reads open counts; none from a damaged document or none at all. */
export function openCountsFrom(data: unknown): OpenCounts {
  const parsed = storedOpenSchema.safeParse(data)
  if (!parsed.success) return { vuelta: 0, horas: new Map() }
  const horas = new Map<Period, Map<string, number>>()
  for (const [key, number] of sumsFrom(parsed.data.horas)) {
    const end = key.indexOf('/')
    const hour = key.slice(0, end)
    horas.set(hour, (horas.get(hour) ?? new Map<string, number>()).set(key.slice(end + 1), number))
  }
  return { vuelta: parsed.data.vuelta, horas }
}

/** Open counts as they are stored. */
export function openCountsToStore({ vuelta, horas }: OpenCounts): z.infer<typeof storedOpenSchema> {
  const all = [...horas].flatMap(([hour, sums]) =>
    [...sums].map(([key, number]) => [`${hour}/${key}`, number] as const),
  )
  return { vuelta, horas: textOf(new Map(all)) }
}

/** Open counts with sums of an hour added. */
export function opened(open: OpenCounts, hour: Period, sums: Sums): OpenCounts {
  const now = plus(open.horas.get(hour) ?? NO_SUMS, sums)
  const horas = new Map(open.horas)
  if (now.size === 0) horas.delete(hour)
  else horas.set(hour, now)
  return { ...open, horas }
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
