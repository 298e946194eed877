import * as z from 'zod/mini'
import { documentId } from './schema'

/** Name of the callable that says who answered a form, to choose from (DAY-01). */
export const LIST_AUTHORS = 'listAuthors'

/** Most people that are told. */
export const MAX_AUTHORS = 200

export interface ListAuthorsRequest {
  formId: string
}

export interface ListAuthorsResponse {
  /** By their names; `author` is what `creadoPor` says. */
  authors: { author: string; name: string }[]
  /** There are more. */
  isCut: boolean
}

export const listAuthorsRequestSchema: z.ZodMiniType<ListAuthorsRequest> = z.strictObject({
  formId: documentId(),
})

export const listAuthorsResponseSchema: z.ZodMiniType<ListAuthorsResponse> = z.object({
  authors: z.array(z.object({ author: z.string(), name: z.string() })),
  isCut: z.boolean(),
})
