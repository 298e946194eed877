import * as z from 'zod/mini'

/** Name of the callable that looks whether the management system knows a municipality by that id (GEO-04). */
export const CHECK_MUNICORE_ID = 'checkMuniCoreId'

export interface CheckMuniCoreIdRequest {
  idMuniCore: string
  /** On which of its two installations. */
  usarAWS: boolean
}
/** `unchecked`: the management system does not respond, or the project has none. */
const OUTCOMES = ['known', 'unknown', 'unchecked'] as const
export type MuniCoreIdOutcome = (typeof OUTCOMES)[number]

export const checkMuniCoreIdRequestSchema: z.ZodMiniType<CheckMuniCoreIdRequest> = z.strictObject({
  idMuniCore: z.string().check(z.regex(/^[1-9]\d{0,19}$/)),
  usarAWS: z.boolean(),
})
export const checkMuniCoreIdResponseSchema: z.ZodMiniType<{ outcome: MuniCoreIdOutcome }> = z.object({
  outcome: z.enum(OUTCOMES),
})
