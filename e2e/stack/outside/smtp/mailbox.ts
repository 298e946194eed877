import PostalMime from 'postal-mime'
import { z } from 'zod'

/**
 * How the mail server can be told to misbehave. `fail` and `refuse` answer with an error that may pass and one that does
 * not, `refuseOne` refuses one recipient, `stall` never answers, `lost` takes the mail and never says so, `slow` answers
 * late.
 */
export const mailModeSchema = z.strictObject({
  mode: z.enum(['ok', 'fail', 'refuse', 'refuseOne', 'stall', 'lost', 'slow']),
  /** For so many mails; then it behaves again. */
  times: z.number().int().positive().optional(),
  /** Of `refuseOne`. */
  address: z.string().optional(),
  /** Of `slow`. */
  ms: z.number().int().positive().default(500),
})
export type MailMode = z.infer<typeof mailModeSchema>

/** A mail as it came. */
export interface KeptMail {
  /** Grows by one with each mail. */
  number: number
  /** Whom the envelope names: who got it, whatever its head says. */
  recipients: string[]
  raw: Buffer
}

export const shownMailSchema = z.object({
  number: z.number(),
  recipients: z.array(z.string()),
  from: z.string(),
  messageId: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  attachments: z.array(z.object({ name: z.string(), type: z.string(), bytes: z.number() })),
})
export type ShownMail = z.infer<typeof shownMailSchema>

/** What a mail says, read by a parser that knows nothing of who made it. */
export async function shownMail({ number, recipients, raw }: KeptMail): Promise<ShownMail> {
  const { from, messageId, subject, text, html, attachments } = await PostalMime.parse(raw)
  return {
    number,
    recipients,
    from: `${from?.name ?? ''} <${from?.address ?? ''}>`,
    messageId: messageId ?? '',
    subject: subject ?? '',
    text: text ?? '',
    html: html ?? '',
    attachments: attachments.map(({ filename, mimeType, content }) => ({
      name: filename ?? '',
      type: mimeType,
      bytes: typeof content === 'string' ? content.length : content.byteLength,
    })),
  }
}

const MAX_KEPT = 200

/** The mails that came, and how the next one is treated. */
export class Mailbox {
  mails: KeptMail[] = []
  mode: MailMode = mailModeSchema.parse({ mode: 'ok' })
  private count = 0

  keep(recipients: string[], raw: Buffer): void {
    this.count += 1
    this.mails = [...this.mails.slice(1 - MAX_KEPT), { number: this.count, recipients, raw }]
  }

  /** How the mail that begins now is treated. */
  nextMode(): MailMode {
    const { mode } = this
    if (mode.times === 1) this.mode = mailModeSchema.parse({ mode: 'ok' })
    else if (mode.times !== undefined) this.mode = { ...mode, times: mode.times - 1 }
    return mode
  }

  forget(): void {
    this.mails = []
    this.mode = mailModeSchema.parse({ mode: 'ok' })
  }
}
