import { useEffect, useState } from 'react'
import type { Area, Country, Municipality, Province } from '../../../domain/geography/geography'
import { areas, countries, municipalities, municipality, provinces } from '../../../data/staff/geography'

export interface Listed<T> {
  list: T[]
  status: 'loading' | 'ready' | 'failed'
}

const LOADING: Listed<never> = { list: [], status: 'loading' }
const NONE: Listed<never> = { list: [], status: 'ready' }

/** A list of places below one that is chosen; empty while nothing is. */
function useListed<T>(key: string | null, load: () => Promise<T[]>): Listed<T> {
  const [found, setFound] = useState<{ key: string; listed: Listed<T> } | null>(null)
  useEffect(() => {
    if (key === null) return
    let current = true
    load().then(
      (list) => current && setFound({ key, listed: { list, status: 'ready' } }),
      () => current && setFound({ key, listed: { list: [], status: 'failed' } }),
    )
    return () => {
      current = false
    }
    // The key says which list it is.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key])
  if (key === null) return NONE
  return found?.key === key ? found.listed : LOADING
}

export const useCountries = (wanted: boolean): Listed<Country> =>
  useListed(wanted ? 'countries' : null, countries)

export const useProvinces = (country: string): Listed<Province> =>
  useListed(country ? `provinces/${country}` : null, () => provinces(country))

export const useMunicipalities = (country: string, province: string): Listed<Municipality> =>
  useListed(country && province ? `municipalities/${country}/${province}` : null, () =>
    municipalities(country, province),
  )

export const useAreas = (municipalityPath: string): Listed<Area> =>
  useListed(municipalityPath || null, () => areas(municipalityPath))

/** One municipality, as a list of at most one. */
export const useMunicipality = (path: string): Listed<Municipality> =>
  useListed(path ? `municipality/${path}` : null, async () => [await municipality(path)])
