import * as z from 'zod/mini'
import { timeZoneOf } from '../../domain/geography/default-zone'
import { countrySchema, provinceSchema } from '../../domain/geography/geography'
import { isMunicipalityPath, provincePathOf, rootOf } from '../../domain/store-paths'
import { isTimeZone, readerZone } from '../../domain/zone'
import { writeCache, readCache } from '../device-cache'
import { readDocument } from '../reads'
import { storeOf } from '../store'
import { STAFF } from './cached-session'
import { municipalityOnce } from './geography'

const LABEL = 'time zone'

/** One read; three where the administrator chose none yet. */
async function readZone(municipalityPath: string): Promise<string> {
  const { zonaHoraria = '', ubicacion = null } = await municipalityOnce(municipalityPath)
  if (zonaHoraria !== '') return timeZoneOf(zonaHoraria, { pais: '', provincia: '', centro: ubicacion })
  const [country, province] = await Promise.all([
    readDocument(storeOf('staff'), rootOf(municipalityPath), countrySchema, LABEL),
    readDocument(storeOf('staff'), provincePathOf(municipalityPath), provinceSchema, LABEL),
  ])
  return timeZoneOf('', { pais: country.nombre, provincia: province.nombre, centro: ubicacion })
}

const keyOf = (municipalityPath: string): string => `${STAFF}zone/${municipalityPath}`

const reading = new Map<string, Promise<string>>()
const known = new Map<string, string>()

/** Notes which zone a municipality has, on this device too. */
export function noteZone(municipalityPath: string, zone: string): void {
  known.set(municipalityPath, zone)
  reading.set(municipalityPath, Promise.resolve(zone))
  void writeCache(keyOf(municipalityPath), zone)
}

/** A zone hardly ever changes: who has read it within this time does not ask again. */
const COUNTS_MS = 60 * 60_000

/**
 * What this device knows counts at once, because every page waits for it; where that is older than an hour, what the
 * server says counts from then on.
 */
async function keptOrRead(municipalityPath: string): Promise<string> {
  const kept = await readCache(keyOf(municipalityPath), z.string())
  const isKept = kept !== null && isTimeZone(kept.value)
  // A clock that was set back does not make it last longer.
  if (isKept && Math.abs(Date.now() - kept.keptAt.getTime()) < COUNTS_MS) {
    known.set(municipalityPath, kept.value)
    return kept.value
  }
  const asked = readZone(municipalityPath).then((zone) => {
    noteZone(municipalityPath, zone)
    return zone
  })
  if (!isKept) return asked
  asked.catch(() => undefined)
  known.set(municipalityPath, kept.value)
  return kept.value
}

/** The time zone of a municipality, if this page knows it already (OPS-08). */
export const knownZone = (municipalityPath: string): string | undefined => known.get(municipalityPath)

/**
 * The time zone of a municipality, read once (OPS-08). Never throws: where nobody can tell, it is the reader's own, and
 * the next call asks again.
 */
export function zoneAt(municipalityPath: string): Promise<string> {
  if (!isMunicipalityPath(municipalityPath)) return Promise.resolve(readerZone())
  const before = reading.get(municipalityPath)
  const asked = before ?? keptOrRead(municipalityPath)
  if (!before) reading.set(municipalityPath, asked)
  return asked.catch(() => {
    reading.delete(municipalityPath)
    return readerZone()
  })
}
