import type { Answer } from '../../../src/domain/answer/answer'
import { ANONYMOUS_AUTHOR } from '../../../src/domain/answer/submitted'
import { aboutAnswer } from '../../../src/domain/audit/entry'
import { GENERATE_PDF, type GeneratePdfRequest } from '../../../src/domain/calls/generate-pdf'
import type { GeneratePdfResponse } from '../../../src/domain/calls/pdf-response'
import { answerFor, answerWhere } from '../answers/read-answer'
import { callerNetwork } from '../limits/address'
import { withConcurrencyLimit } from '../limits/concurrency-limit'
import { STRANGER_PDFS_PER_ADDRESS, STRANGER_PDFS_PER_HOUR } from '../limits/params'
import { consumeRateLimit } from '../limits/rate-limit'
import { actorOf, audit, NOBODY, thisHour, thisMinute, type Actor } from '../platform/audit'
import { citizenCaller, type CitizenCaller } from '../platform/citizen-caller'
import { notSignedIn } from '../platform/errors'
import { served, type ServedRequest } from '../platform/served'
import { originOf } from '../platform/origin'
import { staffCaller } from '../platform/staff-caller'
import { cachedPdf, strangersPdf, type CachedPdf } from './cached-pdf'
import { GENERATE_PUBLIC_PDF_CHECKED } from '../../../src/domain/calls/generate-public-pdf-checked'

/** Notes who gets which answer as a document: once it is made, and before they have it (SEC-06). */
const noted = (by: Actor, answer: Answer, key: readonly unknown[]): Promise<void> =>
  audit(by, { tipo: 'pdf', ...aboutAnswer(answer) }, [answer.id, ...key])

async function forStaff(request: ServedRequest<GeneratePdfRequest>): Promise<CachedPdf> {
  const caller = await staffCaller(request)
  const requested = request.checked()
  const answer = await answerFor(caller, requested.answerId)
  const pdf = await cachedPdf(answer, requested)
  await noted(actorOf(caller), answer, [caller.sid, thisMinute()])
  return pdf
}

/** Takes one of the copies that an account and its network may have within an hour: accounts cost nothing. */
async function takeCopy(uid: string, request: ServedRequest): Promise<void> {
  await consumeRateLimit({ what: 'pdf', who: uid, most: STRANGER_PDFS_PER_HOUR.value(), limit: 'account' })
  const who = callerNetwork(request)
  await consumeRateLimit({ what: 'pdf red', who, most: STRANGER_PDFS_PER_ADDRESS.value(), limit: 'address' })
}

/**
 * Only for the account that sent the answer, where the form hands out copies (ANS-21); not of one that is marked, nor of
 * one about a citizen, who proves to be in from the portal.
 */
async function forSender(uid: string, request: ServedRequest<GeneratePdfRequest>): Promise<CachedPdf> {
  const requested = request.checked()
  await takeCopy(uid, request)
  const answer = await answerWhere(
    requested.answerId,
    (stored) =>
      stored.creadoPor === ANONYMOUS_AUTHOR &&
      stored.uid === uid &&
      stored.datosCiudadano === null &&
      stored.opcionales.automaticDownload &&
      !stored.invalida,
  )
  const { language } = requested
  const pdf = await withConcurrencyLimit(callerNetwork(request), () => strangersPdf(answer, { language }))
  await noted({ ...NOBODY, origen: originOf(request) }, answer, [uid, thisHour()])
  return pdf
}

/** Only for the citizen whom the answer to a form of the portal is about (CIT-03, CIT-04). */
async function forCitizen(
  citizen: CitizenCaller,
  request: ServedRequest<GeneratePdfRequest>,
): Promise<CachedPdf> {
  const { uid, citizenId, municipalityPath, origin } = citizen
  const requested = request.checked()
  await takeCopy(uid, request)
  const answer = await answerWhere(
    requested.answerId,
    (stored) =>
      stored.datosCiudadano?.id === citizenId &&
      stored.municipalityPath === municipalityPath &&
      stored.opcionales.citizenAssociationFromCitizenPortal,
  )
  const { language } = requested
  const pdf = await withConcurrencyLimit(callerNetwork(request), () => strangersPdf(answer, { language }))
  await noted({ ...NOBODY, origen: origin }, answer, [uid, thisHour()])
  return pdf
}

/**
 * The address of the PDF of an answer for staff who may read it (PDF-01). Who asks decides the language and
 * may add a logo, a text and a place (PDF-03).
 * @throws HttpsError of {@link staffCaller}, {@link answerWhere} and {@link cachedPdf}, `invalid-argument`
 */
export const generatePdfv3 = served(GENERATE_PDF, async (request): Promise<GeneratePdfResponse> => {
  const { url } = await forStaff(request)
  return { status: 'ok', downloadUrl: url }
})

/**
 * The same for the account that sent the answer without signing in, where the form has the option (ANS-21), and for
 * citizens of the portal, of all that is theirs (CIT-03): so many an hour, on instances of its own, so that whoever
 * floods it stops nobody's work (SEC-03).
 * @throws HttpsError `unauthenticated` also for staff and for citizens whose hour is over, of {@link answerWhere} and {@link strangersPdf},
 * `invalid-argument`, `resource-exhausted`
 */
export const generatePublicPdf = served(
  GENERATE_PUBLIC_PDF_CHECKED,
  async (request): Promise<GeneratePdfResponse> => {
    const { auth } = request
    const { usuario, citizenId }: Record<string, unknown> = auth?.token ?? {}
    if (!auth || usuario !== undefined) throw notSignedIn()
    const { url } =
      citizenId === undefined
        ? await forSender(auth.uid, request)
        : await forCitizen(citizenCaller(request), request)
    return { status: 'ok', downloadUrl: url }
  },
)
