import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

/**
 * Keeps what a person types in something that may be closed and opened again, until it is forgotten or the session
 * ends.
 * @param key of this alone; its first word says what it is
 * @param begin makes an empty one
 */
export function useCachedInput<Typed>(key: readonly [string, string], begin: () => Typed) {
  const queries = useQueryClient()
  const [typed, setTyped] = useState<Typed>(() => queries.getQueryData<Typed>(key) ?? begin())
  return {
    typed,
    keep: (next: Typed) => {
      setTyped(next)
      // While it is closed nothing observes the entry, and the cache would drop it after minutes.
      queries.setQueryDefaults([key[0]], { gcTime: Infinity })
      queries.setQueryData(key, next)
    },
    forget: () => queries.removeQueries({ queryKey: key, exact: true }),
  }
}
