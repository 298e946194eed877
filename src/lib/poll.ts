import { useEffect, useRef } from 'react'

interface Pace {
  /** Milliseconds before the first call. */
  first: number
  /** Most milliseconds between later calls; the pause grows by half each time. */
  most: number
}

/**
 * Calls `ask` again and again while the page is visible and `on` is true, and at once when it becomes visible again.
 * @param ask is awaited before the next pause begins
 */
export function usePoll(on: boolean, { first, most }: Pace, ask: () => Promise<unknown>): void {
  const latest = useRef(ask)
  latest.current = ask
  useEffect(() => {
    if (!on) return
    let pause = first
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const plan = (after: number) => {
      clearTimeout(timer)
      timer = setTimeout(() => void turn(), after)
    }
    const turn = async () => {
      if (document.visibilityState === 'hidden') return
      await latest.current().catch(() => undefined)
      if (isOver) return
      pause = Math.min(most, pause * 1.5)
      plan(pause)
    }
    const onSeen = () => {
      if (document.visibilityState === 'visible') plan(0)
    }
    document.addEventListener('visibilitychange', onSeen)
    plan(first)
    return () => {
      isOver = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onSeen)
    }
  }, [on, first, most])
}
