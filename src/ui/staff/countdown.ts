/** Counts down to an end. It can be held, and starts again with the whole time once nothing holds it. */
export interface Countdown {
  /** Stops it while the person reads; the pointer and the focus are holders. */
  hold: (holder: string) => void
  release: (holder: string) => void
  cancel: () => void
}

/** @param end called once, when nothing held it for that time and the page is visible */
export function countdown(ms: number, end: () => void): Countdown {
  const holders = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const start = () => {
    clearTimeout(timer)
    if (holders.size === 0) timer = setTimeout(finish, ms)
  }
  const finish = () => {
    // The page is hidden, so nobody reads: the time starts again when the person is back.
    if (!document.hidden) return end()
    document.addEventListener('visibilitychange', start, { once: true })
  }
  start()
  return {
    hold(holder) {
      holders.add(holder)
      clearTimeout(timer)
    },
    release(holder) {
      holders.delete(holder)
      start()
    },
    cancel() {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', start)
    },
  }
}
