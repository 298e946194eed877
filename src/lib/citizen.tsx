import { createContext, useContext } from 'react'
import type { CitizenLogin } from '../domain/citizen/login'

const CitizenContext = createContext<CitizenLogin | null>(null)

/** Provides the citizen who came from the portal to the pages below. */
export const CitizenProvider = CitizenContext

/**
 * The citizen who came from the portal; the same object for as long as the session.
 * @throws when used outside of the portal's pages
 */
export function useCitizen(): CitizenLogin {
  const citizen = useContext(CitizenContext)
  if (citizen === null) throw new Error('useCitizen is for pages of the citizen portal')
  return citizen
}
