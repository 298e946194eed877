import * as z from 'zod/mini'
export const MAX_REVOCATION_REASON = 300

/** Why no certificate is made of an answer: its details are `{ reason }`. */
export const CERTIFICATE_REFUSALS = ['off', 'invalid', 'state', 'layout', 'over'] as const

export type CertificateRefusal = (typeof CERTIFICATE_REFUSALS)[number]

const refusalSchema = z.object({ reason: z.enum(CERTIFICATE_REFUSALS) })

/** Why it was refused; null when the error is about something else. */
export function certificateRefusal(details: unknown): CertificateRefusal | null {
  const parsed = refusalSchema.safeParse(details)
  return parsed.success ? parsed.data.reason : null
}
