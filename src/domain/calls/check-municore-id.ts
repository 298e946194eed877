import * as z from 'zod/mini'
import type { Contract } from './contract'

/** `unchecked`: the management system does not respond, or the project has none. */
const OUTCOMES = ['known', 'unknown', 'unchecked'] as const
export type MuniCoreIdOutcome = (typeof OUTCOMES)[number]

const checkMuniCoreIdRequestSchema = z.strictObject({
  idMuniCore: z.string().check(z.regex(/^[1-9]\d{0,19}$/)),
  /** On which of its two installations. */
  usarAWS: z.boolean(),
})
export type CheckMuniCoreIdRequest = z.infer<typeof checkMuniCoreIdRequestSchema>

const checkMuniCoreIdResponseSchema = z.object({
  outcome: z.enum(OUTCOMES),
})

/** The callable that looks whether the management system knows a municipality by that id (GEO-04). */
export const CHECK_MUNICORE_ID = {
  name: 'checkMuniCoreId',
  request: checkMuniCoreIdRequestSchema,
  response: checkMuniCoreIdResponseSchema,
} as const satisfies Contract
