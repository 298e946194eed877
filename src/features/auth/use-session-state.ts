import { useSyncExternalStore } from 'react'
import { watchSession, type SessionState } from '../../data/staff/session'
import { sessionState } from '../../data/staff/session-state'

/** Where the session stands, now and at every change (AUTH-06). */
export const useSessionState = (): SessionState => useSyncExternalStore(watchSession, sessionState)
