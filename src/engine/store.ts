/** A value outside React; whoever shows it hears of every change. */
export interface Store<T> {
  get: () => T
  set: (next: T) => void
  on: (listener: () => void) => () => void
}

/** @param onChange told after those who show it */
export function createStore<T>(initial: T, onChange?: () => void): Store<T> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(next) {
      value = next
      listeners.forEach((listener) => listener())
      onChange?.()
    },
    on(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
