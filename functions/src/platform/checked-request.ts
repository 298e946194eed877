import type * as z from 'zod/mini'
import { badRequest } from './errors'

/**
 * What a call asks for.
 * @throws HttpsError `invalid-argument` when the request is not of the form asked for
 */
export function checkedRequest<T>(schema: z.ZodMiniType<T>, data: unknown): T {
  const parsed = schema.safeParse(data)
  if (!parsed.success) throw badRequest()
  return parsed.data
}
