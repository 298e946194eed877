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

/** Bytes of parts that were counted before: an edit makes new objects only on its way down. */
const counted = new WeakMap<object, number>()

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
  return once(counted, value, () => (Array.isArray(value) ? sum(value, valueSize) : mapSize(value)))
}

/** Bytes of a map, or of a document beside its name, as Firestore stores it. */
export const mapSize = (fields: object): number =>
  MAP_OVERHEAD + sum(fieldsOf(fields), ([name, value]) => textSize(name) + valueSize(value))

/** A part with its length before it, as protocol buffers write it; lengths take seven bits a byte. */
const framed = (size: number): number => 1 + (size < 0x80 ? 1 : size < 0x4000 ? 2 : 3) + size

/** Bytes of a field of a map as it is sent. */
const sentField = (name: string, size: number): number => framed(framed(utf8(name)) + framed(size))

/** Bytes of a moment as it is sent. */
const SENT_MOMENT = framed(12)

/** Bytes of a field that holds a moment, as it is sent. */
export const sentMomentField = (name: string): number => sentField(name, SENT_MOMENT)

/**
 * Counts the bytes of values as they are sent, as rules see them and as events carry them: Firestore's protocol buffers.
 * What they cost stored differs: many small values may cost more either way.
 * @param besides what a map has in the store beside its own fields
 */
export function measureSent(besides: (map: object) => number): (value: unknown) => number {
  const known = new WeakMap<object, number>()
  const size = (value: unknown): number => {
    if (typeof value === 'string') return 1 + framed(utf8(value))
    if (typeof value === 'number') return Number.isInteger(value) && value >= 0 && value < 0x80 ? 2 : 9
    if (value instanceof Date) return SENT_MOMENT
    if (typeof value !== 'object' || value === null) return 2
    return framed(
      once(known, value, () =>
        Array.isArray(value)
          ? sum(value, (item) => framed(size(item)))
          : sum(fieldsOf(value), ([name, inner]) => sentField(name, size(inner))) + besides(value),
      ),
    )
  }
  return size
}

/** Bytes of a value as it is sent. */
export const sentSize = measureSent(() => 0)
