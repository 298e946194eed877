import { NO_BRANDING, type Branding } from '../domain/geography/branding'
import type { FormVersion } from '../domain/form/form'
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react'

/** A municipality as the frame of public pages shows it. */
export interface ShownPlace {
  name: string
  /** Address of its logo; '' for the product's mark. */
  logo: string
  /** `#rrggbb`; '' for the product's own. */
  color: string
  /** Its contact in words; '' for none. */
  contact: string
  /** The form that is answered here; null where none is. */
  form: FormVersion | null
}
type NamePlace = (place: ShownPlace) => void

const NOWHERE: ShownPlace = { name: '', logo: '', color: '', contact: '', form: null }
const PlaceContext = createContext(NOWHERE)
const NamePlaceContext = createContext<NamePlace>(() => undefined)

/** Lets a page tell the frame which municipality it belongs to. */
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

/** What the frame shows of a branding. */
export type ShownBranding = Pick<Branding, 'logo' | 'color' | 'contacto'>

/**
 * Shows a municipality's name in the frame while the page is open, with its logo, colour and contact as far as they are
 * known (PDF-02).
 * @param form the form that is answered, whose languages the frame then offers (NAV-02)
 */
export function useNamePlace(
  name = '',
  brand: ShownBranding = NO_BRANDING,
  form: FormVersion | null = null,
): void {
  const namePlace = useContext(NamePlaceContext)
  const { logo, color, contacto: contact } = brand
  useEffect(() => {
    namePlace({ name, logo, color, contact, form })
    return () => namePlace(NOWHERE)
  }, [name, logo, color, contact, form, namePlace])
}
