import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { countrySchema, municipalitySchema } from '../../../src/domain/geography/geography'
import { isMunicipalityPath, MUNICIPALITIES, rootOf } from '../../../src/domain/store-paths'
import { database } from '../platform/admin'
import { decode } from '../platform/decode'

/**
 * The municipality with that id in the outside systems; null when there is none, when several have it, so
 * that nobody could say whose citizen this is, and when it or its country is blocked (AUTH-11). Two reads.
 */
export async function municipalityWithId(idMuniCore: string): Promise<DocumentSnapshot | null> {
  const found = await database()
    .collectionGroup(MUNICIPALITIES)
    .where('idMuniCore', '==', idMuniCore)
    .limit(2)
    .get()
  const [place, another] = found.docs.filter(({ ref }) => isMunicipalityPath(ref.path))
  if (!place || another) return null
  const municipality = decode(municipalitySchema, place, { id: place.id })
  const countryDoc = await database().doc(rootOf(place.ref.path)).get()
  const country = decode(countrySchema, countryDoc, { id: countryDoc.id })
  const isOpen = municipality?.inhabilitado === false && country?.inhabilitado !== true
  return isOpen ? place : null
}
