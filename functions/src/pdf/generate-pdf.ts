import type { CallableRequest } from 'firebase-functions/v2/https'
import { generatePdfRequestSchema, type GeneratePdfResponse } from '../../../src/domain/calls/generate-pdf'
import { answerFor } from '../answers/read-answer'
import { badRequest } from '../platform/errors'
import { staffCaller } from '../platform/staff-caller'
import { keptPdf } from './kept-pdf'

/**
 * The address of the PDF of an answer that the caller may read (PDF-01); who asks decides nothing but the language and
 * the clock.
 * @throws HttpsError of {@link staffCaller}, {@link answerFor} and {@link keptPdf}, `invalid-argument`
 */
export async function generatePdf(
  request: Pick<CallableRequest, 'auth' | 'data'>,
): Promise<GeneratePdfResponse> {
  const caller = await staffCaller(request)
  const asked = generatePdfRequestSchema.safeParse(request.data)
  if (!asked.success) throw badRequest()
  const { url } = await keptPdf(await answerFor(caller, asked.data.answerId), asked.data)
  return { status: 'ok', downloadUrl: url }
}
