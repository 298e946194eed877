import { AbilityProvider } from '@casl/react'
import { createContext, useContext, useMemo, type ReactNode } from 'react'
import type { User } from '../domain/user/user'
import { abilityFor, type AppAbility } from './ability'

interface Session {
  user: User
  ability: AppAbility
}

const SessionContext = createContext<Session | null>(null)

/** Provides the signed-in person, and what they may do, to the pages below. */
export function SessionContextProvider({ user, children }: { user: User; children: ReactNode }) {
  const session = useMemo(() => ({ user, ability: abilityFor(user) }), [user])
  return (
    <SessionContext value={session}>
      <AbilityProvider value={session.ability}>{children}</AbilityProvider>
    </SessionContext>
  )
}

/**
 * The person who is signed in. Pages of the staff shell are only drawn for one.
 * @throws when used outside of it
 */
export function useSession(): Session {
  const session = useContext(SessionContext)
  if (session === null) throw new Error('useSession is for pages of the staff shell')
  return session
}
