import { createContext, useContext } from 'react'
import type { Correcting } from '../../engine/correction/correcting'

export const CorrectingContext = createContext<Correcting | null>(null)

/** @throws when used outside of an answer being corrected */
export function useCorrecting(): Correcting {
  const correcting = useContext(CorrectingContext)
  if (correcting === null) throw new Error('useCorrecting is for parts of an answer being corrected')
  return correcting
}
