import { Mutex } from 'async-mutex'

/** Many people buy at the same moment and write the same stock, so a transaction is tried often. */
export const CONTENTION = { maxAttempts: 50 }

const mutexes = new Map<string, Mutex>()

/**
 * Works one after the other on what has one key, within this instance: those who come at the same moment wait for each
 * other here, not for locks of the store, of which each would be tried again and again. Instances still share the store,
 * whose transactions decide.
 */
export async function runExclusive<T>(key: string, work: () => Promise<T>): Promise<T> {
  const mutex = mutexes.get(key) ?? new Mutex()
  mutexes.set(key, mutex)
  try {
    return await mutex.runExclusive(work)
  } finally {
    if (!mutex.isLocked()) mutexes.delete(key)
  }
}
