import type * as z from 'zod/mini'
import { doc, getDoc, type Firestore } from 'firebase/firestore/lite'
import { byId, decode, type Naming } from './converters'
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
