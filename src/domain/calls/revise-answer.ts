import * as z from 'zod/mini'
import type { StoredSection } from '../answer/answer'
import { sentSections } from './moments'
import type { Location } from '../form/form'
import { documentId } from './schema'
import { sentPlace } from './sent-place'

/** Name of the callable that stores what a citizen revised (CORR-05). */
export const REVISE_ANSWER = 'reviseAnswer'

export interface ReviseAnswerRequest {
  answerId: string
  /** `lastUpdate` of the answer that was revised, in milliseconds: another one is stored meanwhile otherwise. */
  lastUpdate: number | null
  /** All sections, with what was not asked for as it was shown. */
  secciones: StoredSection[]
  /** The place where it was asked for, without point and address for nowhere; null leaves it. */
  ubicacion: Location | null
}
export interface ReviseAnswerResponse {
  status: 'ok'
}

export const reviseAnswerRequestSchema: z.ZodMiniType<ReviseAnswerRequest> = z.strictObject({
  answerId: documentId(),
  lastUpdate: z.nullable(z.int()),
  secciones: sentSections(),
  // A page that was opened before places were asked for sends none.
  ubicacion: z._default(z.nullable(sentPlace()), null),
})

export const reviseAnswerResponseSchema: z.ZodMiniType<ReviseAnswerResponse> = z.object({
  status: z.literal('ok'),
})
