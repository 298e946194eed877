import * as z from 'zod/mini'
import { isMailAddress } from '../../../src/domain/mail/address'

/** A mail that another server sent back for good, or whose reader called it unwanted. */
export interface Return {
  address: string
  /** Names the mail, as {@link submitMail} named it; '' where the report does not say it. */
  mail: string
}

/** What one report tells of at most. */
const MOST = 1000

const words = (value: unknown): string => (typeof value === 'string' ? value : '')
/** Whatever a report has there: what is no text is none. */
const text = () => z.pipe(z.optional(z.unknown()), z.transform(words))

/** One event of a mail service, in the fields of those that it may come from. */
const eventSchema = z.looseObject({
  // Postmark
  ...{ RecordType: text(), Type: text(), Email: text(), Inactive: z.optional(z.unknown()) },
  // Brevo, Mailjet and SendGrid
  ...{ event: text(), type: text(), email: text(), hard_bounce: z.optional(z.unknown()) },
  'event-data': z.optional(z.unknown()),
  // SES, by SNS
  Message: text(),
})
type Event = z.infer<typeof eventSchema>

const mailgunSchema = z.looseObject({ event: text(), severity: text(), recipient: text() })
const sesSchema = z.looseObject({
  bounce: z.optional(z.looseObject({ bounceType: text(), bouncedRecipients: z.optional(z.unknown()) })),
  complaint: z.optional(z.looseObject({ complainedRecipients: z.optional(z.unknown()) })),
})

const POSTMARK = ['HardBounce', 'BadEmailAddress', 'ManuallyDeactivated', 'SpamComplaint']
/** By their names alone they are for good, or of somebody who wants none. */
const FOR_GOOD = ['hard_bounce', 'invalid_email', 'spam', 'spamreport', 'complaint']

const people = z.array(z.looseObject({ emailAddress: text() }))
const namesIn = (list: unknown): string[] =>
  (people.safeParse(list).data ?? []).map(({ emailAddress }) => emailAddress)

function jsonIn(written: string): unknown {
  try {
    return JSON.parse(written)
  } catch {
    return null
  }
}

function sesIn(message: string): string[] {
  const { bounce, complaint } = sesSchema.safeParse(jsonIn(message)).data ?? {}
  const bounced = bounce?.bounceType === 'Permanent' ? namesIn(bounce.bouncedRecipients) : []
  return [...bounced, ...namesIn(complaint?.complainedRecipients)]
}

/** SendGrid calls `blocked` what may pass; Mailjet says of each whether it does. */
const isBounceForGood = ({ event, type, hard_bounce: hard }: Event): boolean =>
  FOR_GOOD.includes(event) || (event === 'bounce' && type !== 'blocked' && hard !== false)

function addressesIn(event: Event): string[] {
  const { RecordType, Type, Email, Inactive, email, Message } = event
  const mailgun = mailgunSchema.safeParse(event['event-data']).data
  if (RecordType === 'Bounce' || RecordType === 'SpamComplaint')
    return Inactive === true || RecordType === 'SpamComplaint' || POSTMARK.includes(Type) ? [Email] : []
  if (mailgun) {
    const isForGood = mailgun.event === 'failed' && mailgun.severity === 'permanent'
    return isForGood || mailgun.event === 'complained' ? [mailgun.recipient] : []
  }
  return Message === '' ? (isBounceForGood(event) ? [email] : []) : sesIn(Message)
}

/** The name of one of our mails in a report: services repeat its `Message-ID`. */
const mailIn = (report: string): string => /\b([0-9a-f]{64})@/.exec(report)?.[1] ?? ''

/** A report of a mail server (RFC 3464), as it lies in the mailbox of `MAIL_FROM`: a part for each recipient. */
function reportedIn(report: string): string[] {
  const unfolded = report.replaceAll('\r\n', '\n').replaceAll(/\n[ \t]+/gu, ' ')
  return unfolded.split(/\n\s*\n/u).flatMap((part) => {
    const isForGood = /^action:\s*failed\b/imu.test(part) && /^status:\s*5\./imu.test(part)
    const address = /^(?:original|final)-recipient:\s*[\w-]+;\s*<?([^\s<>]+)>?/imu.exec(part)?.[1]
    return isForGood && address ? [address] : []
  })
}

/** The words of a body that was not read as JSON. */
const wordsOf = (body: unknown): string =>
  Buffer.isBuffer(body) ? body.toString('utf8') : typeof body === 'string' ? body : ''

/** What a report says of mails that came back for good; what it says besides, or nobody understands, is nothing. */
export function returnsIn(body: unknown): Return[] {
  const written = wordsOf(body)
  const read = written === '' ? body : jsonIn(written)
  const found =
    read === null
      ? reportedIn(written).map((address) => ({ address, mail: mailIn(written) }))
      : [read]
          .flat()
          .slice(0, MOST)
          .flatMap((one) => {
            const event = eventSchema.safeParse(one).data
            const mail = mailIn(JSON.stringify(one) ?? '')
            return event ? addressesIn(event).map((address) => ({ address, mail })) : []
          })
  return found.filter(({ address }) => isMailAddress(address)).slice(0, MOST)
}
