import { doc, type DocumentData, type Firestore } from 'firebase/firestore/lite'

/** A document as stored: without its `id`, which is its name, and with `areas` as references again. */
export function toStore(store: Firestore, document: object): DocumentData {
  const { id: _name, ...fields }: DocumentData = document
  const { areas } = fields
  if (!Array.isArray(areas)) return fields
  return { ...fields, areas: areas.map((path: string) => doc(store, path)) }
}
