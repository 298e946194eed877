import * as z from 'zod/mini'
import type { Contract } from './contract'
import { BASE_LANGUAGE, LANGUAGES } from '../language'
import { base64, municipalityPathSchema } from './schema'

const getProcessingRecordRequestSchema = z.strictObject({
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

/** The callable that gives the record of processing of a municipality (OPS-09). */
export const GET_PROCESSING_RECORD = {
  name: 'getProcessingRecord',
  request: getProcessingRecordRequestSchema,
  response: getProcessingRecordResponseSchema,
} as const satisfies Contract
