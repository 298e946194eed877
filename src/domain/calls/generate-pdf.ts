import * as z from 'zod/mini'
import type { Contract } from './contract'
import { MAX_IMAGE_BYTES } from '../files/limits'
import { BASE_LANGUAGE, LANGUAGES } from '../language'
import { base64, documentId, ignored } from './schema'
import { cleaned } from '../schema'
import { generatePdfResponseSchema } from './pdf-response'
import { MAX_PDF_TEXT, MAX_PDF_LOCATION } from '../export/pdf-extras'

/** Most characters of a logo of 5 MB in base64. */
const MAX_LOGO_LENGTH = 4 * Math.ceil(MAX_IMAGE_BYTES / 3)

const words = (limit: number) => z.string().check(cleaned(), z.maxLength(limit))

const extrasSchema = z.object({
  /** A png or jpeg in base64. */
  logo: z.nullable(base64().check(z.maxLength(MAX_LOGO_LENGTH))),
  /** Stands above the sections; '' for none. */
  text: words(MAX_PDF_TEXT),
  /** Place, as it stands beside the logo; '' for none. */
  location: words(MAX_PDF_LOCATION),
})
/** What a reader adds to a document (PDF-03). */
export type PdfExtras = z.infer<typeof extrasSchema>

export const generatePdfRequestSchema = z.object({
  answerId: documentId(),
  /** Language of the labels and, where the form has them, of its texts. */
  language: z._default(z.enum(LANGUAGES), BASE_LANGUAGE),
  /** Pages of before tell the reader's. It is not looked at: days and hours are the municipality's (OPS-08). */
  timeZone: ignored(),
  /** Null or not given: the document as it is kept for everybody. */
  extraData: z.optional(z.nullable(extrasSchema)),
})
export type GeneratePdfRequest = z.infer<typeof generatePdfRequestSchema>

/** The callable that makes the PDF of an answer (PDF-01, §2.7). */
export const GENERATE_PDF = {
  name: 'generatePdfv3',
  request: generatePdfRequestSchema,
  response: generatePdfResponseSchema,
} as const satisfies Contract
