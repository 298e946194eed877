import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

/** A note that is being written: kept while somebody goes to another answer and comes back, until the session ends. */
export function useTypedNote(answerId: string): [string, (text: string) => void] {
  const queries = useQueryClient()
  const key = ['typed-note', answerId]
  const [text, setText] = useState(() => queries.getQueryData<string>(key) ?? '')
  return [
    text,
    (next) => {
      setText(next)
      // Nobody watches it, and what nobody watches is thrown away after minutes.
      queries.setQueryDefaults(['typed-note'], { gcTime: Infinity })
      queries.setQueryData(key, next)
    },
  ]
}
