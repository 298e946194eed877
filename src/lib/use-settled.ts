import { useEffect, useState } from 'react'

/** Long enough for the next letter of somebody who types, too short to wait for. */
const SETTLE_MS = 300

/** What is typed, once it rests: what asks the server does not ask for each letter. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
