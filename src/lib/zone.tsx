import { createContext, useContext, type ReactNode } from 'react'
import { readerZone } from '../domain/zone'

const ZoneContext = createContext<string | null>(null)

/** The time zone by which the page shown says days and hours (OPS-08): its municipality's. */
export const useZone = (): string => useContext(ZoneContext) ?? readerZone()

/** Says by which zone the pages below say days and hours. */
export function ZoneProvider({ zone, children }: { zone: string; children: ReactNode }) {
  return <ZoneContext value={zone}>{children}</ZoneContext>
}
