import { useWatch } from 'react-hook-form'
import { DataError } from '../../../data/errors'
import { geocoder, geocoders } from '../../../data/geocoder'
import type { FindPlaces } from '../../../domain/answer/place'
import { MAP } from '../../../domain/answer/place'
import { typedPoint, type MunicipalityDraft } from '../../../domain/geography/check-place'
import { NO_GEOCODER } from '../../../domain/geography/geocoders'
import { useLanguage } from '../../../lib/i18n'
import { SystemCheck } from './SystemCheck'
import type { SystemCheckOutcome, SystemCheckResult } from '../../../data/staff/places'

const OUTCOMES: Partial<Record<DataError['code'], SystemCheckOutcome>> = {
  timeout: 'timeout',
  offline: 'down',
  outside: 'down',
  damaged: 'wrongAnswer',
}

/** Searches once, as the browser of whoever answers does. */
async function searched(find: FindPlaces, search: Parameters<FindPlaces>[0]): Promise<SystemCheckResult> {
  const began = performance.now()
  const outcome = await find(search)
    .then(() => 'works' as const)
    .catch((error: unknown) => (error instanceof DataError && OUTCOMES[error.code]) || 'wrongAnswer')
  return { outcome, ms: performance.now() - began }
}

/** The chosen address search, tried from this browser: browsers ask it themselves. Nothing where there is none. */
export function CheckedGeocoder() {
  const language = useLanguage()
  const [chosen, text, centre] = useWatch<MunicipalityDraft, ['geocodificador', 'nombre', 'centro']>({
    name: ['geocodificador', 'nombre', 'centro'],
  })
  const find = geocoder(chosen)
  const [usual = ''] = Object.keys(geocoders())
  if (!find || chosen === NO_GEOCODER) return null
  const name = Object.hasOwn(geocoders(), chosen) ? chosen : usual
  const near = typedPoint(centre) ?? MAP.centre
  return (
    <SystemCheck
      name={name}
      known=""
      ask={() => searched(find, { text, near, language, signal: new AbortController().signal })}
    />
  )
}
