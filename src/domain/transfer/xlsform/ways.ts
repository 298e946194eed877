/** Which row an expression means where several have the same name: ways of an XLSForm lead there through groups. */
import type { GroupedRow } from './layout'
import type { Row } from './table'

/** The names of the groups around a row, and its own. */
type Ways = ReadonlyMap<Row, readonly string[]>

export function waysOf(rows: readonly GroupedRow[], around: readonly string[] = []): Ways {
  const ways = new Map<Row, readonly string[]>()
  for (const one of rows) {
    const way = [...around, one.row.cell('name')]
    ways.set(one.row, way)
    if (one.is !== 'question') for (const [row, its] of waysOf(one.children, way)) ways.set(row, its)
  }
  return ways
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((name, at) => name === other[at])
const endsIn = (way: readonly string[], end: readonly string[]): boolean =>
  isSame(way.slice(Math.max(0, way.length - end.length)), end)
const STAYS = new Set(['.', 'current()', '/'])

/**
 * The one of several rows of a name to which a way leads; undefined where that cannot be told.
 * @param from the row that names it
 */
export function meantBy<T extends { row: Row }>(
  candidates: readonly T[],
  steps: readonly string[],
  { from, ways }: { from: Row | null; ways: Ways },
): T | undefined {
  const [first] = candidates
  if (candidates.length < 2) return first
  const names = steps.filter((step) => step !== '..' && !STAYS.has(step))
  const wayOf = ({ row }: T): readonly string[] => ways.get(row) ?? []
  const up = steps.filter((step) => step === '..').length
  const start = from && (ways.get(from) ?? [])
  const only = (isMeant: (way: readonly string[]) => boolean): T | undefined => {
    const found = candidates.filter((one) => isMeant(wayOf(one)))
    return found.length === 1 ? found[0] : undefined
  }
  // From itself, up and down again.
  const way = start && names.length < steps.length ? [...start.slice(0, start.length - up), ...names] : null
  if (way) return only((one) => isSame(one, way))
  // From the top, with or without the name of the form; else by as much of the way as is said.
  return (
    only((one) => isSame(one, names) || isSame(one, names.slice(1))) ??
    (names.length > 1 ? only((one) => endsIn(one, names)) : first)
  )
}
