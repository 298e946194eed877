import type * as z from 'zod/mini'
import type { DocumentSnapshot } from 'firebase/firestore/lite'
import { plainValue } from '../domain/stored-value'
import { DataError } from './errors'

interface Snapshot extends Pick<DocumentSnapshot, 'id' | 'data'> {
  ref: { path: string }
}

/** Fields that the domain type takes from the document's name. */
export type Naming = (snapshot: Pick<Snapshot, 'id' | 'ref'>) => object
export const byId: Naming = ({ id }) => ({ id })
export const byPath: Naming = ({ id, ref }) => ({ id, path: ref.path })
export const byUsername: Naming = ({ id }) => ({ username: id })
export const unnamed: Naming = () => ({})

/**
 * A stored document in the domain's type; fields that the schema does not know stay.
 * @throws DataError `notFound` when there is none, `damaged` when it does not fit the schema
 */
export function decode<T>(schema: z.ZodMiniType<T>, snapshot: Snapshot, naming: Naming = byId): T {
  const data = snapshot.data()
  if (!data) throw new DataError('notFound', { message: `no document ${snapshot.id}` })
  const result = schema.safeParse(Object.assign({}, plainValue(data), naming(snapshot)))
  if (result.success) return result.data
  throw new DataError('damaged', { cause: result.error, message: `damaged document ${snapshot.id}` })
}

/** Documents of a list, and the names of those that could not be read. */
export interface Decoded<T> {
  items: T[]
  damaged: string[]
}

/** Reads each document by itself: one that is damaged is reported and does not empty the list. */
export function decodeAll<T>(
  schema: z.ZodMiniType<T>,
  snapshots: readonly Snapshot[],
  naming: Naming = byId,
): Decoded<T> {
  const decoded: Decoded<T> = { items: [], damaged: [] }
  for (const snapshot of snapshots) {
    try {
      decoded.items.push(decode(schema, snapshot, naming))
    } catch {
      decoded.damaged.push(snapshot.id)
    }
  }
  return decoded
}
