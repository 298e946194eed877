import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import type * as z from 'zod/mini'
import { useRecord } from '../../lib/use-record'

/**
 * Keeps what a person types in a dialog that may be closed and opened again, until it is forgotten or the session ends.
 * @param key of this draft alone
 * @param begin makes an empty one
 */
export function useCachedRecord<Typed extends FieldValues, Sound>(
  key: string,
  schema: z.ZodMiniType<Sound, Typed>,
  begin: () => DefaultValues<Typed>,
) {
  const queries = useQueryClient()
  const [first] = useState(() => queries.getQueryData<DefaultValues<Typed>>([key]) ?? begin())
  const form = useRecord(schema, first)
  const { subscribe } = form
  useEffect(() => {
    // While the dialog is closed nothing observes the entry, and the cache would drop it after minutes.
    queries.setQueryDefaults([key], { gcTime: Infinity })
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => void queries.setQueryData([key], { ...values }),
    })
  }, [queries, key, subscribe])
  return { form, forget: () => queries.removeQueries({ queryKey: [key] }) }
}
