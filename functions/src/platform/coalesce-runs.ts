import { setTimeout as pause } from 'node:timers/promises'
import { pauseFor } from './leave-room'

/**
 * Work of which one run at a time is under way for a key. Who asks meanwhile shares the next run, which begins after
 * the one under way and a pause; so everybody waits for a run that began after having asked, and many who come at once
 * cost few. The others of this instance only: further instances have runs of their own, and are left room.
 * @param work takes the key, and what was asked by all who share the run; gives whether other instances do the same
 * @returns asks for a run, and ends or fails with it
 */
export function coalesceRuns<T>(
  work: (key: string, asked: readonly T[]) => Promise<boolean>,
  pauseMs: number,
): (key: string, one: T) => Promise<void> {
  const next = new Map<string, { asked: T[]; run: Promise<void> }>()
  const lastEnds = new Map<string, Promise<void>>()

  async function runAfter(key: string, before: Promise<void> | undefined, asked: T[]): Promise<boolean> {
    await before
    if (before) await pause(pauseMs)
    next.delete(key)
    return work(key, asked)
  }

  const told = async (run: Promise<boolean>): Promise<void> => {
    await run
  }

  async function leftRoom(run: Promise<boolean>): Promise<void> {
    const isShared = await run.catch(() => false)
    if (isShared) await pause(pauseFor(pauseMs, isShared))
  }

  async function forget(key: string, ends: Promise<void>): Promise<void> {
    await ends
    if (lastEnds.get(key) === ends) lastEnds.delete(key)
  }

  return (key, one) => {
    const shared = next.get(key)
    if (shared) {
      shared.asked.push(one)
      return shared.run
    }
    const asked = [one]
    const working = runAfter(key, lastEnds.get(key), asked)
    const [run, ends] = [told(working), leftRoom(working)]
    next.set(key, { asked, run })
    lastEnds.set(key, ends)
    void forget(key, ends)
    return run
  }
}
