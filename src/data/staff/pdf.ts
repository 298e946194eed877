import { GENERATE_PDF, type GeneratePdfRequest } from '../../domain/calls/generate-pdf'
import { changeByCall } from './callables'

export type { PdfExtras } from '../../domain/calls/generate-pdf'

/**
 * Has the PDF of an answer made, or gets the one that is kept (PDF-01). Without a response it is asked once more: what was
 * made meanwhile is kept by then.
 * @returns the address that it downloads from
 * @throws DataError `forbidden`, `offline`, `unknown`; `unsure` when nobody knows whether it was made
 */
export async function answerPdf(request: GeneratePdfRequest): Promise<string> {
  return (await changeByCall(GENERATE_PDF, request)).downloadUrl
}
