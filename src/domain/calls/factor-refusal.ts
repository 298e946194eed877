import * as z from 'zod/mini'

/** Letters that a code may have as it is typed or pasted. */
export const MAX_TYPED_CODE = 40

/**
 * Why a code does not count: it is wrong or was used before, or too many were wrong and `minutes` have to pass; `passkey`
 * what a passkey signed does not count (OPS-01).
 */
export const factorRefusalSchema = z.object({
  reason: z.enum(['wrong', 'wait', 'passkey']),
  minutes: z.number(),
})
export type FactorRefusal = z.infer<typeof factorRefusalSchema>

const refusedSchema = z.object({ factor: factorRefusalSchema })
const againSchema = z.object({ factor: z.literal('again') })

/** Why a code was refused, from the details of a callable's error; null when the error is about something else. */
export function factorRefusalOf(details: unknown): FactorRefusal | null {
  const parsed = refusedSchema.safeParse(details)
  return parsed.success ? parsed.data.factor : null
}

/** Whether a callable wants the second factor once more before it does anything. */
export const asksFactorAgain = (details: unknown): boolean => againSchema.safeParse(details).success
