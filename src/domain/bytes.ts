/** What a document or a map costs beside its fields. */
const MAP_OVERHEAD = 32
/** Bytes of a text in UTF-8, counted without making them. */
function utf8(text: string): number {
  let bytes = text.length
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    if (unit < 0x80) continue
    // A pair of surrogates is two units and four bytes.
    bytes += unit < 0x800 || (unit >= 0xd800 && unit < 0xe000) ? 1 : 2
  }
  return bytes
}

/** Bytes of a text as Firestore stores it. */
export const textSize = (text: string): number => utf8(text) + 1

/** Bytes of parts that were counted before, by either measure: an edit makes new objects only on its way down. */
const counted = { stored: new WeakMap<object, number>(), sent: new WeakMap<object, number>() }

function once(known: WeakMap<object, number>, value: object, count: () => number): number {
  const before = known.get(value)
  if (before !== undefined) return before
  const size = count()
  known.set(value, size)
  return size
}

/** The fields that are stored: one without a value is left out. */
const fieldsOf = (value: object): [string, unknown][] =>
  Object.entries(value).filter(([, inner]) => inner !== undefined)

/** The sum of a size over all items. */
export const sum = <T>(items: T[], size: (item: T) => number): number =>
  items.reduce((total, item) => total + size(item), 0)

/**
 * Bytes of a value as Firestore stores it, by its documented rules ("Storage size calculations"): a text is its
 * UTF-8 bytes and one more, a number or a moment 8, a list its items, a map its names and values and 32.
 * Counted once for each object: after a keystroke only the changed question and what it stands in are counted anew.
 */
export function valueSize(value: unknown): number {
  if (typeof value === 'string') return textSize(value)
  if (typeof value === 'number' || value instanceof Date) return 8
  if (typeof value !== 'object' || value === null) return 1
  return once(counted.stored, value, () => (Array.isArray(value) ? sum(value, valueSize) : mapSize(value)))
}

/** Bytes of a map, or of a document beside its name, as Firestore stores it. */
export const mapSize = (fields: object): number =>
  MAP_OVERHEAD + sum(fieldsOf(fields), ([name, value]) => textSize(name) + valueSize(value))

/** A part with its length before it, as protocol buffers write it; lengths take seven bits a byte. */
const framed = (size: number): number => 1 + (size < 0x80 ? 1 : size < 0x4000 ? 2 : 3) + size

/**
 * Bytes of a value as it is sent, as rules see it and as events carry it: Firestore's protocol buffers. What it
 * costs stored differs: many small values may cost more either way.
 */
export function sentSize(value: unknown): number {
  if (typeof value === 'string') return 1 + framed(utf8(value))
  if (typeof value === 'number') return Number.isInteger(value) && value >= 0 && value < 0x80 ? 2 : 9
  if (value instanceof Date) return framed(12)
  if (typeof value !== 'object' || value === null) return 2
  return framed(
    once(counted.sent, value, () =>
      Array.isArray(value)
        ? sum(value, (item) => framed(sentSize(item)))
        : sum(fieldsOf(value), ([name, inner]) => framed(framed(utf8(name)) + framed(sentSize(inner)))),
    ),
  )
}
