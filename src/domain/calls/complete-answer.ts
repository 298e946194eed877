import * as z from 'zod/mini'
import { MAX_SIGNATORY_LENGTH } from '../form/signature'
import { sentSections } from './moments'
import { documentId } from './schema'
import { cleaned } from '../schema'

/** Name of the callable that stores what was filled into an incomplete answer (COMP-01). */
export const COMPLETE_ANSWER = 'completeAnswer'

/** Why a completed answer is not taken, in the details of `failed-precondition`. */
const COMPLETION_FAULTS = ['locked', 'content', 'size', 'file', 'signature', 'state'] as const
export type CompletionFault = (typeof COMPLETION_FAULTS)[number]

const signatureSchema = z.strictObject({
  indexSignature: z.int().check(z.minimum(0), z.maximum(100)),
  names: z.string().check(cleaned(), z.minLength(1), z.maxLength(MAX_SIGNATORY_LENGTH)),
  imgID: z.string().check(z.regex(/^[A-Za-z0-9]{12}$/)),
  imgURL: z.string().check(z.maxLength(2000)),
})
/** A signature that was given while completing; what it signs, the answer says. */
export type GivenSignature = z.infer<typeof signatureSchema>

export const completeAnswerRequestSchema = z.strictObject({
  answerId: documentId(),
  /** `lastUpdate` of the answer that was completed, in milliseconds: another one is stored meanwhile otherwise. */
  lastUpdate: z.nullable(z.int()),
  /** All sections, with what was there before. */
  secciones: sentSections(),
  signatures: z.array(signatureSchema).check(z.maxLength(20)),
  /** The state to move to; null leaves it. */
  estado: z.nullable(z.int()),
})
export type CompleteAnswerRequest = z.infer<typeof completeAnswerRequestSchema>

export const completeAnswerResponseSchema = z.object({
  status: z.literal('ok'),
})
export type CompleteAnswerResponse = z.infer<typeof completeAnswerResponseSchema>
