import { GENERATE_PDF, type GeneratePdfRequest } from '../../domain/calls/generate-pdf'
import { generatePdfResponseSchema } from '../../domain/calls/pdf-response'
import { callStaff } from './callables'

/**
 * Has the PDF of an answer made, or gets the one that is kept (PDF-01).
 * @returns the address that it downloads from
 * @throws DataError `forbidden`, `offline`, `timeout`, `unknown`; see {@link callStaff}
 */
export async function answerPdf(request: GeneratePdfRequest): Promise<string> {
  return (await callStaff(GENERATE_PDF, request, generatePdfResponseSchema)).downloadUrl
}
