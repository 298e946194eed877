import type { DocumentSnapshot } from 'firebase-admin/firestore'
import type * as z from 'zod/mini'
import { plainValue } from '../../../src/domain/stored-value'

/**
 * A stored document in the domain's type, or null when there is none or it does not fit.
 * @param name fields that the document's own name gives
 */
export function decode<T>(schema: z.ZodMiniType<T>, snapshot: DocumentSnapshot, name: object = {}): T | null {
  const data = snapshot.data()
  if (!data) return null
  const parsed = schema.safeParse(Object.assign({}, plainValue(data), name))
  return parsed.success ? parsed.data : null
}
