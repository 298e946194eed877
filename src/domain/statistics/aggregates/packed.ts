/** Numbers by whole numbers, as buckets, hours and months have them, written as short as letters allow. */

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
/** Half of the letters end a number, the other half say that it goes on. */
const BASE = LETTERS.length / 2
/** Beyond it numbers are no longer told apart when they are doubled. */
const MAX_PACKED = 2 ** 50
/** So many numbers that are not there are written as 0 rather than begin anew behind them. */
const SHORT_GAP = 2

const isPackable = (number: number): boolean => Number.isSafeInteger(number) && Math.abs(number) < MAX_PACKED

function lettersOf(number: number): string {
  const rest = Math.floor(number / BASE)
  const letter = LETTERS.charAt((number % BASE) + (rest > 0 ? BASE : 0))
  return rest > 0 ? letter + lettersOf(rest) : letter
}

/** Both signs as a number that is not below 0: the lowest figure is the sign. */
const doubled = (number: number): number => (number < 0 ? -2 * number - 1 : 2 * number)
const halved = (number: number): number => (number % 2 === 0 ? number / 2 : -(number + 1) / 2)

interface Run {
  from: number
  counts: number[]
}

/** What stands close together, in the order of its numbers. */
function runsOf(sorted: readonly (readonly [number, number])[]): Run[] {
  const runs: Run[] = []
  for (const [key, count] of sorted) {
    const last = runs.at(-1)
    const gap = last ? key - last.from - last.counts.length : Infinity
    if (last && gap <= SHORT_GAP) last.counts.push(...Array.from({ length: gap }, () => 0), count)
    else runs.push({ from: key, counts: [count] })
  }
  return runs
}

/** A key and what is counted by it, where both can be packed: whole numbers, and a count above 0. Null of others. */
export function packable(key: string, count: unknown): [number, number] | null {
  const number = Number(key)
  if (String(number) !== key || !isPackable(number)) return null
  return typeof count === 'number' && count > 0 && isPackable(count) ? [number, count] : null
}

/** Counts by whole numbers as letters: of each run how far it is from the one before, how long it is, and its counts. */
export function packed(counts: readonly [number, number][]): string {
  const sorted = [...counts].sort(([one], [other]) => one - other)
  let end = 0
  let letters = ''
  for (const run of runsOf(sorted)) {
    const numbers = [doubled(run.from - end), run.counts.length - 1, ...run.counts]
    letters += numbers.map(lettersOf).join('')
    end = run.from + run.counts.length
  }
  return letters
}

/** The numbers that letters stand for; null when they are cut off. */
function numbersOf(letters: string): number[] | null {
  const numbers: number[] = []
  let [number, worth] = [0, 1]
  for (const letter of letters) {
    const value = LETTERS.indexOf(letter)
    number += (value % BASE) * worth
    worth *= BASE
    if (value >= BASE) continue
    numbers.push(number)
    ;[number, worth] = [0, 1]
  }
  return worth === 1 ? numbers : null
}

/** What was packed, by its keys; null when it is damaged. */
export function unpacked(letters: string): [key: string, count: number][] | null {
  const numbers = numbersOf(letters)
  if (!numbers) return null
  const counts: [string, number][] = []
  let end = 0
  for (let at = 0; at < numbers.length;) {
    const [gap = 0, more] = numbers.slice(at, at + 2)
    if (more === undefined || at + 3 + more > numbers.length) return null
    const from = end + halved(gap)
    for (const [index, count] of numbers.slice(at + 2, at + 3 + more).entries())
      if (count !== 0) counts.push([String(from + index), count])
    end = from + more + 1
    at += more + 3
  }
  return counts
}
