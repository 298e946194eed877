import { useState } from 'react'
import { absenceFault, type Absence, type AbsenceFault } from '../domain/assignment/absence'
import { dayIn } from '../domain/dates'
import { useZone } from './zone'

export type { Absence }

/** What is wrong with what was typed: a day is missing, or as the domain says. */
export type TypedFault = 'missing' | AbsenceFault

/** Stores an absence, or that there is none; tells why the server noted nothing. */
export type SaveAbsence = (absence: Absence | null) => Promise<AbsenceFault | 'standIn' | null>

/** An absence that is typed, with what is wrong with it by the clock of the municipality. */
export function useTypedAbsence(stored: Absence | null) {
  const zone = useZone()
  const [typed, setTyped] = useState<Absence>(
    () => stored ?? { desde: dayIn(new Date(), zone), hasta: '', relevo: '' },
  )
  const [fault, setFault] = useState<TypedFault | null>(null)
  /** Looks at what was typed; whether it may be saved. */
  const check = (): boolean => {
    const isMissing = typed.desde === '' || typed.hasta === ''
    const found = isMissing ? 'missing' : absenceFault(typed, dayIn(new Date(), zone))
    setFault(found)
    return found === null
  }
  const type = (change: Partial<Absence>) => {
    setFault(null)
    setTyped((before) => ({ ...before, ...change }))
  }
  return { typed, type, fault, setFault, check }
}
