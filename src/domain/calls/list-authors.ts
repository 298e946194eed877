import * as z from 'zod/mini'
import type { Contract } from './contract'
import { documentId } from './schema'

/** Most people that are told. */
export const MAX_AUTHORS = 200

const listAuthorsRequestSchema = z.strictObject({
  formId: documentId(),
})

const listAuthorsResponseSchema = z.object({
  /** By their names; `author` is what `creadoPor` says. */
  authors: z.array(z.object({ author: z.string(), name: z.string() })),
  /** There are more. */
  isCut: z.boolean(),
})
export type ListAuthorsResponse = z.infer<typeof listAuthorsResponseSchema>

/** The callable that says who answered a form, to choose from (DAY-01). */
export const LIST_AUTHORS = {
  name: 'listAuthors',
  request: listAuthorsRequestSchema,
  response: listAuthorsResponseSchema,
} as const satisfies Contract
