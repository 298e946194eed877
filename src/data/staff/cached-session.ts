import * as z from 'zod/mini'
import { userSchema, type User } from '../../domain/user/user'
import { removeCached, clearCached, writeCache, readCache } from '../device-cache'

/**
 * The prefix of everything that is kept for staff. It is kept for one person at a time and erased when that person
 * signs out.
 */
export const STAFF = 'staff/'
const SESSION = `${STAFF}session`
/** The server has to confirm a session this often; a device without network for longer asks to sign in. */
const COUNTS_MS = 7 * 24 * 60 * 60 * 1000

const sessionSchema = z.object({ sid: z.string(), user: userSchema })
export type CachedSession = z.infer<typeof sessionSchema>

/** The key under which something of that person is kept. */
export const keyOf = (username: string, name: string): string => `${STAFF}${username}/${name}`

/** Keeps a session that the server has just confirmed, and erases what another person left. */
export async function cacheSession(sid: string, user: User): Promise<void> {
  const before = await readCache(SESSION, sessionSchema)
  if (before && before.value.user.username !== user.username) await clearCached(STAFF)
  await writeCache(SESSION, { sid, user })
}

/** The session that was last confirmed, unless that is too long ago. */
export async function cachedSession(): Promise<CachedSession | null> {
  const found = await readCache(SESSION, sessionSchema)
  if (!found) return null
  // A clock that was set back does not make it last longer.
  const age = Math.abs(Date.now() - found.keptAt.getTime())
  if (age < COUNTS_MS) return found.value
  await removeCached(SESSION)
  return null
}

/** Forgets the session and every form that was kept for its person. */
export const clearStaffCache = (): Promise<void> => clearCached(STAFF)
