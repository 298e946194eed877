import * as z from 'zod/mini'
import { readCache, writeCache } from '../device-cache'

/** Apart from what is kept for a session: it outlasts signing out, and is of no use without the password (OPS-01). */
const keyOf = (uid: string): string => `factor/${uid}`

/** What this device shows instead of a code for that account; null when it is not remembered. */
export const proofOfDevice = async (uid: string): Promise<string | null> =>
  (await readCache(keyOf(uid), z.string()).catch(() => null))?.value ?? null

/** Remembers this device for that account. */
export const rememberDevice = (uid: string, proof: string): Promise<void> => writeCache(keyOf(uid), proof)
