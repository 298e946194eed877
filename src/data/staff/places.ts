import { arrayUnion, doc, setDoc, updateDoc, writeBatch } from 'firebase/firestore/lite'
import type { TownDraft } from '../../domain/geography/check-place'
import { storeOf } from '../store'
import { within } from '../within'

/** An id for a place that is about to be added: repeated with the same one, it is added once. */
export const newPlaceId = (): string => crypto.randomUUID()

/**
 * Adds an area to a municipality (GEO-01), both or nothing.
 * @throws DataError `forbidden`, `offline`, `timeout`, `unknown`
 */
export async function addArea(municipalityPath: string, id: string, nombre: string): Promise<void> {
  const store = storeOf('staff')
  const area = doc(store, municipalityPath, 'areas_municipales', id)
  const batch = writeBatch(store)
  batch.set(area, { nombre })
  batch.update(doc(store, municipalityPath), { areas: arrayUnion(area) })
  await within(batch.commit())
}

/** Gives an area another name (GEO-01). @throws DataError; see {@link addArea} */
export const renameArea = (path: string, nombre: string): Promise<void> =>
  within(updateDoc(doc(storeOf('staff'), path), { nombre }))

/** Adds a municipality without areas to a province (GEO-01). @throws DataError; see {@link addArea} */
export const addTown = ({ provincePath, ...town }: TownDraft, id: string): Promise<void> =>
  within(
    setDoc(doc(storeOf('staff'), provincePath, 'municipios', id), {
      ...town,
      inhabilitado: false,
      areas: [],
    }),
  )

/** Changes name, key and id of a municipality (GEO-01). @throws DataError; see {@link addArea} */
export const changeTown = (path: string, { nombre, key, idMuniCore }: TownDraft): Promise<void> =>
  within(updateDoc(doc(storeOf('staff'), path), { nombre, key, idMuniCore }))

/** Blocks a municipality or opens it again (GEO-03). @throws DataError; see {@link addArea} */
export const blockTown = (path: string, inhabilitado: boolean): Promise<void> =>
  within(updateDoc(doc(storeOf('staff'), path), { inhabilitado }))
