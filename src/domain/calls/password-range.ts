import * as z from 'zod/mini'
import type { Contract } from './contract'

/** The first five letters of a password's hash: of it nobody learns more. */
const passwordRangeRequestSchema = z.strictObject({
  prefix: z.string().check(z.regex(/^[0-9A-F]{5}$/)),
})
/** How the hashes of breached passwords with that beginning end; none where the list is not asked or does not answer. */
export const passwordRangeResponseSchema = z.object({ suffixes: z.array(z.string()) })

/** The callable that asks the list of breached passwords (OPS-01). */
export const GET_PASSWORD_RANGE = {
  name: 'getPasswordRange',
  request: passwordRangeRequestSchema,
  response: passwordRangeResponseSchema,
} as const satisfies Contract
