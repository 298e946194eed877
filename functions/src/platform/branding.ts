import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { brandingSchema, NO_BRANDING, type Branding } from '../../../src/domain/geography/branding'
import { logoPathOf, soundBranding } from '../../../src/domain/geography/sound-branding'
import { plainValue } from '../../../src/domain/stored-value'
import { isMunicipalityPath } from '../../../src/domain/store-paths'
import { database } from './admin'
import { isFileAddress } from './file-address'

const isLogo = (address: string): boolean => {
  const path = logoPathOf(address)
  return path !== null && isFileAddress(address, path)
}

/** How a municipality shows itself, by its record: only what is sound (PDF-02). */
export function brandingOf(municipality: DocumentSnapshot | undefined): Branding {
  const stored = brandingSchema.safeParse(plainValue(municipality?.get('marca') ?? {}))
  return stored.success ? soundBranding(stored.data, isLogo) : NO_BRANDING
}

/** What mails and documents say of a municipality. */
export interface Sender {
  /** '' where nobody knows. */
  nombre: string
  marca: Branding
}

/** Name and branding of a municipality as its record has them now: one read. */
export async function senderAt(municipalityPath: string): Promise<Sender> {
  if (!isMunicipalityPath(municipalityPath)) return { nombre: '', marca: NO_BRANDING }
  const [record] = await database().getAll(database().doc(municipalityPath), {
    fieldMask: ['nombre', 'marca'],
  })
  const nombre: unknown = record?.get('nombre')
  return { nombre: typeof nombre === 'string' ? nombre : '', marca: brandingOf(record) }
}
