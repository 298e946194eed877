/** A value outside React whose readers hear of each change, as `useSyncExternalStore` takes it. */
export interface Store<T> {
  getState: () => T
  /** @returns ends it */
  subscribe: (listener: () => void) => () => void
}

/** A value that can be exchanged. */
export interface OwnStore<T> extends Store<T> {
  setState: (next: T) => void
}

export function createStore<T>(first: T): OwnStore<T> {
  let state = first
  const listeners = new Set<() => void>()
  return {
    getState: () => state,
    setState(next) {
      state = next
      // Who hears of it may stop listening meanwhile.
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
