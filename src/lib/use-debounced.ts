import { useEffect, useState } from 'react'

/** Longer than the time between two typed letters, and short enough not to be noticed. */
const SETTLE_MS = 300

/** The typed text, once the person pauses, so that the server is not asked for each letter. */
export function useDebounced(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
