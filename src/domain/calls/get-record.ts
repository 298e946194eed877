import * as z from 'zod/mini'
import { BASE_LANGUAGE, LANGUAGES } from '../language'
import { senderSchema } from '../geography/sender'
import { generatePdfShape } from './pdf-response'
import { ignored } from './schema'

/** Name of the callable that gives the PDF of an answer to whoever has its code (PUB-02). */
export const GET_RECORD = 'getRecord'

export const getRecordRequestSchema = z.object({
  /** As printed: capitals are told from small letters. */
  code: z.string().check(z.minLength(1), z.maxLength(100)),
  language: z._default(z.enum(LANGUAGES), BASE_LANGUAGE),
  timeZone: ignored(),
})
export type GetRecordRequest = z.infer<typeof getRecordRequestSchema>

export const getRecordResponseSchema = z.object({
  ...generatePdfShape,
  /** Whose record it is. */
  emisor: senderSchema(),
})
export type GetRecordResponse = z.infer<typeof getRecordResponseSchema>
