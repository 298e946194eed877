import { HttpsError } from 'firebase-functions/v2/https'
import type { Answer } from '../../../src/domain/answer/answer'
import { aboutAnswer } from '../../../src/domain/audit/entry'
import { pdfDownloadCode } from '../../../src/domain/answering/new-answer'
import { GET_RECORD_CHECKED, type GetRecordResponse } from '../../../src/domain/calls/get-record'
import { answersWithCode } from '../answers/code-owner'
import { answerWhere } from '../answers/read-answer'
import { callerNetwork } from '../limits/address'
import { withConcurrencyLimit } from '../limits/concurrency-limit'
import { LOOKUPS_PER_HOUR } from '../limits/params'
import { consumeRateLimit } from '../limits/rate-limit'
import { audit, NOBODY, thisHour } from '../platform/audit'
import { senderAt } from '../platform/branding'
import { served } from '../platform/served'
import { originOf } from '../platform/origin'
import { strangersPdf } from '../pdf/cached-pdf'

/** The same whatever the reason, so that nobody learns which codes there are. */
const notFound = (): HttpsError => new HttpsError('not-found', 'There is no such record.')

/** How much of a code is the beginning of the answer's id (PUB-04). */
const ID_PART = pdfDownloadCode('x'.repeat(20), '').length

/**
 * The answer whose record that code gets, by the answer's own code within it: one query, whether there is one or not.
 * The first answer that was saved under a code is the one whose code it is.
 */
async function recordOf(code: string): Promise<Answer> {
  const ownCode = Array.from(code).slice(ID_PART).join('')
  const [owner] = ownCode === '' ? [] : await answersWithCode(ownCode)
  if (!owner || pdfDownloadCode(owner.id, ownCode) !== code) throw notFound()
  if (owner.get('invalida') === true || owner.get('opcionales')?.pdfDownloadCode !== true) throw notFound()
  return answerWhere(owner.id, ({ invalida, opcionales }) => !invalida && opcionales.pdfDownloadCode)
}

/**
 * The PDF of an answer for anybody who has its code, where its form has the option (PUB-02, PUB-04): so many an hour
 * from one network (SEC-03).
 * @throws HttpsError `not-found` whatever the reason, `invalid-argument`, `resource-exhausted`; `data-loss` when what
 * is stored cannot be read
 */
export const getRecord = served(GET_RECORD_CHECKED, async (request): Promise<GetRecordResponse> => {
  const requested = request.checked()
  const who = callerNetwork(request)
  await consumeRateLimit({ what: 'actas', who, most: LOOKUPS_PER_HOUR.value(), limit: 'lookups' })
  const { code, language } = requested
  try {
    const answer = await recordOf(code)
    const origen = originOf(request)
    const note = { tipo: 'acta', ...aboutAnswer(answer) } as const
    const { url } = await withConcurrencyLimit(who, () => strangersPdf(answer, { language }))
    await audit({ ...NOBODY, origen }, note, [answer.id, origen.red, thisHour()])
    return { status: 'ok', downloadUrl: url, emisor: await senderAt(answer.municipalityPath) }
  } catch (error) {
    // Deleted or marked while it was looked for.
    throw error instanceof HttpsError && error.code === 'permission-denied' ? notFound() : error
  }
})
