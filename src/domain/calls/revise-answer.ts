import * as z from 'zod/mini'
import type { Call } from './contract'
import { sentSections } from './moments'
import { documentId } from './schema'
import { sentPlace } from './sent-place'

const reviseAnswerRequestSchema = z.strictObject({
  answerId: documentId(),
  /** `lastUpdate` of the answer that was revised, in milliseconds: another one is stored meanwhile otherwise. */
  lastUpdate: z.nullable(z.int()),
  /** All sections, with what was not asked for as it was shown. */
  secciones: sentSections(),
  // A page that was opened before places were asked for sends none.

  /** The place where it was asked for, without point and address for nowhere; null leaves it. */
  ubicacion: z._default(z.nullable(sentPlace()), null),
})
export type ReviseAnswerRequest = z.infer<typeof reviseAnswerRequestSchema>

export const reviseAnswerResponseSchema = z.object({
  status: z.literal('ok'),
})
export type ReviseAnswerResponse = z.infer<typeof reviseAnswerResponseSchema>

/** The callable that stores what a citizen revised (CORR-05). */
export const REVISE_ANSWER: Call<ReviseAnswerRequest, typeof reviseAnswerResponseSchema, 'reviseAnswer'> = {
  name: 'reviseAnswer',
  response: reviseAnswerResponseSchema,
}
export const REVISE_ANSWER_CHECKED = {
  name: 'reviseAnswer',
  request: reviseAnswerRequestSchema,
  response: reviseAnswerResponseSchema,
} as const satisfies typeof REVISE_ANSWER
