import type { CallableRequest } from 'firebase-functions/v2/https'
import { ANONYMOUS_AUTHOR } from '../../../src/domain/answer/answer'
import {
  generatePdfRequestSchema,
  type GeneratePdfRequest,
  type GeneratePdfResponse,
} from '../../../src/domain/calls/generate-pdf'
import { answerFor, answerWhere } from '../answers/read-answer'
import { badRequest, notSignedIn } from '../platform/errors'
import { staffCaller } from '../platform/staff-caller'
import { keptPdf, strangersPdf, type KeptPdf } from './kept-pdf'

type Asked = Pick<CallableRequest, 'auth' | 'data'>

function requestOf(data: unknown): GeneratePdfRequest {
  const asked = generatePdfRequestSchema.safeParse(data)
  if (!asked.success) throw badRequest()
  return asked.data
}

async function forStaff({ auth, data }: Asked): Promise<KeptPdf> {
  const caller = await staffCaller({ auth })
  const asked = requestOf(data)
  return keptPdf(await answerFor(caller, asked.answerId), asked)
}

/** Only for the account that sent the answer, where the form hands out copies (ANS-21); not of one that is marked. */
async function forSender(uid: string, data: unknown): Promise<KeptPdf> {
  const asked = requestOf(data)
  const answer = await answerWhere(
    asked.answerId,
    (stored) =>
      stored.creadoPor === ANONYMOUS_AUTHOR &&
      stored.uid === uid &&
      stored.opcionales.automaticDownload &&
      !stored.invalida,
  )
  const { language, timeZone } = asked
  return strangersPdf(answer, { language, timeZone })
}

/**
 * The address of the PDF of an answer: for staff who may read it (PDF-01), and for the account that sent it without
 * signing in, where the form has the option (ANS-21). Who asks decides the language and the clock; staff may add a logo,
 * a text and a place (PDF-03).
 * @throws HttpsError of {@link staffCaller}, {@link answerWhere}, {@link keptPdf} and {@link strangersPdf},
 * `invalid-argument`
 */
export async function generatePdf({ auth, data }: Asked): Promise<GeneratePdfResponse> {
  if (!auth) throw notSignedIn()
  // Whoever claims to be more than an account is asked to prove it.
  const { usuario, citizenId }: Record<string, unknown> = auth.token
  const isJustAnAccount = usuario === undefined && citizenId === undefined
  const { url } = isJustAnAccount ? await forSender(auth.uid, data) : await forStaff({ auth, data })
  return { status: 'ok', downloadUrl: url }
}
