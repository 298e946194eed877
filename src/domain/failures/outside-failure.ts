import * as z from 'zod/mini'

/** The outside systems that functions talk to. */
export const OUTSIDE_SYSTEMS = ['municore', 'turnero', 'portal', 'smtp', 'redsys', 'passwords'] as const
export type OutsideSystem = (typeof OUTSIDE_SYSTEMS)[number]

/**
 * Why an outside system gave no answer: `down` not reached or failing, `timeout` too slow, `refused` it does not let
 * us, `missing` it knows nothing of what was asked for; `wrongAnswer` what it said cannot be used.
 */
export const OUTSIDE_REASONS = ['down', 'timeout', 'refused', 'missing', 'wrongAnswer'] as const
export type OutsideReason = (typeof OUTSIDE_REASONS)[number]

const failureSchema = z.object({
  outside: z.enum(OUTSIDE_SYSTEMS),
  reason: z.enum(OUTSIDE_REASONS),
})
/** Details of a callable's error that is about an outside system. */
export type OutsideFailure = z.infer<typeof failureSchema>

/** The failure in the details of a callable's error, or null when the error is about something else. */
export function outsideFailureOf(details: unknown): OutsideFailure | null {
  const parsed = failureSchema.safeParse(details)
  return parsed.success ? parsed.data : null
}
