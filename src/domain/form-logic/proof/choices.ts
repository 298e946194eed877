/** Walks through all combinations of choices, of which the next is only made when something asks for it. */
export interface Choices {
  /** Makes the next choice, among so many. */
  pick: (count: number) => number
  /** Begins the run again. */
  begin: () => void
  /** Goes on to the next combination; false when there is none left. */
  next: () => boolean
}

/** Each combination once, the last choice changing first. */
export function everyChoice(): Choices {
  const made: { count: number; at: number }[] = []
  let position = 0
  return {
    pick(count) {
      const before = made[position]
      position += 1
      if (before) return before.at
      made.push({ count, at: 0 })
      return 0
    },
    begin: () => void (position = 0),
    next() {
      for (let last = made.at(-1); last; last = made.at(-1)) {
        last.at += 1
        if (last.at < last.count) return true
        made.pop()
      }
      return false
    },
  }
}

const [FACTOR, ADDED, RANGE] = [1_664_525, 1_013_904_223, 2 ** 32]

/** Combinations here and there, always the same ones: where there are too many, each kind is met. */
export function someChoices(count: number): Choices {
  let [seed, left] = [count, count]
  return {
    pick(among) {
      seed = (Math.imul(seed, FACTOR) + ADDED) >>> 0
      return Math.floor((seed / RANGE) * among)
    },
    begin: () => undefined,
    next: () => (left -= 1) > 0,
  }
}
