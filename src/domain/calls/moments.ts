/** Moments within what is sent to a function. */
import * as z from 'zod/mini'
import { storedSectionSchema } from '../answer/submitted'
import { isStorableMoment } from '../storable-moment'

const MOMENT = 'momento'

/** A value with its moments as they travel: JSON has none, and a text that reads like one is a text. */
export function packed(value: unknown): unknown {
  if (value instanceof Date) return { [MOMENT]: value.getTime() }
  if (Array.isArray(value)) return value.map(packed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, packed(inner)]))
}

/** A value as it was before it was {@link packed}. */
export function unpacked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unpacked)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  const [[key, moment] = []] = entries
  if (entries.length === 1 && key === MOMENT && typeof moment === 'number' && isStorableMoment(moment)) {
    return new Date(moment)
  }
  return Object.fromEntries(entries.map(([name, inner]) => [name, unpacked(inner)]))
}

/** Sections of an answer as they travel: they hold no moments. */
export const sentSections = () => z.array(storedSectionSchema).check(z.maxLength(300))
