import { createContext, useContext } from 'react'
import type { Treatment } from '../../engine/policy'

/** The texts at items that are not simply open; they depend on who works the answer, and why. */
export interface HeldWords {
  /** Why a question or a condition is as it is. */
  why: (as: Treatment) => string
  /** No condition was checked, and none may be. */
  noCondition: string
  /** A signature that was given stays. */
  signed: string
  /** A signature that is not given here. */
  unsigned: string
  /** What the picture of a signature shows. */
  signatureOf: (name: string) => string
}

export const HeldWordsValue = createContext<HeldWords | null>(null)

/** @throws when used in a form all of which is open */
export function useHeldWords(): HeldWords {
  const words = useContext(HeldWordsValue)
  if (words === null) throw new Error('useHeldWords is for forms that are not all open')
  return words
}
