/** A source of numbers that gives the same ones for the same seed, so that two starts show the same municipality. */
export interface Random {
  /** From 0 up to but not 1. */
  next(): number
  /** A whole number between both, included. */
  int(from: number, to: number): number
  chance(probability: number): boolean
  pick<T>(items: readonly T[]): T
  /** An index, likelier where the weight is greater. */
  weighted(weights: readonly number[]): number
  bytes(length: number): Uint8Array
}

/** A 32-bit hash of a text (FNV-1a). */
function hash(text: string): number {
  let state = 0x811c9dc5
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return state >>> 0
}

/** A generator of its own for each name, so that one more draw in one place moves nothing elsewhere. */
export function randomFor(name: string): Random {
  let state = hash(name)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: (items) => {
      const item = items[int(0, items.length - 1)]
      if (item === undefined) throw new Error('Nothing to pick from.')
      return item
    },
    weighted: (weights) => {
      let left = next() * weights.reduce((sum, weight) => sum + weight, 0)
      const index = weights.findIndex((weight) => (left -= weight) < 0)
      return index < 0 ? weights.length - 1 : index
    },
    bytes: (length) => Uint8Array.from({ length }, () => int(0, 255)),
  }
}
