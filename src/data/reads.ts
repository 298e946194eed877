import type * as z from 'zod/mini'
import { doc, getCount, getDoc, type Firestore, type Query } from 'firebase/firestore/lite'
import { byId, decode, type Naming } from './converters'
import { aggregationReads, countReads } from './read-counter'
import { withTimeout } from './with-timeout'

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
  const snapshot = await withTimeout(getDoc(doc(store, path)))
  countReads(1, label)
  return decode(schema, snapshot, naming)
}

/**
 * How many documents a query has: a read for each thousand.
 * @throws DataError `forbidden`, `offline`, `timeout`
 */
export async function countDocuments(query: Query, label: string): Promise<number> {
  const { count } = (await withTimeout(getCount(query))).data()
  countReads(aggregationReads(count), label)
  return count
}
