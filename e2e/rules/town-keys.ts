import { doc, writeBatch, type DocumentData, type Firestore } from 'firebase/firestore/lite'
import { TOWN_KEYS } from '../../src/domain/store-paths'

/** Writes a municipality, and whose its letters are, as the product does: both or nothing. */
export const saveTown = (store: Firestore, path: string, town: DocumentData): Promise<void> =>
  writeBatch(store)
    .set(doc(store, path), town)
    .set(doc(store, TOWN_KEYS, town.key), { municipio: path })
    .commit()
