import { useState } from 'react'
import { signIn, SignInError, type SignInErrorCode } from '../../data/staff/session'

/** The last attempt to get in: under way, and why it failed. */
export function useSignIn() {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<SignInErrorCode | null>(null)
  /** @returns whether it worked */
  const attempt = async (email: string, password: string): Promise<boolean> => {
    setBusy(true)
    setFailure(null)
    try {
      await signIn(email.trim(), password)
      return true
    } catch (error) {
      setFailure(error instanceof SignInError ? error.code : 'session')
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, failure, attempt }
}
