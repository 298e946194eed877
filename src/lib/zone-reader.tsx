import { createContext, useContext, useEffect, useState, type ReactNode } from 'react'
import { useZone } from './zone'

/** Tells the time zone of a municipality by its path. */
export interface ZoneReader {
  /** When it is known already. */
  known: (municipalityPath: string) => string | undefined
  /** Never throws: without network it is what this device knows. */
  read: (municipalityPath: string) => Promise<string>
}

const ReaderContext = createContext<ZoneReader | null>(null)

/** Lets the pages below ask for the zone of any municipality. */
export function ZoneReaderProvider({ reader, children }: { reader: ZoneReader; children: ReactNode }) {
  return <ReaderContext value={reader}>{children}</ReaderContext>
}

/**
 * The time zone of the municipality that something belongs to, for whoever sees several of them: each thing is said by
 * its own clock (OPS-08). The page's own for what belongs to none.
 * @returns null while it is being read
 */
export function useZoneAt(municipalityPath: string): string | null {
  const reader = useContext(ReaderContext)
  const own = useZone()
  const [read, setRead] = useState<{ path: string; zone: string } | null>(null)
  const known = municipalityPath === '' || reader === null ? own : reader.known(municipalityPath)
  useEffect(() => {
    if (known !== undefined || reader === null) return
    let isGone = false
    const readOnce = async () => {
      const zone = await reader.read(municipalityPath)
      if (!isGone) setRead({ path: municipalityPath, zone })
    }
    void readOnce()
    return () => {
      isGone = true
    }
  }, [known, reader, municipalityPath])
  return known ?? (read?.path === municipalityPath ? read.zone : null)
}
