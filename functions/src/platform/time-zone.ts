import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { defaultTimeZone, timeZoneOf } from '../../../src/domain/geography/default-zone'
import { isMunicipalityPath, provincePathOf, rootOf } from '../../../src/domain/store-paths'
import { isTimeZone } from '../../../src/domain/zone'
import { database } from './admin'

const nameOf = (place: DocumentSnapshot | undefined): string => String(place?.get('nombre') ?? '')

function centreOf(municipality: DocumentSnapshot): { lat: number; lng: number } | null {
  const point: unknown = municipality.get('ubicacion')
  if (typeof point !== 'object' || point === null || !('lat' in point) || !('lng' in point)) return null
  return typeof point.lat === 'number' && typeof point.lng === 'number'
    ? { lat: point.lat, lng: point.lng }
    : null
}

/**
 * The zone that a municipality has where none was chosen, by its record (OPS-08). Two reads.
 * @param municipality with its `ubicacion`
 */
export async function defaultZoneOf(municipality: DocumentSnapshot): Promise<string> {
  const { path } = municipality.ref
  const [country, province] = await database().getAll(
    database().doc(rootOf(path)),
    database().doc(provincePathOf(path)),
    { fieldMask: ['nombre'] },
  )
  return defaultTimeZone({
    pais: nameOf(country),
    provincia: nameOf(province),
    centro: centreOf(municipality),
  })
}

/**
 * The time zone by which a municipality's days and hours are, by its record (OPS-08): the one that was chosen, and its
 * default meanwhile, which costs two reads.
 * @param municipality with its `zonaHoraria` and `ubicacion`
 */
export async function zoneOfPlace(municipality: DocumentSnapshot | undefined): Promise<string> {
  const chosen: unknown = municipality?.get('zonaHoraria')
  if (typeof chosen === 'string' && isTimeZone(chosen)) return chosen
  if (!municipality?.exists || !isMunicipalityPath(municipality.ref.path))
    return timeZoneOf('', { pais: '', provincia: '', centro: null })
  return defaultZoneOf(municipality)
}

/** How long an instance takes what it read for true: statistics ask with every answer. */
const COUNTS_MS = 300_000
const known = new Map<string, { zone: Promise<string>; until: number }>()

async function readZone(municipalityPath: string): Promise<string> {
  const [record] = await database().getAll(database().doc(municipalityPath), {
    fieldMask: ['zonaHoraria', 'ubicacion'],
  })
  return zoneOfPlace(record)
}

/** The same of the municipality with a path, as this instance read it in the last minutes; UTC where there is none. */
export function zoneAt(municipalityPath: string): Promise<string> {
  if (!isMunicipalityPath(municipalityPath)) return zoneOfPlace(undefined)
  const before = known.get(municipalityPath)
  if (before && before.until > Date.now()) return before.zone
  const zone = readZone(municipalityPath)
  known.set(municipalityPath, { zone, until: Date.now() + COUNTS_MS })
  zone.catch(() => known.delete(municipalityPath))
  return zone
}

/** Forgets what was read, because the record changed. */
export const forgetZone = (municipalityPath: string): boolean => known.delete(municipalityPath)
