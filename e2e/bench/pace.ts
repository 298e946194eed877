import { setTimeout as pause } from 'node:timers/promises'

/**
 * Begins something so often a second, whether or not what was begun before is done, as people do who know nothing of each
 * other.
 * @param act takes the number of its turn, from 0
 * @returns what came of each, in order, once all is done
 */
export async function atRate<T>(
  { perSecond, seconds }: { perSecond: number; seconds: number },
  act: (number: number) => Promise<T>,
): Promise<T[]> {
  const began = Date.now()
  const all: Promise<T>[] = []
  for (let number = 0; number < perSecond * seconds; number += 1) {
    const due = began + (number * 1000) / perSecond
    if (due > Date.now()) await pause(due - Date.now())
    all.push(act(number))
  }
  return Promise.all(all)
}

/** The one that so great a share of some numbers does not pass. */
export const quantile = (numbers: readonly number[], share: number): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor((numbers.length - 1) * share)] ?? 0
