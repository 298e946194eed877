/** A value outside React with listeners for its changes, as `useSyncExternalStore` takes it. */
export interface Store<T> {
  get: () => T
  /** @returns stops listening */
  on: (listener: () => void) => () => void
}

/** A value that can be replaced. */
export interface OwnStore<T> extends Store<T> {
  set: (next: T) => void
}

/** @param onChange called after the listeners */
export function createStore<T>(first: T, onChange?: () => void): OwnStore<T> {
  let value = first
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(next) {
      value = next
      // A copy, because a listener may stop listening while it is called.
      for (const listener of [...listeners]) listener()
      onChange?.()
    },
    on(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
