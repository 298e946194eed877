import type { DocumentSnapshot } from 'firebase-admin/firestore'
import {
  AREAS,
  COUNTRIES,
  isMunicipalityPath,
  MUNICIPALITIES,
  PROVINCES,
} from '../../../src/domain/store-paths'
import { database } from '../platform/admin'

/** What the pickers need; a municipality also has settings that are not for everybody. */
const FIELDS = ['nombre', 'inhabilitado', 'idMuniCore', 'key', 'videoHabilitado', 'ubicacion', 'zonaHoraria']

/** Every country and all below: one read for each. */
export async function everyPlace(): Promise<DocumentSnapshot[]> {
  const levels = await Promise.all([
    database()
      .collection(COUNTRIES)
      .select(...FIELDS)
      .get(),
    ...[PROVINCES, MUNICIPALITIES, AREAS].map((level) =>
      database()
        .collectionGroup(level)
        .select(...FIELDS)
        .get(),
    ),
  ])
  return levels.flatMap(({ docs }) => docs)
}

/** A municipality, its province, its country and its areas: three reads and one for each area. */
export async function placesOfMunicipality(municipalityPath: string): Promise<DocumentSnapshot[]> {
  if (!isMunicipalityPath(municipalityPath)) return []
  const municipality = database().doc(municipalityPath)
  const province = municipality.parent.parent
  const country = province?.parent.parent
  if (!province || !country) return []
  const [above, areas] = await Promise.all([
    database().getAll(country, province, municipality, { fieldMask: FIELDS }),
    municipality
      .collection(AREAS)
      .select(...FIELDS)
      .get(),
  ])
  return [...above, ...areas.docs]
}
