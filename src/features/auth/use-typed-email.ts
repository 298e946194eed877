import { useEffect, useRef, useState } from 'react'

/** The key under which this tab keeps it over a reload. */
const KEY = 'login-email'

/** The kept address; '' where storage is blocked, as in some private windows. */
function kept(): string {
  try {
    return sessionStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}

function keep(email: string): void {
  try {
    if (email === '') sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, email)
  } catch {
    // Storage is blocked: the address has to be typed again.
  }
}

/** The e-mail typed at sign-in; it survives the reload of a change of language (NAV-02), and nothing else. */
export function useTypedEmail(): [email: string, type: (email: string) => void] {
  const [email, setEmail] = useState(kept)
  const typed = useRef(email)
  useEffect(() => {
    typed.current = email
  }, [email])
  useEffect(() => {
    keep('')
    const onLeave = () => keep(typed.current)
    addEventListener('pagehide', onLeave)
    return () => removeEventListener('pagehide', onLeave)
  }, [])
  return [email, setEmail]
}
