import { HttpsError, type FunctionsErrorCode } from 'firebase-functions/v2/https'
import type { MailRefusal } from '../../../src/domain/calls/send-email'

const CODES: Record<MailRefusal['mail'], FunctionsErrorCode> = {
  off: 'failed-precondition',
  quota: 'resource-exhausted',
  recipients: 'invalid-argument',
  attachment: 'failed-precondition',
  tooLarge: 'failed-precondition',
  underWay: 'aborted',
}

/** The mail is not sent, and nothing of it was; the browser reads from the details why. */
export const mailRefused = (refusal: MailRefusal): HttpsError =>
  new HttpsError(CODES[refusal.mail], 'The mail was not sent.', refusal)
