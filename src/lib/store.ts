/** A value outside React whose readers hear of each change, as `useSyncExternalStore` takes it. */
export interface Store<T> {
  get: () => T
  /** @returns ends it */
  on: (listener: () => void) => () => void
}

/** A value that can be exchanged. */
export interface OwnStore<T> extends Store<T> {
  set: (next: T) => void
}

/** @param onChange told after those who show it */
export function createStore<T>(first: T, onChange?: () => void): OwnStore<T> {
  let value = first
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(next) {
      value = next
      // Who hears of it may stop listening meanwhile.
      for (const listener of [...listeners]) listener()
      onChange?.()
    },
    on(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
