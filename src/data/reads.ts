import type * as z from 'zod/mini'
import {
  doc,
  getDoc,
  getDocs,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite'
import { byId, decode, decodeAll, type Decoded, type Naming } from './converters'
import { countReads } from './read-counter'
import { within } from './within'

/**
 * One document by its path.
 * @param label what it is read for, in the read counter
 * @throws DataError `notFound`, `damaged`, `forbidden`, `offline`, `timeout`
 */
export async function readDocument<T>(
  store: Firestore,
  path: string,
  schema: z.ZodMiniType<T>,
  label: string,
  naming: Naming = byId,
): Promise<T> {
  const snapshot = await within(getDoc(doc(store, path)))
  countReads(1, label)
  return decode(schema, snapshot, naming)
}

export interface QueryResult<T> extends Decoded<T> {
  /** The last document, damaged or not, from which a next page goes on; null when there was none. */
  last: QueryDocumentSnapshot | null
  /** Documents that came, damaged ones included. */
  size: number
}

/** The documents of a query; see {@link readDocument} for errors. Damaged ones are named, not thrown. */
export async function readQuery<T>(
  query: Query,
  schema: z.ZodMiniType<T>,
  label: string,
  naming: Naming = byId,
): Promise<QueryResult<T>> {
  const { docs } = await within(getDocs(query))
  countReads(Math.max(1, docs.length), label)
  return { ...decodeAll(schema, docs, naming), last: docs.at(-1) ?? null, size: docs.length }
}
