import { createContext, useContext } from 'react'
import type { Completing } from '../../engine/completion/completing'

export const CompletingContext = createContext<Completing | null>(null)

/** @throws when used outside of an answer being completed */
export function useCompleting(): Completing {
  const completing = useContext(CompletingContext)
  if (completing === null) throw new Error('useCompleting is for parts of an answer being completed')
  return completing
}
