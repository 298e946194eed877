import type { Call } from './contract'
import type { GeneratePdfRequest } from './generate-pdf'
import { generatePdfResponseSchema } from './pdf-response'

/** The callable that makes the PDF of an answer for whoever sent it without signing in (ANS-21). */
export const GENERATE_PUBLIC_PDF: Call<
  GeneratePdfRequest,
  typeof generatePdfResponseSchema,
  'generatePublicPdf'
> = { name: 'generatePublicPdf', response: generatePdfResponseSchema }
