import { randomBytes } from 'node:crypto'
import { CITIZENS } from '../municore/municipality'

/** Names by tokens that book, and do nothing else. */
const names = new Map<string, string>()

/** A token for a citizen of a municipality; null when it has no such citizen. */
export function issueBookingToken(idMunicipio: string, ciudadano: string): string | null {
  const person = CITIZENS[idMunicipio]?.find(({ id }) => String(id) === ciudadano)
  if (!person) return null
  const token = randomBytes(24).toString('base64url')
  names.set(token, `${person.nombre} ${person.apellido}`)
  return token
}

/** Whom a token stands for, once; null for one that counts no more. */
export function nameWithBookingToken(token: string): string | null {
  const name = names.get(token) ?? null
  names.delete(token)
  return name
}

export const forgetBookingTokens = (): void => names.clear()
