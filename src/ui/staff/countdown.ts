/** Counts down to an end. It can be stopped, and starts again with the whole time once nobody stops it. */
export interface Countdown {
  /** Stops it while the person reads; `who` is the pointer or the focus. */
  stop: (who: string) => void
  release: (who: string) => void
  cancel: () => void
}

/** @param end called once, when nobody stopped it for that time and the page is visible */
export function countdown(ms: number, end: () => void): Countdown {
  const stoppers = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const start = () => {
    clearTimeout(timer)
    if (stoppers.size === 0) timer = setTimeout(finish, ms)
  }
  const finish = () => {
    // The page is hidden, so nobody reads: the time starts again when the person is back.
    if (!document.hidden) return end()
    document.addEventListener('visibilitychange', start, { once: true })
  }
  start()
  return {
    stop(who) {
      stoppers.add(who)
      clearTimeout(timer)
    },
    release(who) {
      stoppers.delete(who)
      start()
    },
    cancel() {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', start)
    },
  }
}
