/**
 * Lists whose items know their position (`orden`, `order`, `indexSignature`), dense from 0. Every function gives
 * the same list back when nothing changed, and keeps the items whose position stayed.
 */

/** Gives an item its position; the same item when it has it already. */
export type Numbering<T> = (item: T, position: number) => T

export const byOrden = <T extends { orden: number }>(item: T, position: number): T =>
  item.orden === position ? item : { ...item, orden: position }

export const byOrder = <T extends { order: number }>(item: T, position: number): T =>
  item.order === position ? item : { ...item, order: position }

export const byIndexSignature = <T extends { indexSignature: number }>(item: T, position: number): T =>
  item.indexSignature === position ? item : { ...item, indexSignature: position }

/** The part with some fields changed; the same object when they were that already. */
export const withFields = <T extends object>(part: T, fields: Partial<T>): T =>
  Object.entries(fields).every(([name, value]) => Reflect.get(part, name) === value)
    ? part
    : { ...part, ...fields }

/** Applies a change to every item; the same list when no item changed. */
export function mapSame<T>(items: T[], change: (item: T, position: number) => T): T[] {
  let changed = false
  const next = items.map((item, position) => {
    const result = change(item, position)
    if (result !== item) changed = true
    return result
  })
  return changed ? next : items
}

/** Numbers the items from 0. */
export const renumbered = <T>(items: T[], number: Numbering<T>): T[] => mapSame(items, number)

/** Puts an item at a position (at the end when none is given or it lies beyond). */
export function inserted<T>(items: T[], item: T, number: Numbering<T>, at = items.length): T[] {
  const place = Math.max(0, Math.min(at, items.length))
  return renumbered([...items.slice(0, place), item, ...items.slice(place)], number)
}

/** Takes the item at a position out; the same list when there is none. */
export function removed<T>(items: T[], at: number, number: Numbering<T>): T[] {
  if (items[at] === undefined) return items
  return renumbered(
    items.filter((_, position) => position !== at),
    number,
  )
}

/** Moves the item at `from` so that it stands at `to` (the nearest place when that is outside of the list). */
export function moved<T>(items: T[], from: number, to: number, number: Numbering<T>): T[] {
  const item = items[from]
  if (item === undefined) return items
  const place = Math.max(0, Math.min(to, items.length - 1))
  if (place === from) return items
  const rest = items.filter((_, position) => position !== from)
  return renumbered([...rest.slice(0, place), item, ...rest.slice(place)], number)
}

/** Position of the item with an id, -1 when there is none. */
export const positionOf = (items: { id: string }[], id: string): number =>
  items.findIndex((item) => item.id === id)

/** Changes the item with an id; the same list when there is none or it stayed the same. */
export const changed = <T extends { id: string }>(items: T[], id: string, change: (item: T) => T): T[] =>
  mapSame(items, (item) => (item.id === id ? change(item) : item))
