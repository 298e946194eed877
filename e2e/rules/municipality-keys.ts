import { doc, writeBatch, type DocumentData, type Firestore } from 'firebase/firestore/lite'
import { MUNICIPALITY_KEYS } from '../../src/domain/store-paths'

/** Writes a municipality, and whose its letters and its id are, as the product does: all or nothing. */
export const saveMunicipality = (store: Firestore, path: string, municipality: DocumentData): Promise<void> =>
  writeBatch(store)
    .set(doc(store, path), municipality)
    .set(doc(store, MUNICIPALITY_KEYS, municipality.key), { municipio: path })
    .set(doc(store, MUNICIPALITY_KEYS, municipality.idMuniCore), { municipio: path })
    .commit()
