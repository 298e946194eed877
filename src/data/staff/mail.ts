import {
  mailRefusalOf,
  SEND_EMAIL,
  type MailRefusal,
  type SendEmailRequest,
  type SendEmailResponse,
} from '../../domain/calls/send-email'
import { errorDetails } from '../../domain/error-code'
import { FILE_NAME_LENGTH } from '../../domain/files/storage-path'
import { mailFilePath, mailFileType } from '../../domain/mail/attachments'
import { randomText } from '../../lib/random'
import { DataError } from '../errors'
import { sessionUid } from './account'
import { changeByCall } from './callables'
import { staffUploader } from './uploader'

export type { MailAttachment, MailRefusal, SendEmailResponse } from '../../domain/calls/send-email'

/** The mail was not sent, for a reason that the person can change. */
export class MailRefusedError extends DataError {
  constructor(
    readonly refusal: MailRefusal,
    cause: unknown,
  ) {
    super('unknown', { cause, message: `mail refused: ${refusal.mail}` })
  }
}

/** As long as the function may take to make a document and to reach a slow mail server. */
const SEND_LIMIT_MS = 120_000

function mailError(error: unknown): unknown {
  const cause = error instanceof DataError ? error.cause : null
  const refusal = mailRefusalOf(errorDetails(cause))
  return refusal ? new MailRefusedError(refusal, error) : error
}

/**
 * Sends an answer by e-mail (MAIL-01); repeated with the same attempt and content it is sent once.
 * @throws MailRefusedError; DataError `outside` when the mail server fails; see {@link changeByCall}
 */
export async function sendMail(request: SendEmailRequest): Promise<SendEmailResponse> {
  try {
    return await changeByCall(SEND_EMAIL, request, SEND_LIMIT_MS)
  } catch (error) {
    throw mailError(error)
  }
}

interface Sending {
  /** Called with the part already sent, from 0 to 1. */
  onProgress: (part: number) => void
  signal: AbortSignal
}

/**
 * Uploads a file that a mail will have attached, into the person's own folder.
 * @returns its path
 * @throws DataError `forbidden`, `offline`, `timeout`, `unknown`; an aborted one rejects too
 */
export async function uploadMailFile(file: Blob, name: string, sending: Sending): Promise<string> {
  const path = mailFilePath(sessionUid(), randomText(FILE_NAME_LENGTH), name)
  await staffUploader.upload(path, file, { contentType: mailFileType(name) ?? '', ...sending })
  return path
}

/** Removes an uploaded file that no mail has attached. Throws as {@link uploadMailFile}. */
export const removeMailFile = (path: string): Promise<void> => staffUploader.remove(path)
