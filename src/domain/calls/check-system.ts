import * as z from 'zod/mini'
import type { Contract } from './contract'
import { checkSystemRequestSchema, type CheckSystemRequest } from '../operation/system-check'

/**
 * What came of it: `works` also says that the system knows the municipality, where it is asked about one; `unknown` it does
 * not; `refused` it does not take our key; `notSet` the installation does not have it; `noKey` nor a key for that merchant.
 */
const OUTCOMES = ['works', 'unknown', 'refused', 'timeout', 'down', 'wrongAnswer', 'notSet', 'noKey'] as const
export type SystemCheckOutcome = (typeof OUTCOMES)[number]

export type CheckedSystem = CheckSystemRequest['system']

export const checkSystemResponseSchema = z.object({
  outcome: z.enum(OUTCOMES),
  /** How long the system took, in milliseconds. */
  ms: z.number(),
})
export type SystemCheckResult = z.infer<typeof checkSystemResponseSchema>

/** The callable that tries an outside system with the settings of a municipality, saved or not (GEO-04). */
export const CHECK_SYSTEM = {
  name: 'checkSystem',
  request: checkSystemRequestSchema,
  response: checkSystemResponseSchema,
} as const satisfies Contract
