import { setTimeout as pause } from 'node:timers/promises'

/**
 * Work of which one run at a time is under way for a key. Who asks meanwhile shares the next run, which begins after
 * the one under way and a pause; so everybody waits for a run that began after having asked, and many who come at once
 * cost few. The others of this instance only: further instances have runs of their own.
 * @param work takes the key, and what was asked by all who share the run
 * @returns asks for a run, and ends or fails with it
 */
export function coalesceRuns<T>(
  work: (key: string, asked: readonly T[]) => Promise<void>,
  pauseMs: number,
): (key: string, one: T) => Promise<void> {
  const next = new Map<string, { asked: T[]; run: Promise<void> }>()
  const lastEnds = new Map<string, Promise<void>>()

  async function runAfter(key: string, before: Promise<void> | undefined, asked: T[]): Promise<void> {
    await before
    if (before) await pause(pauseMs)
    next.delete(key)
    await work(key, asked)
  }

  return (key, one) => {
    const shared = next.get(key)
    if (shared) {
      shared.asked.push(one)
      return shared.run
    }
    const asked = [one]
    const run = runAfter(key, lastEnds.get(key), asked)
    next.set(key, { asked, run })
    const forget = () => {
      if (lastEnds.get(key) === ends) lastEnds.delete(key)
    }
    const ends: Promise<void> = run.then(forget, forget)
    lastEnds.set(key, ends)
    return run
  }
}
