/** How long until a lock is asked for again. */
const AGAIN_MS = 50

/** Holds the lock if nobody does now; null when another tab holds it. */
function takeNow(locks: LockManager, name: string): Promise<(() => void) | null> {
  return new Promise((resolve) => {
    const asked = locks.request(name, { ifAvailable: true }, (lock) => {
      if (lock) return new Promise<void>((release) => resolve(() => release()))
      return resolve(null)
    })
    asked.catch(() => resolve(null))
  })
}

/**
 * Holds a lock until it is released, or until this tab ends. Null when another tab holds it: two tabs with one draft
 * would each overwrite what the other wrote.
 * @param patience how many milliseconds to wait for it: a tab that is being reloaded may still hold it for a moment
 */
export async function takeTabLock(name: string, patience: number): Promise<(() => void) | null> {
  const locks = globalThis.navigator?.locks
  if (!locks) return () => undefined
  const until = performance.now() + patience
  for (;;) {
    // A request that is given up after a time is given up on a busy machine although the lock is free.
    const held = await takeNow(locks, name)
    if (held || performance.now() >= until) return held
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
  }
}
