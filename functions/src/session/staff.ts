import { userSchema, type User } from '../../../src/domain/user/user'
import { countrySchema, municipalitySchema } from '../../../src/domain/geography/geography'
import { isMunicipalityPath, municipalityPathOf, rootOf, USERS } from '../../../src/domain/store-paths'
import { database } from '../platform/admin'
import { decode } from '../platform/decode'

/** The member of staff with that address; null when there is none. Of two with the same address it is neither. */
export async function staffByEmail(email: string): Promise<User | 'several' | null> {
  const { docs } = await database().collection(USERS).where('email', '==', email).limit(2).get()
  const [only, second] = docs
  if (second) return 'several'
  if (!only) return null
  return decode(userSchema, only, { username: only.id })
}

/**
 * Whether the municipality of these areas, or its country, is blocked (AUTH-11); null when there is no such
 * municipality. Both the recorded municipality and that of the first area count.
 */
export async function isBlocked(user: Pick<User, 'areas' | 'municipalityPath'>): Promise<boolean | null> {
  const paths = new Set([user.municipalityPath, ...user.areas.slice(0, 1).map(municipalityPathOf)])
  paths.delete('')
  const found = await Promise.all([...paths].map(blockedAt))
  return found.includes(null) ? null : found.includes(true)
}

async function blockedAt(municipalityPath: string): Promise<boolean | null> {
  if (!isMunicipalityPath(municipalityPath)) return null
  const [placed, country] = await database().getAll(
    database().doc(municipalityPath),
    database().doc(rootOf(municipalityPath)),
  )
  const municipality = placed && decode(municipalitySchema, placed, { id: placed.id })
  if (!municipality) return null
  return (
    municipality.inhabilitado ||
    (country && decode(countrySchema, country, { id: country.id })?.inhabilitado) === true
  )
}
