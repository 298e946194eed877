import * as z from 'zod/mini'
import { clearDeviceStore, deviceStore } from '../lib/device-store'
import { errorCodeOf, isOutOfReach } from './errors'
import { withTimeout } from './with-timeout'

/** How long the network may take when this device has the same thing kept. */
const PATIENCE_MS = 6_000

/** What this device keeps of an earlier read. */
export interface Cached<T> {
  value: T
  keptAt: Date
}

/** Something as the server has it now, or as this device kept it. */
export interface MaybeCached<T> {
  value: T
  /** When it was read from the server; null for just now. */
  keptAt: Date | null
}

const cachedSchema = z.object({ value: z.unknown(), keptAt: z.date() })

/** Keeps something on this device, where there is room for it. */
export const writeCache = (key: string, value: unknown): Promise<void> =>
  deviceStore('kept')
    .set(key, { value, keptAt: new Date() })
    .catch(() => undefined)

/** What this device keeps there; null when nothing or when it is not understood any more. */
export async function readCache<T>(key: string, schema: z.ZodMiniType<T>): Promise<Cached<T> | null> {
  const entry = cachedSchema.safeParse(await deviceStore('kept').get(key))
  const value = entry.success ? schema.safeParse(entry.data.value) : null
  return entry.success && value?.success ? { value: value.data, keptAt: entry.data.keptAt } : null
}

/** Forgets what is kept there. */
export const removeCached = (key: string): Promise<void> => deviceStore('kept').remove(key)

/** Forgets everything whose key begins so. */
export const clearCached = (beginning: string): Promise<void> =>
  clearDeviceStore('kept', beginning).catch(() => undefined)

/**
 * Reads something and keeps it; without network gives what was kept. When the server refuses it, the kept copy is
 * erased.
 * @throws DataError of the reading, when nothing is kept or the server itself said no
 */
export async function readThroughCache<T>(
  key: string,
  schema: z.ZodMiniType<T>,
  read: () => Promise<T>,
): Promise<MaybeCached<T>> {
  const before = await readCache(key, schema)
  try {
    const value = await (before ? withTimeout(read(), PATIENCE_MS) : read())
    void writeCache(key, value)
    return { value, keptAt: null }
  } catch (error) {
    const code = errorCodeOf(error)
    if (before && isOutOfReach(error)) return before
    if (code === 'notFound' || code === 'forbidden') await removeCached(key)
    throw error
  }
}
