import { generatePdfRequestSchema } from './generate-pdf'
import type { GENERATE_PUBLIC_PDF } from './generate-public-pdf'
import { generatePdfResponseSchema } from './pdf-response'

/** Apart from what pages know of it: the module of the request, which staff use, would weigh on the page after saving. */
export const GENERATE_PUBLIC_PDF_CHECKED = {
  name: 'generatePublicPdf',
  request: generatePdfRequestSchema,
  response: generatePdfResponseSchema,
} as const satisfies typeof GENERATE_PUBLIC_PDF
