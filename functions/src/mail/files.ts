import { logger } from 'firebase-functions/v2'
import type { MailAttachment } from '../../../src/domain/calls/send-email'
import {
  isMailFile,
  mailFileType,
  mailFolder,
  MAX_ATTACHMENT_BYTES,
} from '../../../src/domain/mail/attachments'
import { emptyFolder, readFile, removeOlder } from '../platform/files'
import { mailRefused } from './refused'

/** A file as it goes into a mail. */
export interface MailFile {
  filename: string
  content: Buffer
  contentType: string
  /** By this name a letter shows it. */
  cid?: string
}

/** Mail servers take some 25 MB, and in a mail a file is a third longer. */
const MAX_MAIL_BYTES = 18 * 1024 * 1024
/** Attachments of mails that nobody sent. */
const FORGOTTEN_MS = 24 * 60 * 60 * 1000

async function attached({ path, name }: MailAttachment): Promise<MailFile> {
  const content = await readFile(path, MAX_ATTACHMENT_BYTES)
  const contentType = mailFileType(name)
  // The store's rules check size and type as the browser told them; here the bytes are looked into.
  if (!content || contentType === null || !isMailFile(name, content)) {
    throw mailRefused({ mail: 'attachment', path })
  }
  return { filename: name, content, contentType }
}

/**
 * The PDF and what was attached to it, as they go into the mail.
 * @throws HttpsError with details `attachment` and the path of a file that is gone or not what it says; `tooLarge`
 */
export async function mailFiles(
  pdf: { path: string; filename: string },
  attachments: readonly MailAttachment[],
): Promise<MailFile[]> {
  const content = await readFile(pdf.path, Infinity)
  // It was made just now: what cannot be read is there on the next try, and no attachment is to blame.
  if (!content) throw new Error('the document of the mail cannot be read')
  const document = { filename: pdf.filename, content, contentType: 'application/pdf' }
  const files = [document, ...(await Promise.all(attachments.map(attached)))]
  if (files.reduce((sum, file) => sum + file.content.length, 0) > MAX_MAIL_BYTES) {
    throw mailRefused({ mail: 'tooLarge' })
  }
  return files
}

/** Removes what was sent, and what the same person left behind a day ago. At worst something is kept for nothing. */
export async function removeMailFiles(uid: string, attachments: readonly MailAttachment[]): Promise<void> {
  try {
    // A whole path begins the name of that one file only.
    await Promise.all(attachments.map(({ path }) => emptyFolder(path)))
    await removeOlder(mailFolder(uid), new Date(Date.now() - FORGOTTEN_MS))
  } catch (error) {
    logger.warn('attachments of a mail are still there', { uid, error })
  }
}
