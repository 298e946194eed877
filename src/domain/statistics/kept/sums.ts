/**
 * Sums by a key: what an answer contributes, what a document keeps, and what a page draws are all of this shape, so
 * that adding and taking out is one operation. A key is a path of parts, `q/{question}/o/{option}`; nothing is kept of
 * what is 0.
 */
export type Sums = ReadonlyMap<string, number>

export const NO_SUMS: Sums = new Map()

const PARTS_BETWEEN = '/'

/**
 * A part of a key from an id or a name: neither empty, nor with a slash, nor a field name that the store keeps for
 * itself.
 */
const written = (part: string): string => {
  const text = encodeURIComponent(part.replaceAll(/\p{Cs}/gu, '?'))
  return text === '' ? '%' : text.replace(/^__/, '%5F_')
}

/** A key from its parts, which may hold anything. */
export const keyOf = (...parts: (string | number)[]): string =>
  parts.map((part) => written(String(part))).join(PARTS_BETWEEN)

/** The parts of a key. */
export const partsOf = (key: string): string[] =>
  key.split(PARTS_BETWEEN).map((part) => (part === '%' ? '' : decodeURIComponent(part)))

/**
 * Sums with others added.
 * @param times how often; -1 takes them out
 * @returns the same sums when nothing is added
 */
export function plus(sums: Sums, others: Sums, times = 1): Sums {
  if (others.size === 0) return sums
  const all = new Map(sums)
  for (const [key, number] of others) {
    const now = (all.get(key) ?? 0) + times * number
    if (now === 0) all.delete(key)
    else all.set(key, now)
  }
  return all
}

/** What has to be added to the first sums to have the second. */
export const difference = (before: Sums, after: Sums): Sums => plus(after, before, -1)

/** Sums as they are kept: one object in the other, by the parts of the keys. */
export interface Tree {
  [part: string]: number | Tree
}

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null

/** An object that nothing inherits from: a part may be called as anything. */
const emptyTree = (): Tree => Object.create(null)

/** Sums as an object. What is below a number does not fit and is left out: no key goes on where another ends. */
export function treeOf(sums: Sums): Tree {
  const root = emptyTree()
  for (const [key, number] of sums) {
    const parts = key.split(PARTS_BETWEEN)
    const last = parts.pop() ?? ''
    let at = root
    for (const part of parts) {
      const below = (at[part] ??= emptyTree())
      if (!isTree(below)) break
      at = below
    }
    at[last] = number
  }
  return root
}

/** Sums from an object; what is no number is left out. */
export function sumsOf(tree: unknown, above = '', into = new Map<string, number>()): Map<string, number> {
  if (!isTree(tree)) return into
  for (const [part, value] of Object.entries(tree)) {
    if (typeof value === 'number' && Number.isFinite(value)) {
      if (value !== 0) into.set(above + part, value)
    } else sumsOf(value, above + part + PARTS_BETWEEN, into)
  }
  return into
}

/** Sums as a text, to be kept in one field. */
export const textOf = (sums: Sums): string => JSON.stringify(treeOf(sums))

/** Sums from a text; none from a damaged one. */
export function sumsFrom(text: unknown): Sums {
  if (typeof text !== 'string') return NO_SUMS
  try {
    return sumsOf(JSON.parse(text))
  } catch {
    return NO_SUMS
  }
}
