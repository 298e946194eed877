import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { brandingSchema, NO_BRANDING, type Branding } from '../../../src/domain/geography/branding'
import { NO_SENDER, type Sender } from '../../../src/domain/geography/sender'
import { MAX_GEOCODER_NAME } from '../../../src/domain/geography/geocoders'
import { logoPathOf, soundBranding } from '../../../src/domain/geography/sound-branding'
import { plainValue } from '../../../src/domain/stored-value'
import { isMunicipalityPath } from '../../../src/domain/store-paths'
import { database } from './admin'
import { isFileAddress } from './file-address'
import { zoneOfPlace } from './time-zone'
import { cutText } from '../../../src/domain/text/cut'

const isLogo = (address: string): boolean => {
  const path = logoPathOf(address)
  return path !== null && isFileAddress(address, path)
}

/** How a municipality shows itself, by its record: only what is sound (PDF-02). */
export function brandingOf(municipality: DocumentSnapshot | undefined): Branding {
  const stored = brandingSchema.safeParse(plainValue(municipality?.get('marca') ?? {}))
  return stored.success ? soundBranding(stored.data, isLogo) : NO_BRANDING
}

/** What a municipality is called, by its record; '' for nothing that can be shown. */
export function nameOf(municipality: DocumentSnapshot | undefined): string {
  const nombre: unknown = municipality?.get('nombre')
  return typeof nombre === 'string' ? nombre : ''
}

/** Which service searches addresses for a municipality, by its record (ANS-10); '' for the usual one. */
export function geocoderOf(municipality: DocumentSnapshot | undefined): string {
  const chosen: unknown = municipality?.get('geocodificador')
  return typeof chosen === 'string' ? cutText(chosen, MAX_GEOCODER_NAME) : ''
}

/** Name, branding and time zone of a municipality, by its record. */
export async function senderOf(municipality: DocumentSnapshot | undefined): Promise<Sender> {
  return {
    nombre: nameOf(municipality),
    marca: brandingOf(municipality),
    zonaHoraria: await zoneOfPlace(municipality),
  }
}

/** The same of a municipality as it is now: one read. */
export async function senderAt(municipalityPath: string): Promise<Sender> {
  if (!isMunicipalityPath(municipalityPath)) return NO_SENDER
  const [record] = await database().getAll(database().doc(municipalityPath), {
    fieldMask: ['nombre', 'marca', 'zonaHoraria', 'ubicacion'],
  })
  return senderOf(record)
}
