import { useSyncExternalStore } from 'react'
import type { PartRef } from '../../domain/form/part-ref'
import { useCorrecting } from './context'

/** Whether a row or further answer is taken away now. */
export function useIsAway(spot: PartRef): boolean {
  const { removals } = useCorrecting()
  return useSyncExternalStore(removals.on, () => removals.has(spot))
}
