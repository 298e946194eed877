import type { Answer } from '../../../src/domain/answer/answer'
import { aboutAnswer } from '../../../src/domain/audit/entry'
import {
  SEND_EMAIL,
  type SendEmailRequest,
  type SendEmailResponse,
} from '../../../src/domain/calls/send-email'
import { distinctAddresses } from '../../../src/domain/mail/recipients'
import { isMailPathOf } from '../../../src/domain/mail/attachments'
import { answerFor } from '../answers/read-answer'
import { cachedPdf } from '../pdf/cached-pdf'
import { badRequest, forbidden } from '../platform/errors'
import { served } from '../platform/served'
import { idempotencyKey } from '../platform/idempotency'
import { MAIL_MOST_RECIPIENTS } from '../platform/params'
import { staffCaller } from '../platform/staff-caller'
import type { Sender } from '../../../src/domain/geography/sender'
import { zoneOf } from '../../../src/domain/zone'
import { senderAt } from '../platform/branding'
import { municipalityOfForms } from '../platform/municipality'
import { wordingFor } from '../platform/wording'
import { mailFiles, removeMailFiles } from './files'
import { letterOf } from './letter'
import { mailRefused } from './refused'
import { sendWithinQuota } from './send-within-quota'
import type { Mail } from './smtp'

/** What is asked for, with each recipient once. */
function ownRequest(asked: SendEmailRequest, uid: string): SendEmailRequest {
  const { attachments } = asked
  if (new Set(attachments.map(({ path }) => path)).size < attachments.length) throw badRequest()
  if (!attachments.every(({ path, name }) => isMailPathOf(uid, path, name))) throw forbidden()
  const recipients = distinctAddresses(asked.recipients)
  const most = MAIL_MOST_RECIPIENTS.value()
  if (recipients.length > most) throw mailRefused({ mail: 'recipients', most })
  return { ...asked, recipients }
}

/** The mail with the answer's PDF, in the name that the municipality has now. */
async function mailWith(answer: Answer, sender: Sender, asked: SendEmailRequest): Promise<Omit<Mail, 'id'>> {
  const { recipients, subject, body, attachments, dataPdf } = asked
  const { path } = await cachedPdf(answer, dataPdf)
  const filename = `${answer.codigoMunicipio.replace(/[^\w-]/g, '')}.pdf`
  return {
    fromName: sender.nombre,
    to: recipients,
    subject,
    files: await mailFiles({ path, filename }, attachments),
    ...letterOf({ answer, body, sender, wording: wordingFor(dataPdf.language, zoneOf(sender)) }),
  }
}

/**
 * Sends a copy of an answer by e-mail (MAIL-01, MAIL-02): only for staff who may read the answer, where its form has the
 * option, so many a day, once for each attempt. Who calls decides recipients and words and nothing else; attachments
 * come from the caller's own folder, and go once the mail is sent. A failure leaves everything for another try.
 * @throws HttpsError of {@link staffCaller}, {@link answerFor}, {@link municipalityOfForms}, `invalid-argument`,
 * `permission-denied` for files that are not the caller's; with details `MailRefusal` or `{ outside: 'smtp', reason }`
 */
export const sendEmailv3 = served(SEND_EMAIL, async (request): Promise<SendEmailResponse> => {
  const caller = await staffCaller(request)
  const uid = request.auth?.uid ?? ''
  const asked = ownRequest(request.checked(), uid)
  const answer = await answerFor(caller, asked.dataPdf.answerId)
  if (!answer.opcionales.envioEmail) throw mailRefused({ mail: 'off' })
  const { nombre } = await municipalityOfForms(caller, answer.municipalityPath)
  const sender = { ...(await senderAt(answer.municipalityPath)), nombre }

  const { attempt, recipients, subject, body, attachments, dataPdf } = asked
  const refused = await sendWithinQuota(caller, {
    key: idempotencyKey(caller.user.username, attempt, recipients, subject, body, attachments, [
      ...[dataPdf.answerId, dataPdf.language, dataPdf.extraData ?? null],
    ]),
    mail: () => mailWith(answer, sender, asked),
    about: aboutAnswer(answer),
  })
  await removeMailFiles(uid, attachments)
  return { status: 'ok', sent: recipients.length - refused.length, refused }
})
