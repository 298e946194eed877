import { logger } from 'firebase-functions/v2'
import * as z from 'zod/mini'
import { isMailAddress } from '../../../src/domain/mail/address'
import type { SystemOutcome } from '../../../src/domain/operation/system-record'
import { noteOutcome } from '../platform/note-outcome'
import { isLocal } from '../platform/admin'
import { outsideFailed } from '../platform/errors'
import { MAIL_FROM, SMTP_PASSWORD, SMTP_TIMEOUT_MS, SMTP_URL } from '../platform/params'
import { returnedOf } from './returned'
import type { MailFile } from './files'
import type { Letter } from './letter'

export interface Mail extends Letter {
  /** The same for every try: mail systems know a repeated mail by it. */
  id: string
  /** In whose name it goes, before the address of the project. */
  fromName: string
  to: string[]
  subject: string
  files: MailFile[]
  /** Goes also to addresses from which mails came back: the only way in for who has none. */
  despiteReturns?: boolean
  /** Further ones, of words of ours alone. */
  headers?: Record<string, string>
}

interface MailServer {
  host: string
  port: number
  secure: boolean
  user: string
  from: string
}

/** Where mails are handed in: a setting of the project. */
function mailServer(): MailServer {
  const [address, from] = [SMTP_URL.value(), MAIL_FROM.value()]
  const url = URL.canParse(address) ? new URL(address) : null
  if (!url || !['smtp:', 'smtps:'].includes(url.protocol) || !isMailAddress(from)) {
    logger.warn('SMTP_URL or MAIL_FROM is not set')
    throw outsideFailed({ outside: 'smtp', reason: 'down' })
  }
  const secure = url.protocol === 'smtps:'
  const port = url.port ? Number(url.port) : secure ? 465 : 587
  return { host: url.hostname, port, secure, user: decodeURIComponent(url.username), from }
}

async function transportTo({ host, port, secure, user }: MailServer) {
  // Every function begins with this bundle; only this one needs it.
  const { createTransport } = await import('nodemailer')
  const timeout = SMTP_TIMEOUT_MS.value()
  return createTransport({
    host,
    port,
    secure,
    // Neither password nor mail cross the net unencrypted.
    requireTLS: !isLocal(),
    ignoreTLS: isLocal(),
    ...(user !== '' && { auth: { user, pass: SMTP_PASSWORD.value().trim() } }),
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    // Attachments are bytes that were read already.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

const factsSchema = z.object({
  code: z.optional(z.string()),
  responseCode: z.optional(z.number()),
  command: z.optional(z.string()),
})

/** What the mail library says of a failure: its code, what the server answered, and to which command. */
function factsOf(error: unknown) {
  const { code, responseCode: status, command } = factsSchema.safeParse(error).data ?? {}
  return { code, status, command }
}

function reasonOf(error: unknown): 'down' | 'timeout' | 'refused' {
  const { code, status = 0 } = factsOf(error)
  if (code === 'ETIMEDOUT' || code === 'EABORT') return 'timeout'
  const isRefusal = code === 'EAUTH' || code === 'ENOAUTH' || status >= 500
  return isRefusal ? 'refused' : 'down'
}

/** No recipient, or not this mail, was taken: the server is there, and says something of them alone. */
const OF_THE_MAIL = ['EENVELOPE', 'EMESSAGE']

function outcomeOf(error: unknown): SystemOutcome {
  const reason = reasonOf(error)
  return reason === 'refused' && OF_THE_MAIL.includes(factsOf(error).code ?? '') ? 'answered' : reason
}

/**
 * Hands a mail in, within bounded time; not to addresses from which mails came back (REACH-06).
 * @returns the recipients that the server did not take, or that get none; the others get the mail
 * @throws HttpsError with details `{ outside: 'smtp', reason }` when it took none. When the line breaks just as the mail
 * is taken it may arrive nevertheless, and a repeated one with the same id
 */
export async function submitMail({
  id,
  fromName,
  to,
  subject,
  text,
  html,
  files,
  headers = {},
  despiteReturns = false,
}: Mail): Promise<string[]> {
  const returned = despiteReturns ? [] : await returnedOf(to, new Date())
  const left = to.filter((address) => !returned.includes(address))
  if (left.length === 0) throw outsideFailed({ outside: 'smtp', reason: 'refused' })
  const server = mailServer()
  const transport = await transportTo(server)
  try {
    const { rejected } = await transport.sendMail({
      messageId: `<${id}@${server.from.slice(server.from.indexOf('@') + 1)}>`,
      from: { name: fromName, address: server.from },
      to: left.map((address) => ({ name: '', address })),
      subject,
      text,
      html,
      attachments: files,
      headers,
      xMailer: false,
      signal: AbortSignal.timeout(SMTP_TIMEOUT_MS.value()),
    })
    await noteOutcome('smtp', 'answered')
    return [...returned, ...rejected]
  } catch (error) {
    const reason = reasonOf(error)
    // Not what the server said: it repeats addresses.
    logger.warn('outside system failed', { outside: 'smtp', reason, ...factsOf(error) })
    await noteOutcome('smtp', outcomeOf(error))
    throw outsideFailed({ outside: 'smtp', reason })
  } finally {
    transport.close()
  }
}

/** Asks the mail server whether it is there and takes our password; nothing is handed in. What it says is noted (OPS-05). */
export async function askMailServer(): Promise<void> {
  const transport = await transportTo(mailServer())
  const outcome = await transport.verify().then(() => 'answered' as const, reasonOf)
  transport.close()
  await noteOutcome('smtp', outcome)
}
