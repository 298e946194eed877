import { useEffect, useState } from 'react'

/** Longer waits do not fit into a timer of the browser. */
const LONGEST_MS = 86_400_000

/**
 * The time now by the server's clock; the component is drawn again when it passes one of the moments.
 * @param clockLagMs by how much that clock is ahead of this device's
 */
export function useTimePast(moments: readonly (Date | undefined)[], clockLagMs = 0): Date {
  const [now, setNow] = useState(() => new Date(Date.now() + clockLagMs))
  const next = Math.min(
    ...moments.map((moment) => moment?.getTime() ?? Infinity).filter((time) => time > now.getTime()),
  )
  useEffect(() => {
    if (!Number.isFinite(next)) return undefined
    const timer = setTimeout(
      () => setNow(new Date(Date.now() + clockLagMs)),
      Math.min(LONGEST_MS, next - Date.now() - clockLagMs),
    )
    return () => clearTimeout(timer)
  }, [next, now, clockLagMs])
  return now
}
