import * as z from 'zod/mini'
import type { Contract } from './contract'
import { submittedSignatureSchema } from '../answer/submitted-signature'
import { sentSections } from './moments'
import { documentId } from './schema'

export const completeAnswerRequestSchema = z.strictObject({
  answerId: documentId(),
  /** `lastUpdate` of the answer that was completed, in milliseconds: another one is stored meanwhile otherwise. */
  lastUpdate: z.nullable(z.int()),
  /** All sections, with what was there before. */
  secciones: sentSections(),
  signatures: z.array(submittedSignatureSchema).check(z.maxLength(20)),
  /** The state to move to; null leaves it. */
  estado: z.nullable(z.int()),
})
export type CompleteAnswerRequest = z.infer<typeof completeAnswerRequestSchema>

const completeAnswerResponseSchema = z.object({
  status: z.literal('ok'),
})
export type CompleteAnswerResponse = z.infer<typeof completeAnswerResponseSchema>

/** The callable that stores what was filled into an incomplete answer (COMP-01). */
export const COMPLETE_ANSWER = {
  name: 'completeAnswer',
  request: completeAnswerRequestSchema,
  response: completeAnswerResponseSchema,
} as const satisfies Contract
