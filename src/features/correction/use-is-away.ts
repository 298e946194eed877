import { useSyncExternalStore } from 'react'
import type { SpotId } from '../../domain/correction/spot'
import { useCorrecting } from './context'

/** Whether a row or further answer is taken away now. */
export function useIsAway(spot: SpotId): boolean {
  const { removals } = useCorrecting()
  return useSyncExternalStore(removals.on, () => removals.has(spot))
}
