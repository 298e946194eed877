import { createContext, useContext, useEffect, useState, type ReactNode } from 'react'

type NamePlace = (name: string) => void

const PlaceContext = createContext('')
const NamePlaceContext = createContext<NamePlace>(() => undefined)

/** Lets a page tell the frame whose it is, once it knows. */
export function PlaceProvider({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState('')
  return (
    <NamePlaceContext value={setPlace}>
      <PlaceContext value={place}>{children}</PlaceContext>
    </NamePlaceContext>
  )
}

/** The municipality that the page shown belongs to; empty while unknown. */
export const usePlace = (): string => useContext(PlaceContext)

/** Shows a municipality's name in the frame as long as the page stands. */
export function useNamePlace(name: string | undefined): void {
  const namePlace = useContext(NamePlaceContext)
  useEffect(() => {
    if (!name) return
    namePlace(name)
    return () => namePlace('')
  }, [name, namePlace])
}
