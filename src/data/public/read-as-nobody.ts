import type * as z from 'zod/mini'
import { decode, unnamed } from '../converters'
import { countReads } from '../read-counter'
import { getStored } from '../rest'
import { withTimeout } from '../with-timeout'

/** Reads a document that everybody may read. It is a plain request, because the SDK is loaded only to send. */
export async function readAsNobody<T>(path: string, schema: z.ZodMiniType<T>): Promise<T> {
  const document = await withTimeout(getStored(path, { app: 'public' }))
  countReads(1, 'public form')
  return decode(schema, document, unnamed)
}
