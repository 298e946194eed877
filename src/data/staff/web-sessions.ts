import * as z from 'zod/mini'
import { collection, getDocs, limit, orderBy, query, where } from 'firebase/firestore/lite'
import { CLOSE_SESSIONS, type CloseSessionsRequest } from '../../domain/calls/sessions'
import { isOpenSession, webSessionShape, type WebSession } from '../../domain/user/web-session'
import { SESSIONS } from '../../domain/store-paths'
import { decodeAll } from '../converters'
import { countReads } from '../read-counter'
import { storeOf } from '../store'
import { withTimeout } from '../with-timeout'
import { changeByCall } from './callables'

export type { CloseSessionsRequest } from '../../domain/calls/sessions'

/** Most that are read, the ones used last first: nobody has more. */
const MAX_SESSIONS = 50

/** A session with its id. */
export interface NamedSession extends WebSession {
  sid: string
}
const namedSchema: z.ZodMiniType<NamedSession> = z.looseObject({ ...webSessionShape, sid: z.string() })

/**
 * The open sessions of a person, the one used last first (USER-05): a read for each.
 * @throws DataError `forbidden` for sessions of others unless an administrator asks, `offline`, `timeout`
 */
export async function listSessions(username: string): Promise<NamedSession[]> {
  const { docs } = await withTimeout(
    getDocs(
      query(
        collection(storeOf('staff'), SESSIONS),
        where('usuario', '==', username),
        where('active', '==', true),
        orderBy('usada', 'desc'),
        limit(MAX_SESSIONS),
      ),
    ),
  )
  countReads(Math.max(1, docs.length), 'sessions')
  const now = new Date()
  const { items } = decodeAll(namedSchema, docs, ({ id }) => ({ sid: id }))
  return items.filter((session) => isOpenSession(session, username, now))
}

/**
 * Closes one session of a person, or all but the one of this browser (USER-05).
 * @returns how many were open
 * @throws DataError as {@link changeByCall}
 */
export async function closeSessions(request: CloseSessionsRequest): Promise<number> {
  return (await changeByCall(CLOSE_SESSIONS, request)).closed
}
