import * as z from 'zod/mini'

/** Why somebody was led to the sign-in page. */
export type Arrival = 'closed' | null

/** The navigation state for the sign-in page after a session was closed elsewhere (AUTH-07). */
export const CLOSED_ARRIVAL = { arrival: 'closed' } as const

const arrivalSchema = z.object({ arrival: z.literal('closed') })

/** Reads {@link Arrival} out of a history entry's state. */
export function arrivalOf(state: unknown): Arrival {
  return arrivalSchema.safeParse(state).data?.arrival ?? null
}

/**
 * Where to go after signing in: the wanted page (AUTH-09), only ever inside the product.
 * @param wanted the `volver` parameter
 */
export function safeReturn(wanted: string | null, home: string): string {
  if (wanted === null || !wanted.startsWith('/')) return home
  // A browser reads `//host` and `/\host` as another site.
  const { origin } = new URL(wanted, 'https://here.invalid')
  return origin === 'https://here.invalid' ? wanted : home
}
