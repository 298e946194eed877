import * as z from 'zod/mini'
import type { Contract } from './contract'
import { isMailAddress } from '../mail/address'
import { isFileName, MAX_ATTACHMENTS } from '../mail/attachments'
import { generatePdfRequestSchema } from './generate-pdf'
import { ignored } from './schema'
import { cleaned } from '../schema'
import { MAX_SUBJECT, MAX_BODY } from '../mail/draft'

/** Most recipients that a request may name at all; how many a mail may have is a setting of the functions. */
const MAX_RECIPIENTS = 100

// Line and paragraph separators end a line for some readers.
// oxlint-disable-next-line no-control-regex -- they are what is refused
const ONE_LINE = /^[^\u0000-\u001f\u007f-\u009f\u2028\u2029]*$/u
// oxlint-disable-next-line no-control-regex -- all but tab and line breaks
const PLAIN_TEXT = /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/u

const attachmentSchema = z.strictObject({
  path: z.string().check(z.maxLength(300)),
  /** As it was called where it came from. */
  name: z.string().check(z.refine(isFileName)),
})
/** A file to attach: the caller put it into the own folder, and it is removed once the mail is sent. */
export type MailAttachment = z.infer<typeof attachmentSchema>

export const sendEmailRequestSchema = z.strictObject({
  /** Repeated by retries: the same attempt with the same content is sent once. */
  attempt: z.string().check(z.regex(/^[\w-]{8,64}$/)),
  recipients: z
    .array(z.string().check(z.refine(isMailAddress)))
    .check(z.minLength(1), z.maxLength(MAX_RECIPIENTS)),
  /** One line. */
  subject: z.string().check(cleaned(), z.minLength(1), z.maxLength(MAX_SUBJECT), z.regex(ONE_LINE)),
  /** Plain text; '' for none. */
  body: z._default(z.string().check(z.maxLength(MAX_BODY), z.regex(PLAIN_TEXT)), ''),
  attachments: z._default(z.array(attachmentSchema).check(z.maxLength(MAX_ATTACHMENTS)), []),
  /** Which answer goes as a PDF, in which language, by which clock; the letter is in that language too. */
  dataPdf: generatePdfRequestSchema,
  formPath: ignored(),
})
/**
 * What to send. `storagePathsToDelete` of the specification are the paths of `attachments`: nothing else is removed.
 */
export type SendEmailRequest = z.infer<typeof sendEmailRequestSchema>

const sendEmailResponseSchema = z.object({
  status: z.literal('ok'),
  /** Recipients that the mail server took. */
  sent: z.number(),
  /** Recipients that it did not take. */
  refused: z.array(z.string()),
})
export type SendEmailResponse = z.infer<typeof sendEmailResponseSchema>

/**
 * Why a mail is not sent although the mail server works. `off` the form does not send mails; `quota` the person sent as
 * many as may be in a day; `recipients` too many at once; `attachment` a file is gone or is not what it says; `tooLarge`
 * PDF and attachments weigh too much; `underWay` the same mail is being sent right now.
 */
const MAIL_REFUSALS = ['off', 'quota', 'recipients', 'attachment', 'tooLarge', 'underWay'] as const

const refusalSchema = z.object({
  mail: z.enum(MAIL_REFUSALS),
  /** The limit of `quota` and `recipients`. */
  most: z.optional(z.number()),
  /** The path of the `attachment`. */
  path: z.optional(z.string()),
})
export type MailRefusal = z.infer<typeof refusalSchema>

/** The refusal in the details of a callable's error, or null when the error is about something else. */
export function mailRefusalOf(details: unknown): MailRefusal | null {
  const parsed = refusalSchema.safeParse(details)
  return parsed.success ? parsed.data : null
}

/** The callable that sends an answer by e-mail (MAIL-01, §2.7). */
export const SEND_EMAIL = {
  name: 'sendEmailv3',
  request: sendEmailRequestSchema,
  response: sendEmailResponseSchema,
} as const satisfies Contract
