import { useEffect, useRef, useState } from 'react'

/** Where it lies for the moment of a reload, in this tab alone. */
const KEY = 'login-email'

/** A store that is closed to the page, as in some private windows, keeps nothing. */
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
    // It is typed again.
  }
}

/** The e-mail typed at sign-in; it outlives the reload that another language takes (NAV-02), and nothing else. */
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
