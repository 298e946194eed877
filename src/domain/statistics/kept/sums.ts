import { packed, unpacked } from './packed'

/**
 * Sums by a key: what an answer contributes, what a document keeps, and what a page draws are all of this shape, so
 * that adding and taking out is one operation. A key is a path of parts, `q/{question}/o/{option}`; nothing is kept of
 * what is 0.
 */
export type Sums = ReadonlyMap<string, number>

export const NO_SUMS: Sums = new Map()

const PARTS_BETWEEN = '/'

/** A part of a key from an id or a name: neither empty, nor with anything that stands between parts and in texts. */
const written = (part: string): string => encodeURIComponent(part.replaceAll(/\p{Cs}/gu, '?')) || '%'

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

/** Sums by the parts of their keys, one in the other. */
type Tree = Map<string, number | Tree>

/** What is below a number does not fit and is left out: no key goes on where another ends. */
function treeOf(sums: Sums): Tree {
  const root: Tree = new Map()
  for (const [key, number] of sums) {
    const parts = key.split(PARTS_BETWEEN)
    const last = parts.pop() ?? ''
    let at: Tree | null = root
    for (const part of parts) {
      const below: Tree | number = at.get(part) ?? new Map<string, number | Tree>()
      if (typeof below === 'number') {
        at = null
        break
      }
      at.set(part, below)
      at = below
    }
    at?.set(last, number)
  }
  return root
}

function textOfTree(tree: Tree): string {
  const texts: string[] = []
  for (const [part, below] of tree) {
    if (typeof below === 'number') texts.push(`${part}:${below}`)
    else {
      const letters = packed(below)
      texts.push(part + (letters === null ? `{${textOfTree(below)}}` : `[${letters}]`))
    }
  }
  return texts.join(',')
}

/**
 * Sums as a text, to be kept in one field: `q{a{f:3,o{x:2,y:1},b[OCCDB]},a{n:3}`. Half as long as JSON, whose quotes are
 * written twice in the answers of the store; what is counted by whole numbers is packed.
 */
export const textOf = (sums: Sums): string => textOfTree(treeOf(sums))

/** A part with what stands below it, or with its number, or the end of what stands below one. */
const TOKEN = /([^{}:,[\]]+)(?:\{|:([^{}:,[\]]+)|\[([\w-]*)\])|\}/g

/** Sums from a text; none from a damaged one. */
export function sumsFrom(text: unknown): Sums {
  if (typeof text !== 'string') return NO_SUMS
  const sums = new Map<string, number>()
  const above: string[] = []
  for (const [, part, digits, letters] of text.matchAll(TOKEN)) {
    if (part === undefined) {
      if (above.pop() === undefined) return NO_SUMS
      continue
    }
    const key = `${above.at(-1) ?? ''}${part}`
    if (letters !== undefined) {
      const counts = unpacked(letters)
      if (!counts) return NO_SUMS
      for (const [last, count] of counts) sums.set(`${key}${PARTS_BETWEEN}${last}`, count)
    } else if (digits === undefined) above.push(`${key}${PARTS_BETWEEN}`)
    else {
      const number = Number(digits)
      if (!Number.isFinite(number)) return NO_SUMS
      if (number !== 0) sums.set(key, number)
    }
  }
  return above.length === 0 ? sums : NO_SUMS
}
