/** Counts down to an end, and anew from the whole time whenever nobody holds it any more. */
export interface Countdown {
  /** Whoever reads holds it: the pointer, the focus. */
  hold: (holder: string) => void
  release: (holder: string) => void
  cancel: () => void
}

/** @param end called once, when nobody held it for so long and the page could be seen at the end of that time */
export function countdown(ms: number, end: () => void): Countdown {
  const holders = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const start = () => {
    clearTimeout(timer)
    if (holders.size === 0) timer = setTimeout(finish, ms)
  }
  const finish = () => {
    // In another tab nobody reads: the time begins when the person is back.
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
