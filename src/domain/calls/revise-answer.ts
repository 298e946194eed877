import * as z from 'zod/mini'
import type { StoredSection } from '../answer/answer'
import { sentSections } from './moments'
import { documentId } from './schema'

/** Name of the callable that stores what a citizen revised (CORR-05). */
export const REVISE_ANSWER = 'reviseAnswer'

export interface ReviseAnswerRequest {
  answerId: string
  /** `lastUpdate` of the answer that was revised, in milliseconds: another one is stored meanwhile otherwise. */
  lastUpdate: number | null
  /** All sections, with what was not asked for as it was shown. */
  secciones: StoredSection[]
}
export interface ReviseAnswerResponse {
  status: 'ok'
}

export const reviseAnswerRequestSchema: z.ZodMiniType<ReviseAnswerRequest> = z.strictObject({
  answerId: documentId(),
  lastUpdate: z.nullable(z.int()),
  secciones: sentSections(),
})

export const reviseAnswerResponseSchema: z.ZodMiniType<ReviseAnswerResponse> = z.object({
  status: z.literal('ok'),
})
