import {
  mailRefusalOf,
  SEND_EMAIL,
  sendEmailResponseSchema,
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
import { callStaff } from './callables'
import { staffUploader } from './uploader'

/** The mail was not sent, for a reason that the person can do something about. */
export class MailRefusedError extends DataError {
  constructor(
    readonly refusal: MailRefusal,
    cause: unknown,
  ) {
    super('unknown', { cause, message: `mail refused: ${refusal.mail}` })
  }
}

/** As long as the function may take: a document to make, and a mail server that takes its time. */
const SEND_LIMIT_MS = 120_000

function mailError(error: unknown): unknown {
  const cause = error instanceof DataError ? error.cause : null
  const refusal = mailRefusalOf(errorDetails(cause))
  return refusal ? new MailRefusedError(refusal, error) : error
}

/**
 * Sends an answer by e-mail (MAIL-01); repeated with the same attempt and content it is sent once.
 * @throws MailRefusedError; DataError `outside` when the mail server fails; see {@link callStaff}
 */
export async function sendMail(request: SendEmailRequest): Promise<SendEmailResponse> {
  try {
    return await callStaff(SEND_EMAIL, request, sendEmailResponseSchema, SEND_LIMIT_MS)
  } catch (error) {
    throw mailError(error)
  }
}

interface Sending {
  /** Told the part already sent, from 0 to 1. */
  onProgress: (part: number) => void
  signal: AbortSignal
}

/**
 * Puts a file where it waits to be sent, in the person's own folder.
 * @returns its path
 * @throws DataError `forbidden`, `offline`, `timeout`, `unknown`; an aborted one rejects too
 */
export async function uploadMailFile(file: Blob, name: string, sending: Sending): Promise<string> {
  const path = mailFilePath(sessionUid(), randomText(FILE_NAME_LENGTH), name)
  await staffUploader.upload(path, file, { contentType: mailFileType(name) ?? '', ...sending })
  return path
}

/** Takes a file away again that was not sent. Throws as {@link uploadMailFile}. */
export const removeMailFile = (path: string): Promise<void> => staffUploader.remove(path)
