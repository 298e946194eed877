import * as z from 'zod/mini'
import { BASE_LANGUAGE, LANGUAGES } from '../language'
import type { GeneratePdfRequest } from './generate-pdf'
import { senderSchema, type Sender } from '../geography/sender'
import { generatePdfShape, type GeneratePdfResponse } from './pdf-response'
import { ignored } from './schema'

/** Name of the callable that gives the PDF of an answer to whoever has its code (PUB-02). */
export const GET_RECORD = 'getRecord'

export interface GetRecordRequest extends Pick<GeneratePdfRequest, 'language' | 'timeZone'> {
  /** As printed: capitals are told from small letters. */
  code: string
}

export const getRecordRequestSchema: z.ZodMiniType<GetRecordRequest> = z.object({
  code: z.string().check(z.minLength(1), z.maxLength(100)),
  language: z._default(z.enum(LANGUAGES), BASE_LANGUAGE),
  timeZone: ignored(),
})

export interface GetRecordResponse extends GeneratePdfResponse {
  /** Whose record it is. */
  emisor: Sender
}

export const getRecordResponseSchema: z.ZodMiniType<GetRecordResponse> = z.object({
  ...generatePdfShape,
  emisor: senderSchema(),
})
