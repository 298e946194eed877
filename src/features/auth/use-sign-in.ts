import { useState } from 'react'
import { factorProblemOf, type FactorProblem, type FactorRefusal } from '../../data/staff/factor-problem'
import { signByPasskey, type PasskeyChallenge } from '../../data/staff/passkeys'
import {
  giveUpEntrance,
  signIn,
  signInByFactor,
  signInByProvider,
  SignInError,
  type SignInErrorCode,
} from '../../data/staff/session'
import { useSessionState } from './use-session-state'
import type { FactorStep } from '../../data/staff/entrance'

type Way = 'password' | 'provider'

/** The last try to sign in: whether it goes on, by which way, and why it failed. */
export function useSignIn() {
  const [busy, setBusy] = useState<Way | null>(null)
  const [failure, setFailure] = useState<{ way: Way; code: SignInErrorCode } | null>(null)
  /** What has to be done before a session opens (OPS-01). */
  const [step, setStep] = useState<FactorStep | null>(null)
  const [entered, setEntered] = useState<Way | null>(null)
  const { status } = useSessionState()
  const signInBy = async (
    way: Way,
    work: () => Promise<FactorStep | null>,
  ): Promise<SignInErrorCode | null> => {
    setBusy(way)
    setFailure(null)
    try {
      const next = await work()
      setStep(next)
      if (!next) setEntered(way)
      return null
    } catch (error) {
      const code = error instanceof SignInError ? error.code : 'session'
      setFailure({ way, code })
      return code
    } finally {
      setBusy(null)
    }
  }
  const give = async (given: Parameters<typeof signInByFactor>[0]): Promise<FactorRefusal | null> => {
    let refused: FactorRefusal | null = null
    await signInBy('password', async () => {
      const next = await signInByFactor(given)
      refused = next?.refused ?? null
      return next
    })
    return refused
  }
  return {
    step,
    /** Gives a code, or goes on once a factor was set up. @returns why the code does not count, or null */
    byFactor: (code?: string, remember = false) => give({ ...(code !== undefined && { code }), remember }),
    /** The same by a passkey. */
    byPasskey: async (asked: PasskeyChallenge, remember: boolean): Promise<FactorProblem | null> => {
      try {
        return await give({ passkey: await signByPasskey(asked), remember })
      } catch (error) {
        return factorProblemOf(error)
      }
    },
    /** Back to the password. */
    giveUp: () => {
      setStep(null)
      setFailure(null)
      void giveUpEntrance()
    },
    // Who got in waits until the session is known, which on a slow server takes as long again.
    busy: busy ?? (status === 'loading' ? entered : null),
    failure,
    /** @returns why it failed; null when it worked */
    byPassword: (email: string, password: string) =>
      signInBy('password', () => signIn(email.trim(), password)),
    /** Opens the page of the town hall's provider (AUTH-03). */
    byProvider: (providerId: string) => signInBy('provider', () => signInByProvider(providerId)),
  }
}
export type SignInControl = ReturnType<typeof useSignIn>
