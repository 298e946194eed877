import * as z from 'zod/mini'
import { BASE_LANGUAGE, LANGUAGES } from '../language'
import { base64, municipalityPathSchema } from './schema'

/** Name of the callable that gives the record of processing of a municipality (OPS-09). */
export const GET_PROCESSING_RECORD = 'getProcessingRecord'

export const getProcessingRecordRequestSchema = z.strictObject({
  municipality: municipalityPathSchema(),
  language: z._default(z.enum(LANGUAGES), BASE_LANGUAGE),
})
export type GetProcessingRecordRequest = z.infer<typeof getProcessingRecordRequestSchema>

export const getProcessingRecordResponseSchema = z.object({
  /** The PDF in base64: nothing of it is kept. */
  pdf: base64(),
  /** The same as rows of a sheet, the first one with headings. */
  rows: z.array(z.array(z.string())),
})
export type GetProcessingRecordResponse = z.infer<typeof getProcessingRecordResponseSchema>
