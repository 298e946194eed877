import * as z from 'zod/mini'
import type { StoredSection } from '../answer/answer'
import { MAX_SIGNATORY_LENGTH } from '../form/signature'
import { sentSections } from './moments'
import { documentId } from './schema'
import { cleaned } from '../schema'

/** Name of the callable that stores what was filled into an incomplete answer (COMP-01). */
export const COMPLETE_ANSWER = 'completeAnswer'

/** A signature that was given while completing; what it signs, the answer says. */
export interface GivenSignature {
  indexSignature: number
  names: string
  imgID: string
  imgURL: string
}

export interface CompleteAnswerRequest {
  answerId: string
  /** `lastUpdate` of the answer that was completed, in milliseconds: another one is stored meanwhile otherwise. */
  lastUpdate: number | null
  /** All sections, with what was there before. */
  secciones: StoredSection[]
  signatures: GivenSignature[]
  /** The state to move to; null leaves it. */
  estado: number | null
}
export interface CompleteAnswerResponse {
  status: 'ok'
}

/** Why a completed answer is not taken, in the details of `failed-precondition`. */
const COMPLETION_FAULTS = ['locked', 'content', 'size', 'file', 'signature', 'state'] as const
export type CompletionFault = (typeof COMPLETION_FAULTS)[number]

const signatureSchema = z.strictObject({
  indexSignature: z.int().check(z.minimum(0), z.maximum(100)),
  names: z.string().check(cleaned(), z.minLength(1), z.maxLength(MAX_SIGNATORY_LENGTH)),
  imgID: z.string().check(z.regex(/^[A-Za-z0-9]{12}$/)),
  imgURL: z.string().check(z.maxLength(2000)),
})

export const completeAnswerRequestSchema: z.ZodMiniType<CompleteAnswerRequest> = z.strictObject({
  answerId: documentId(),
  lastUpdate: z.nullable(z.int()),
  secciones: sentSections(),
  signatures: z.array(signatureSchema).check(z.maxLength(20)),
  estado: z.nullable(z.int()),
})

export const completeAnswerResponseSchema: z.ZodMiniType<CompleteAnswerResponse> = z.object({
  status: z.literal('ok'),
})
