import { createContext, useContext, useEffect, useState, type ReactNode } from 'react'

/** A municipality as the frame of public pages shows it. */
export interface ShownPlace {
  name: string
  /** Address of its logo; '' for the product's mark. */
  logo: string
  /** `#rrggbb`; '' for the product's own. */
  color: string
}
type NamePlace = (place: ShownPlace) => void

const NOWHERE: ShownPlace = { name: '', logo: '', color: '' }
const PlaceContext = createContext(NOWHERE)
const NamePlaceContext = createContext<NamePlace>(() => undefined)

/** Lets a page tell the frame whose it is, once it knows. */
export function PlaceProvider({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState(NOWHERE)
  return (
    <NamePlaceContext value={setPlace}>
      <PlaceContext value={place}>{children}</PlaceContext>
    </NamePlaceContext>
  )
}

/** The municipality that the page shown belongs to; empty while unknown. */
export const usePlace = (): ShownPlace => useContext(PlaceContext)

/**
 * Shows a municipality's name in the frame as long as the page stands, with its logo and colour where they are known
 * (PDF-02).
 */
export function useNamePlace(name: string | undefined, brand?: Pick<ShownPlace, 'logo' | 'color'>): void {
  const namePlace = useContext(NamePlaceContext)
  const { logo = '', color = '' } = brand ?? {}
  useEffect(() => {
    if (!name) return
    namePlace({ name, logo, color })
    return () => namePlace(NOWHERE)
  }, [name, logo, color, namePlace])
}
