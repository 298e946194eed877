import type { BrowserContext } from 'playwright'

/** Waits of the app from this length on are for an answer that may not come. */
const LONG_MS = 20_000
const TIMES_AS_LONG = 30

/**
 * Lets the app wait longer for each answer than it would for a person: the emulator has no index to look in, and goes
 * through all answers of a municipality for each query.
 */
export async function waitLonger(context: BrowserContext): Promise<void> {
  context.setDefaultTimeout(LONG_MS * TIMES_AS_LONG)
  await context.addInitScript(
    ({ long, times }) => {
      const later = window.setTimeout.bind(window)
      Object.assign(window, {
        setTimeout: (work: TimerHandler, ms = 0, ...rest: unknown[]) =>
          later(work, ms >= long ? ms * times : ms, ...rest),
      })
    },
    { long: LONG_MS, times: TIMES_AS_LONG },
  )
}
