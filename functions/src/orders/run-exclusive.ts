/** Many people buy at the same moment and write the same stock, so a transaction is tried often. */
export const CONTENTION = { maxAttempts: 50 }

/** The last piece of work waiting for each key. */
const last = new Map<string, Promise<unknown>>()

/**
 * Works one after the other on what has one key, within this instance: those who come at the same moment wait for each
 * other here, not for locks of the store, of which each would be tried again and again. Instances still share the store,
 * whose transactions decide.
 */
export function runExclusive<T>(key: string, work: () => Promise<T>): Promise<T> {
  const mine = (last.get(key) ?? Promise.resolve()).then(work)
  const done = mine.catch(() => undefined)
  last.set(key, done)
  void done.then(() => last.get(key) === done && last.delete(key))
  return mine
}
