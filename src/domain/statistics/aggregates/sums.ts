import { packable, packed, unpacked } from './packed'

/**
 * Sums by a key: what an answer contributes, what a document keeps, and what a page draws are all of this shape, so
 * that adding and taking out is one operation. A key is a path of parts, `q/{question}/o/{option}`; nothing is kept of
 * what is 0.
 */
export type Sums = ReadonlyMap<string, number>

export const NO_SUMS: Sums = new Map()

const PARTS_BETWEEN = '/'

/** Ids as the editor makes them, of which a text has hundreds, are written with fewer letters. */
const MADE_ID = /^[0-9a-f]{16}$/
const SHORT_ID = /^\*[\w-]{11}$/
const HEX = 16

function shortened(id: string): string {
  const bytes = (id.match(/../g) ?? []).map((pair) => String.fromCharCode(Number.parseInt(pair, HEX)))
  return `*${btoa(bytes.join('')).replace('=', '').replaceAll('+', '-').replaceAll('/', '_')}`
}

const lengthened = (short: string): string =>
  [...atob(short.slice(1).replaceAll('-', '+').replaceAll('_', '/'))]
    .map((byte) => byte.charCodeAt(0).toString(HEX).padStart(2, '0'))
    .join('')

/** A part of a key from an id or a name: neither empty, nor with anything that stands between parts and in texts. */
function written(part: string): string {
  if (MADE_ID.test(part)) return shortened(part)
  return encodeURIComponent(part.replaceAll(/\p{Cs}/gu, '?')).replace(/^\*/, '%2A') || '%'
}

function read(part: string): string {
  if (part === '%') return ''
  return SHORT_ID.test(part) ? lengthened(part) : decodeURIComponent(part)
}

/** A key from its parts, which may say anything. */
export const keyOf = (...parts: (string | number)[]): string =>
  parts.map((part) => written(String(part))).join(PARTS_BETWEEN)

/** The parts of a key. */
export const partsOf = (key: string): string[] => key.split(PARTS_BETWEEN).map(read)

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
  const numbered: [number, number][] = []
  const texts: string[] = []
  for (const [part, below] of tree) {
    const counted = packable(part, below)
    if (counted) numbered.push(counted)
    else texts.push(typeof below === 'number' ? `${part}:${below}` : `${part}{${textOfTree(below)}}`)
  }
  if (numbered.length > 0) texts.unshift(`[${packed(numbered)}]`)
  return texts.join(',')
}

/**
 * Sums as a text, to be kept in one field: `q{a{[ABD],o{x:2,y:1},b{[OCCDB]}},a{n:3}`. Half as long as JSON, whose quotes
 * are written twice in the answers of the store; what is counted by whole numbers is packed.
 */
export const textOf = (sums: Sums): string => textOfTree(treeOf(sums))

/** A part with what stands below it or with its number, what is packed, or the end of what stands below a part. */
const TOKEN = /([^{}:,[\]]+)(?:\{|:([^{}:,[\]]+))|\[([\w-]*)\]|\}/g

/** Sums from a text; none from a damaged one. */
export function sumsFrom(text: unknown): Sums {
  if (typeof text !== 'string') return NO_SUMS
  const sums = new Map<string, number>()
  const above: string[] = []
  for (const [, part, digits, letters] of text.matchAll(TOKEN)) {
    const start = above.at(-1) ?? ''
    if (letters !== undefined) {
      const counts = unpacked(letters)
      if (!counts) return NO_SUMS
      for (const [last, count] of counts) sums.set(`${start}${last}`, count)
    } else if (part === undefined) {
      if (above.pop() === undefined) return NO_SUMS
    } else if (digits === undefined) above.push(`${start}${part}${PARTS_BETWEEN}`)
    else {
      const number = Number(digits)
      if (!Number.isFinite(number)) return NO_SUMS
      if (number !== 0) sums.set(`${start}${part}`, number)
    }
  }
  return above.length === 0 ? sums : NO_SUMS
}
