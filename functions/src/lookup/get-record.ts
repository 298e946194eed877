import { HttpsError, type CallableRequest } from 'firebase-functions/v2/https'
import type { Answer } from '../../../src/domain/answer/answer'
import { pdfDownloadCode } from '../../../src/domain/answer/new-answer'
import type { GeneratePdfResponse } from '../../../src/domain/calls/generate-pdf'
import { getRecordRequestSchema } from '../../../src/domain/calls/get-record'
import { answersWithCode } from '../answers/code-owner'
import { answerWhere } from '../answers/read-answer'
import { badRequest } from '../platform/errors'
import { strangersPdf } from '../pdf/kept-pdf'

/** The same whatever the reason, so that nobody learns which codes there are. */
const notFound = (): HttpsError => new HttpsError('not-found', 'There is no such record.')

/** How much of a code is the beginning of the answer's id (PUB-04). */
const ID_PART = pdfDownloadCode('x'.repeat(20), '').length

/**
 * The answer whose record that code gets, by the answer's own code within it: one query, whether there is one or not.
 * The first answer that was saved under a code is the one whose code it is.
 */
async function recordOf(code: string): Promise<Answer> {
  const ownCode = code.slice(ID_PART)
  const [owner] = ownCode === '' ? [] : await answersWithCode(ownCode)
  if (!owner || pdfDownloadCode(owner.id, ownCode) !== code) throw notFound()
  if (owner.get('invalida') === true || owner.get('opcionales')?.pdfDownloadCode !== true) throw notFound()
  return answerWhere(owner.id, ({ invalida, opcionales }) => !invalida && opcionales.pdfDownloadCode)
}

/**
 * The PDF of an answer for anybody who holds its code, where its form has the option (PUB-02, PUB-04).
 * @throws HttpsError `not-found` whatever the reason, `invalid-argument`, `resource-exhausted`; `data-loss` when what
 * is stored cannot be read
 */
export async function getRecord({ data }: Pick<CallableRequest, 'data'>): Promise<GeneratePdfResponse> {
  const asked = getRecordRequestSchema.safeParse(data)
  if (!asked.success) throw badRequest()
  const { code, language, timeZone } = asked.data
  try {
    const { url } = await strangersPdf(await recordOf(code), { language, timeZone })
    return { status: 'ok', downloadUrl: url }
  } catch (error) {
    // Deleted or marked while it was looked for.
    throw error instanceof HttpsError && error.code === 'permission-denied' ? notFound() : error
  }
}
