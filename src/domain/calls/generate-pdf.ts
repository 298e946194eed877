import * as z from 'zod/mini'
import { BASE_LANGUAGE, LANGUAGES, type Language } from '../language'
import { timeZoneSchema } from './schema'

/** Name of the callable that makes the PDF of an answer (PDF-01, §2.7). */
export const GENERATE_PDF = 'generatePdfv3'

export interface GeneratePdfRequest {
  answerId: string
  /** Language of the labels and, where the form has them, of its texts. */
  language: Language
  /** IANA name of the reader's time zone: dates are written as the reader's clock shows them (FMT-01). */
  timeZone: string
}
export interface GeneratePdfResponse {
  status: 'ok'
  /** Where the file downloads from; whoever has the address may read it. */
  downloadUrl: string
}

export const generatePdfRequestSchema: z.ZodMiniType<GeneratePdfRequest> = z.object({
  answerId: z.string().check(z.regex(/^(?!__.*__$)[\w-]{1,128}$/)),
  language: z._default(z.enum(LANGUAGES), BASE_LANGUAGE),
  timeZone: timeZoneSchema(),
})

export const generatePdfResponseSchema: z.ZodMiniType<GeneratePdfResponse> = z.object({
  status: z.literal('ok'),
  downloadUrl: z.string(),
})
