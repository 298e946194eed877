import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { database } from '../platform/admin'

/** What the pickers need; a municipality also has settings that are not for everybody. */
const FIELDS = ['nombre', 'inhabilitado', 'idMuniCore', 'key', 'videoHabilitado', 'ubicacion']
const TOWN = /^paises\/[^/]+\/provincias\/[^/]+\/municipios\/[^/]+$/

/** Every country and all below: one read for each. */
export async function everyPlace(): Promise<DocumentSnapshot[]> {
  const levels = await Promise.all([
    database()
      .collection('paises')
      .select(...FIELDS)
      .get(),
    ...['provincias', 'municipios', 'areas_municipales'].map((level) =>
      database()
        .collectionGroup(level)
        .select(...FIELDS)
        .get(),
    ),
  ])
  return levels.flatMap(({ docs }) => docs)
}

/** A municipality, its province, its country and its areas: three reads and one for each area. */
export async function placesOfTown(municipalityPath: string): Promise<DocumentSnapshot[]> {
  if (!TOWN.test(municipalityPath)) return []
  const town = database().doc(municipalityPath)
  const province = town.parent.parent
  const country = province?.parent.parent
  if (!province || !country) return []
  const [above, areas] = await Promise.all([
    database().getAll(country, province, town, { fieldMask: FIELDS }),
    town
      .collection('areas_municipales')
      .select(...FIELDS)
      .get(),
  ])
  return [...above, ...areas.docs]
}
