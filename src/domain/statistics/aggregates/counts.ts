/** Counts of a form as the store keeps them (decision 047): open ones, which grow, and folded ones. */
import * as z from 'zod/mini'
import { MAX_OPEN_LENGTH } from './fold'
import { hourFrom, hourNumber, isIn, type Period, type Range, type ReadingPlan } from './range'
import { keyOf, NO_SUMS, partsOf, plus, sumsFrom, textOf, type Sums } from './sums'

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

/** Begins the keys of which hour stands at which place in a text by sums. */
const PLACES = '~'

/** Open counts by hour, and of each its sums: the shorter text where an hour has much. */
const textByHour = (horas: OpenCounts['horas']): string =>
  textOf(
    new Map(
      [...horas].flatMap(([hour, sums]) =>
        [...sums].map(([key, count]) => [`${hour}/${key}`, count] as const),
      ),
    ),
  )

/** Open counts by sums, and of each what it is in each hour: the shorter text where many hours have little. */
function textBySums(horas: OpenCounts['horas']): string {
  const all: [string, number][] = []
  for (const [place, [hour, sums]] of [...horas].entries()) {
    all.push([keyOf(PLACES, hourNumber(hour)), place + 1])
    for (const [key, count] of sums) all.push([`${key}/${place}`, count])
  }
  return textOf(new Map(all))
}

/** Open counts by hour, from either text. */
function horasFrom(text: string): Map<Period, Sums> {
  const horas = new Map<Period, Map<string, number>>()
  const hours = new Map<string, Period>()
  const add = (hour: Period, key: string, count: number) =>
    horas.set(hour, (horas.get(hour) ?? new Map<string, number>()).set(key, count))
  const all = sumsFrom(text)
  for (const [key, count] of all)
    if (key.startsWith(PLACES)) hours.set(String(count - 1), hourFrom(Number(partsOf(key)[1])))
  for (const [key, count] of all) {
    if (key.startsWith(PLACES)) continue
    const end = hours.size > 0 ? key.lastIndexOf('/') : key.indexOf('/')
    const [first, last] = [key.slice(0, end), key.slice(end + 1)]
    const hour = hours.get(last)
    if (hours.size === 0) add(first, last, count)
    else if (hour !== undefined) add(hour, first, count)
  }
  return horas
}

/** Reads open counts; none from a damaged document or none at all. */
export function openCountsFrom(data: unknown): OpenCounts {
  const parsed = storedOpenSchema.safeParse(data)
  if (!parsed.success) return { vuelta: 0, horas: new Map() }
  return { vuelta: parsed.data.vuelta, horas: horasFrom(parsed.data.horas) }
}

/** Open counts as they are stored. */
export function openCountsToStore({ vuelta, horas }: OpenCounts): z.infer<typeof storedOpenSchema> {
  const [byHour, bySums] = [textByHour(horas), textBySums(horas)]
  return { vuelta, horas: bySums.length < byHour.length ? bySums : byHour }
}

interface OpenPlace {
  /** They are an author's, not the form's. */
  isAuthors: boolean
  /** They stand in the first document of those over which the counts are spread. */
  isFirst: boolean
}

/** The longest text that open counts may have before they are folded. */
export function mostOpen(horas: string, { isAuthors, isFirst }: OpenPlace): number {
  const isQuiet = horas.startsWith(PLACES) && isFirst
  return isAuthors || isQuiet ? MAX_OPEN_LENGTH.quiet : MAX_OPEN_LENGTH.busy
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
  ofPeriod: (period: Period) => Sums,
  open: readonly OpenCounts[],
): Sums {
  const inRange = open.flatMap(({ horas }) => [...horas].filter(([hour]) => isIn(range, hour)))
  let sums = NO_SUMS
  for (const period of add) sums = plus(sums, ofPeriod(period))
  for (const period of take) sums = plus(sums, ofPeriod(period), -1)
  for (const [, ofHour] of inRange) sums = plus(sums, ofHour)
  return sums
}
