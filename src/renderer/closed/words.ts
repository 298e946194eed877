import { createContext, useContext } from 'react'
import type { Treatment } from '../../engine/policy'

/** The texts at items that are not simply open; they depend on who works the answer, and why. */
export interface ClosedWords {
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

export const ClosedWordsValue = createContext<ClosedWords | null>(null)

/** @throws when used in a form all of which is open */
export function useClosedWords(): ClosedWords {
  const words = useContext(ClosedWordsValue)
  if (words === null) throw new Error('useClosedWords is for forms that are not all open')
  return words
}
