import type { Form } from './form'
import { toVersion } from './version'

/** A document ends at 1 MiB (Firestore's "Maximum size for a document"). */
const DOCUMENT_LIMIT = 1_048_576
/** Room for what is stamped while saving: times, version, who saved. */
const MARGIN = 4096

/** From here on the editor warns. */
export const SIZE_WARNING = 800_000
/** Beyond this a form is not sent to the store, because it would be refused there. */
export const SIZE_LIMIT = DOCUMENT_LIMIT - MARGIN

/** What a document or a map costs beside its fields. */
const MAP_OVERHEAD = 32
/** What a name of a document costs beside its parts. */
const NAME_OVERHEAD = 16

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

const textSize = (text: string): number => utf8(text) + 1

/** Bytes of parts that were counted before: an edit makes new objects only on its way down. */
const known = new WeakMap<object, number>()

/**
 * Bytes of a value as Firestore stores it, by its documented rules ("Storage size calculations"): a text is its
 * UTF-8 bytes and one more, a number or a moment 8, a list its items, a map its names and values and 32.
 * Counted once for each object: after a keystroke only the changed question and what holds it are counted anew.
 */
export function valueSize(value: unknown): number {
  if (typeof value === 'string') return textSize(value)
  if (typeof value === 'number' || value instanceof Date) return 8
  if (typeof value !== 'object' || value === null) return value === undefined ? 0 : 1
  const before = known.get(value)
  if (before !== undefined) return before
  const size = Array.isArray(value)
    ? value.reduce<number>((sum, item) => sum + valueSize(item), 0)
    : mapSize(value)
  known.set(value, size)
  return size
}

const mapSize = (fields: object): number =>
  Object.entries(fields).reduce(
    (sum, [name, value]) => (value === undefined ? sum : sum + textSize(name) + valueSize(value)),
    MAP_OVERHEAD,
  )

const nameSize = (path: string): number =>
  path.split('/').reduce((sum, part) => sum + textSize(part), NAME_OVERHEAD)

/**
 * Bytes of a form as stored: of the larger of its two documents, the form itself and its version. Areas are
 * stored as references, which cost as much as their names.
 */
export function storedSize(form: Form): number {
  const areas = form.areas.reduce((sum, path) => sum + nameSize(path) - textSize(path), 0)
  const { id, ...fields } = form
  const asForm = nameSize(`formularios/${id}`) + mapSize(fields)
  const asVersion = nameSize(`formularios/${id}/versiones/${form.version}`) + mapSize(toVersion(form))
  return Math.max(asForm, asVersion) + areas
}
