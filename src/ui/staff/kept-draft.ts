import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

/**
 * What a person types in a dialog that may be closed and opened again: kept until it is forgotten or the session ends.
 * @param key of this draft alone
 * @param begin makes an empty one
 */
export function useKeptDraft<T>(key: readonly string[], begin: () => T) {
  const queries = useQueryClient()
  const [draft, setDraft] = useState(() => queries.getQueryData<T>(key) ?? begin())
  return {
    draft,
    change(part: Partial<T>) {
      const next = { ...draft, ...part }
      setDraft(next)
      // Nobody watches it while the dialog is closed, and what nobody watches is thrown away after minutes.
      queries.setQueryDefaults(key, { gcTime: Infinity })
      queries.setQueryData<T>(key, next)
    },
    forget: () => queries.removeQueries({ queryKey: key }),
  }
}
