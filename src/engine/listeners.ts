/** Listeners by key: a change calls only the listeners of the key that changed. */
export interface Listeners {
  on(key: string, listener: () => void): () => void
  tell(key: string): void
}

export function createListeners(): Listeners {
  const byKey = new Map<string, Set<() => void>>()
  return {
    on(key, listener) {
      const listeners = byKey.get(key) ?? new Set()
      byKey.set(key, listeners.add(listener))
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0 && byKey.get(key) === listeners) byKey.delete(key)
      }
    },
    tell: (key) => byKey.get(key)?.forEach((listener) => listener()),
  }
}
