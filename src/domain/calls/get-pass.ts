import * as z from 'zod/mini'
import { documentId } from './schema'

/** Name of the callable that lets a stranger answer a form under pressure once (SEC-03). */
export const GET_PASS = 'getPass'

export interface GetPassRequest {
  formId: string
  /** The answer that the pass is for: it lets in this one and no other. */
  answerId: string
  /** It is asked for files of the answer: where the form asks for no pass, the account gets a permit to send them. */
  files?: boolean | undefined
}
export interface GetPassResponse {
  /** `ok`: the save may be tried again. `none`: the form asks for no pass now, and nothing else changed. */
  status: 'ok' | 'none'
}

export const getPassRequestSchema: z.ZodMiniType<GetPassRequest> = z.strictObject({
  formId: documentId(),
  answerId: documentId(),
  files: z.optional(z.boolean()),
})

export const getPassResponseSchema: z.ZodMiniType<GetPassResponse> = z.object({
  status: z.enum(['ok', 'none']),
})
