import * as z from 'zod/mini'
import type { Call } from './contract'
import { checkSchema } from '../form/check'
import { sentSections } from './moments'
import { documentId } from './schema'

/** What rules look at. */
const examinedSchema = z.strictObject({
  version: z.int(),
  secciones: sentSections(),
  /** The day at which it was begun. */
  diaComienzo: z.optional(z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))),
})
export type ExaminedAnswer = z.infer<typeof examinedSchema>

const getPassRequestSchema = z.strictObject({
  formId: documentId(),
  /** The answer that the pass is for: it lets in this one and no other. */
  answerId: documentId(),
  /** It is asked for files of the answer: where the form asks for no pass, the account gets a permit to send them. */
  files: z.optional(z.boolean()),
  /** What the answer says, where the form has closings that only the server knows (LOGIC-01). */
  answer: z.optional(examinedSchema),
})
export type GetPassRequest = z.infer<typeof getPassRequestSchema>

const getPassResponseSchema = z.object({
  /**
   * `ok`: the save may be tried again. `none`: the form asks for no pass now, and nothing else changed. `asks`: it looks
   * at the answer first, which is to be sent along. `closed`: this person can go no further.
   */
  status: z.enum(['ok', 'none', 'asks', 'closed']),
  /** What they are told then. */
  closing: z.optional(checkSchema),
})
export type GetPassResponse = z.infer<typeof getPassResponseSchema>

/** The callable that lets a stranger answer a form under pressure once (SEC-03). */
export const GET_PASS: Call<GetPassRequest, typeof getPassResponseSchema, 'getPass'> = {
  name: 'getPass',
  response: getPassResponseSchema,
}
export const GET_PASS_CHECKED = {
  name: 'getPass',
  request: getPassRequestSchema,
  response: getPassResponseSchema,
} as const satisfies typeof GET_PASS
