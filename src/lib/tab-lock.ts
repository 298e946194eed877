/** How long until a lock is asked for again. */
const AGAIN_MS = 50

/** Takes the lock if it is free; null when another tab has it. */
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
 * Takes a lock until it is released or this tab is closed; null when another tab has it. Without it two tabs with one
 * draft would overwrite each other.
 * @param patience how many milliseconds to wait for it: a tab that is being reloaded may still have it for a moment
 */
export async function takeTabLock(name: string, patience: number): Promise<(() => void) | null> {
  const locks = globalThis.navigator?.locks
  if (!locks) return () => undefined
  const until = performance.now() + patience
  for (;;) {
    // The lock is tried again and again: a waiting request with a time limit can fail on a busy device although the
    // lock is free.
    const taken = await takeNow(locks, name)
    if (taken || performance.now() >= until) return taken
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
  }
}
