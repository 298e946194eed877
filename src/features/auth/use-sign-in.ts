import { useState } from 'react'
import { signIn, signInByProvider, SignInError, type SignInErrorCode } from '../../data/staff/session'
import { useSessionState } from './use-session-state'

type Way = 'password' | 'provider'

/** The last try to sign in: whether it goes on, by which way, and why it failed. */
export function useSignIn() {
  const [busy, setBusy] = useState<Way | null>(null)
  const [failure, setFailure] = useState<{ way: Way; code: SignInErrorCode } | null>(null)
  const [entered, setEntered] = useState<Way | null>(null)
  const { status } = useSessionState()
  const signInBy = async (way: Way, work: () => Promise<void>): Promise<boolean> => {
    setBusy(way)
    setFailure(null)
    try {
      await work()
      setEntered(way)
      return true
    } catch (error) {
      setFailure({ way, code: error instanceof SignInError ? error.code : 'session' })
      return false
    } finally {
      setBusy(null)
    }
  }
  return {
    // Who got in waits until the session is known, which on a slow server takes as long again.
    busy: busy ?? (status === 'loading' ? entered : null),
    failure,
    /** @returns whether it worked */
    byPassword: (email: string, password: string) =>
      signInBy('password', () => signIn(email.trim(), password)),
    /** Opens the page of the town hall's provider (AUTH-03). */
    byProvider: (providerId: string) => signInBy('provider', () => signInByProvider(providerId)),
  }
}
export type SignInControl = ReturnType<typeof useSignIn>
