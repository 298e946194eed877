import { useEffect, useState } from 'react'

/** Longer waits do not fit into a timer of the browser. */
const LONGEST_MS = 86_400_000

/** The time now; the component is drawn again when it passes one of the moments. */
export function useTimePast(moments: readonly (Date | undefined)[]): Date {
  const [now, setNow] = useState(() => new Date())
  const next = Math.min(
    ...moments.map((moment) => moment?.getTime() ?? Infinity).filter((time) => time > now.getTime()),
  )
  useEffect(() => {
    if (!Number.isFinite(next)) return undefined
    const timer = setTimeout(() => setNow(new Date()), Math.min(LONGEST_MS, next - Date.now()))
    return () => clearTimeout(timer)
  }, [next, now])
  return now
}
