import * as z from 'zod/mini'
import { BASE_LANGUAGE, LANGUAGES, type Language } from '../language'
import { base64, municipalityPathSchema } from './schema'

/** Name of the callable that gives the record of processing of a municipality (OPS-09). */
export const GET_PROCESSING_RECORD = 'getProcessingRecord'

export interface GetProcessingRecordRequest {
  municipality: string
  language: Language
}

export interface GetProcessingRecordResponse {
  /** The PDF in base64: nothing of it is kept. */
  pdf: string
  /** The same as rows of a sheet, the first one with headings. */
  rows: string[][]
}

export const getProcessingRecordRequestSchema: z.ZodMiniType<GetProcessingRecordRequest> = z.strictObject({
  municipality: municipalityPathSchema(),
  language: z._default(z.enum(LANGUAGES), BASE_LANGUAGE),
})

export const getProcessingRecordResponseSchema: z.ZodMiniType<GetProcessingRecordResponse> = z.object({
  pdf: base64(),
  rows: z.array(z.array(z.string())),
})
