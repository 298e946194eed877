import * as z from 'zod/mini'
import type { FindingPlace } from '../domain/publication/finding'
import { FORM_FIELDS } from '../domain/publication/validate-form'
import { LANGUAGES } from '../domain/language'

const id = z.string()
const placeSchema: z.ZodMiniType<FindingPlace> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('form') }),
  z.object({ kind: z.literal(['states', 'logic']) }),
  z.object({ kind: z.literal('setting'), field: z.enum(FORM_FIELDS) }),
  z.object({ kind: z.literal('translations'), language: z.enum(LANGUAGES) }),
  z.object({ kind: z.literal('section'), id }),
  z.object({ kind: z.literal('condition'), section: id, id }),
  z.object({ kind: z.literal('question'), id }),
  z.object({ kind: z.literal('option'), question: id, id }),
])
const stateSchema = z.object({ mend: placeSchema })

/** What an address carries to the editor so that it opens where something is to be mended (EDIT-25). */
export const toMend = (place: FindingPlace): { mend: FindingPlace } => ({ mend: place })

/** Where the editor was opened to mend something; null when it was not. */
export function placeToMend(state: unknown): FindingPlace | null {
  const parsed = stateSchema.safeParse(state)
  return parsed.success ? parsed.data.mend : null
}
