import * as z from 'zod/mini'
import type { Call } from './contract'
import { BASE_LANGUAGE, LANGUAGES } from '../language'
import { senderSchema } from '../geography/sender'
import { generatePdfShape } from './pdf-response'
import { ignored } from './schema'

const getRecordRequestSchema = z.object({
  /** As printed: capitals are told from small letters. */
  code: z.string().check(z.minLength(1), z.maxLength(100)),
  language: z._default(z.enum(LANGUAGES), BASE_LANGUAGE),
  timeZone: ignored(),
})
export type GetRecordRequest = z.infer<typeof getRecordRequestSchema>

const getRecordResponseSchema = z.object({
  ...generatePdfShape,
  /** Whose record it is. */
  emisor: senderSchema(),
})
export type GetRecordResponse = z.infer<typeof getRecordResponseSchema>

/** The callable that gives the PDF of an answer to whoever has its code (PUB-02). */
export const GET_RECORD: Call<GetRecordRequest, typeof getRecordResponseSchema, 'getRecord'> = {
  name: 'getRecord',
  response: getRecordResponseSchema,
}
export const GET_RECORD_CHECKED = {
  name: 'getRecord',
  request: getRecordRequestSchema,
  response: getRecordResponseSchema,
} as const satisfies typeof GET_RECORD
