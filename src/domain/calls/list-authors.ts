import * as z from 'zod/mini'
import { documentId } from './schema'

/** Name of the callable that says who answered a form, to choose from (DAY-01). */
export const LIST_AUTHORS = 'listAuthors'

/** Most people that are told. */
export const MAX_AUTHORS = 200

export const listAuthorsRequestSchema = z.strictObject({
  formId: documentId(),
})
export type ListAuthorsRequest = z.infer<typeof listAuthorsRequestSchema>

export const listAuthorsResponseSchema = z.object({
  /** By their names; `author` is what `creadoPor` says. */
  authors: z.array(z.object({ author: z.string(), name: z.string() })),
  /** There are more. */
  isCut: z.boolean(),
})
export type ListAuthorsResponse = z.infer<typeof listAuthorsResponseSchema>
