import * as z from 'zod/mini'
import { documentId } from './schema'

/** Name of the callable that lets a stranger answer a form under pressure once (SEC-03). */
export const GET_PASS = 'getPass'

export const getPassRequestSchema = z.strictObject({
  formId: documentId(),
  /** The answer that the pass is for: it lets in this one and no other. */
  answerId: documentId(),
  /** It is asked for files of the answer: where the form asks for no pass, the account gets a permit to send them. */
  files: z.optional(z.boolean()),
})
export type GetPassRequest = z.infer<typeof getPassRequestSchema>

export const getPassResponseSchema = z.object({
  /** `ok`: the save may be tried again. `none`: the form asks for no pass now, and nothing else changed. */
  status: z.enum(['ok', 'none']),
})
export type GetPassResponse = z.infer<typeof getPassResponseSchema>
