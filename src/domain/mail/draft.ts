import * as z from 'zod/mini'
import { isBlank } from '../text/clean'
import { cleaned } from '../schema'

/** What keeps a mail from being sent, as it is typed. */
export type MailDraftFault = 'noRecipients' | 'subject'
const asFault = (fault: MailDraftFault): MailDraftFault => fault

/** A mail as it is typed (MAIL-01); messages are {@link MailDraftFault}. It gives the subject without spaces around. */
export const mailDraftSchema = z
  .object({
    recipients: z.array(z.string()),
    /** In the recipient's field, not added yet. */
    typed: z.string(),
    subject: z.string().check(cleaned(), z.minLength(1, asFault('subject'))),
    body: z.string(),
  })
  .check(
    // An address that was typed and not added would silently get nothing.
    z.refine(({ recipients, typed }) => recipients.length > 0 && isBlank(typed), {
      path: ['recipients'],
      error: asFault('noRecipients'),
      when: () => true,
    }),
  )
export type MailDraft = z.infer<typeof mailDraftSchema>

export const MAX_SUBJECT = 200

export const MAX_BODY = 10_000
