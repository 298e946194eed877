import { useEffect, useRef } from 'react'

interface Pace {
  /** Milliseconds before the first time. */
  first: number
  /** Milliseconds between later ones at most; the pause grows by half each time. */
  most: number
}

/**
 * Asks again and again while the page is seen and on is true; at once when it is seen again.
 * @param ask what it gives is waited for
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
