import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { CLOSED_ARRIVAL } from '../../features/auth/arrival'
import { isLeaving } from '../../data/staff/leave'
import { useSessionState } from '../../features/auth/use-session-state'
import { paths } from '../../lib/paths'
import { SessionContextProvider } from '../../lib/session'
import { LoadingPage } from './LoadingPage'

/**
 * Draws its children for somebody with a session and nobody else. Without one it leads to the sign-in page, which
 * leads back here (AUTH-09); a session closed elsewhere leads there at once, and it says why (AUTH-07).
 */
export function RequireSession({ children }: { children: ReactNode }) {
  const session = useSessionState()
  const { pathname, search, hash } = useLocation()
  const back = paths.login.href(pathname + search + hash)
  switch (session.status) {
    case 'authenticated':
      return <SessionContextProvider user={session.user}>{children}</SessionContextProvider>
    case 'loading':
      return <LoadingPage />
    case 'signedOut':
      return isLeaving() ? (
        <Navigate replace to={paths.login.href()} />
      ) : (
        <Navigate replace to={back} state={CLOSED_ARRIVAL} />
      )
    case 'unauthenticated':
    case 'error':
      return <Navigate replace to={back} />
  }
}
