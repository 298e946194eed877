import { createHash } from 'node:crypto'
import type { CallableRequest } from 'firebase-functions/v2/https'
import type { Answer } from '../../../src/domain/answer/answer'
import { canonical } from '../../../src/domain/canonical'
import {
  generatePdfRequestSchema,
  type GeneratePdfRequest,
  type GeneratePdfResponse,
} from '../../../src/domain/calls/generate-pdf'
import { badRequest, forbidden } from '../platform/errors'
import { downloadUrl, emptyFolder, keepFile, removeOlder } from '../platform/files'
import { APP_URL } from '../platform/params'
import { staffCaller } from '../platform/staff-caller'
import { wordingFor } from '../platform/wording'
import { headerOf, picturesOf } from './pictures'
import { pdfFolder } from './folder'
import { answerExists, answerFor } from './read-answer'
import { renderPdf } from './render'

/** Grows when documents are made differently: those kept until then are made anew. */
const DESIGN = 1

/** The same for the same answer as it stands, in the same words. */
function fingerprint(answer: Answer, { language, timeZone }: GeneratePdfRequest): string {
  const what = canonical([DESIGN, APP_URL.value(), language, timeZone, answer])
  return createHash('sha256').update(what).digest('hex').slice(0, 32)
}

/** How long an older document may still be fetched: somebody else may just have been given its address. */
const SPARED_MS = 60 * 60 * 1000

/** Where the code of an answer is looked up (PUB-02). */
const lookupUrl = ({ codigoMunicipio }: Answer): string =>
  `${APP_URL.value()}/actas/consultar?codigo=${encodeURIComponent(codigoMunicipio)}`

async function make(answer: Answer, { language, timeZone }: GeneratePdfRequest): Promise<Buffer> {
  const [pictures, header] = await Promise.all([picturesOf(answer), headerOf(answer)])
  const wording = wordingFor(language, timeZone)
  return renderPdf({ answer, wording, pictures, header, lookupUrl: lookupUrl(answer) })
}

/**
 * The PDF of an answer that the caller may read (PDF-01). It is kept and given again until the answer changes;
 * who asks decides nothing but the language and the clock.
 * @throws HttpsError of {@link staffCaller} and {@link answerFor}, `invalid-argument`
 */
export async function generatePdf(
  request: Pick<CallableRequest, 'auth' | 'data'>,
): Promise<GeneratePdfResponse> {
  const caller = await staffCaller(request)
  const asked = generatePdfRequestSchema.safeParse(request.data)
  if (!asked.success) throw badRequest()
  const answer = await answerFor(caller, asked.data.answerId)
  const folder = pdfFolder(answer.id)
  const path = `${folder}${fingerprint(answer, asked.data)}.pdf`
  const kept = await downloadUrl(path)
  if (kept !== null) return { status: 'ok', downloadUrl: kept }
  const url = await keepFile(path, await make(answer, asked.data), 'application/pdf')
  await removeOlder(folder, new Date(Date.now() - SPARED_MS), path)
  // Deleted while the document was made: nothing of it stays.
  if (!(await answerExists(answer.id))) {
    await emptyFolder(folder)
    throw forbidden()
  }
  return { status: 'ok', downloadUrl: url }
}
