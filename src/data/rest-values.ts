import * as z from 'zod/mini'
import type { DocumentData } from 'firebase/firestore/lite'

/** A value as Firestore's REST interface writes it: one key that names its type. */
export type RestValue = Record<string, unknown>

const anyValue = z.record(z.string(), z.unknown())
const arraySchema = z.object({ values: z._default(z.array(anyValue), []) })
const mapSchema = z.object({ fields: z._default(z.record(z.string(), anyValue), {}) })

/** A document as it comes. */
export const storedSchema = z.object({
  name: z.string(),
  fields: z._default(z.record(z.string(), anyValue), {}),
})

export type Stored = z.infer<typeof storedSchema>

/** A document of which some fields came, or all. */
export interface PartOfDocument {
  id: string
  ref: { path: string }
  data: () => DocumentData
}

/** The path of a document or reference inside its database. */
export const pathOfName = (name: string): string =>
  name.slice(name.indexOf('/documents/') + '/documents/'.length)

/** Fields of a document as the converters know them: timestamps as Date, references as paths. */
export const plainFields = (fields: Record<string, RestValue>): DocumentData =>
  Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, plain(value)]))

/** A document that came, as the converters take it. */
export function namedFields({ name, fields }: Stored): PartOfDocument {
  const path = pathOfName(name)
  return { id: path.slice(path.lastIndexOf('/') + 1), ref: { path }, data: () => plainFields(fields) }
}

function plain(value: RestValue): unknown {
  const [[type, inner] = ['nullValue', null]] = Object.entries(value)
  switch (type) {
    case 'timestampValue':
      return new Date(String(inner))
    case 'integerValue':
      return Number(inner)
    case 'referenceValue':
      return pathOfName(String(inner))
    case 'arrayValue':
      return arraySchema.parse(inner).values.map(plain)
    case 'mapValue':
      return plainFields(mapSchema.parse(inner).fields)
    default:
      return inner
  }
}
