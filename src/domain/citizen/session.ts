import * as z from 'zod/mini'
import { isMunicipalityPath } from '../store-paths'

/** How long a citizen who came from the portal stays in, from the exchange of the token on (CIT-01). */
export const CITIZEN_SESSION_MINUTES = 60

/** What the account of a citizen says of them; rules stand on it (CIT-04). */
export interface CitizenClaims {
  /** As `datosCiudadano.id` says it. */
  citizenId: string
  /** Path of the municipality whose portal they came from. */
  municipio: string
  /** Until when, in seconds: signing in again with the same token makes it no longer. */
  hasta: number
}

const claimsSchema: z.ZodMiniType<CitizenClaims> = z.object({
  citizenId: z.string().check(z.minLength(1)),
  municipio: z.string().check(z.refine(isMunicipalityPath)),
  hasta: z.number(),
})

/**
 * The citizen whom claims name, or null when they name none, or also somebody of the staff.
 * @param claims of a token that was found genuine
 */
export function citizenOf(claims: Readonly<Record<string, unknown>>): CitizenClaims | null {
  if (claims.usuario !== undefined) return null
  const parsed = claimsSchema.safeParse(claims)
  return parsed.success ? parsed.data : null
}

/** Whether the hour of a citizen is over. */
export const isOver = ({ hasta }: Pick<CitizenClaims, 'hasta'>, now: Date): boolean =>
  now.getTime() >= hasta * 1000
