/**
 * Holds a lock until it is released, or until this tab ends. Null when another tab holds it: two tabs with one draft
 * would each overwrite what the other wrote.
 * @param patience how many milliseconds to wait for it: a tab that is being reloaded may still hold it for a moment
 */
export function hold(name: string, patience: number): Promise<(() => void) | null> {
  const locks = globalThis.navigator?.locks
  if (!locks) return Promise.resolve(() => undefined)
  return new Promise((resolve) => {
    const held = () => new Promise<void>((release) => resolve(() => release()))
    locks.request(name, { signal: AbortSignal.timeout(patience) }, held).catch(() => resolve(null))
  })
}
