import { setTimeout as wait } from 'node:timers/promises'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import { HOST } from '../../ports'
import type { Mailbox, MailMode } from './mailbox'

const MAX_FORM_BYTES = 30 * 1024 * 1024
const refusal = (responseCode: number, words: string) => Object.assign(new Error(words), { responseCode })

async function bytesOf(stream: SMTPServerDataStream): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of stream) if (Buffer.isBuffer(part)) parts.push(part)
  return Buffer.concat(parts)
}

/** The error with which a mode refuses a recipient; null when it does not. */
function faultOf({ mode, address }: MailMode, recipient: string): Error | null {
  const isMeant = mode === 'refuse' || (mode === 'refuseOne' && recipient === address)
  return isMeant ? refusal(550, 'no such mailbox') : null
}

/**
 * Starts a mail server that keeps every mail and passes none on.
 * @param password what clients must sign in with, under any name
 */
export async function startMailServer(
  mailbox: Mailbox,
  port: number,
  password: string,
): Promise<() => Promise<void>> {
  const modes = new WeakMap<SMTPServerSession, MailMode>()
  const modeOf = (session: SMTPServerSession) => modes.get(session) ?? mailbox.mode

  async function take(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<boolean> {
    const { mode, ms } = modeOf(session)
    const raw = await bytesOf(stream)
    if (mode === 'fail') throw refusal(451, 'try again later')
    if (mode === 'slow') await wait(ms)
    mailbox.keep(
      session.envelope.rcptTo.map(({ address }) => address),
      raw,
    )
    return mode !== 'lost'
  }

  const server = new SMTPServer({
    // Our own machine: a certificate would be one that nobody trusts.
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    size: MAX_FORM_BYTES,
    // Otherwise this would wait for connections that were told to stall.
    closeTimeout: 100,
    onAuth: (auth, _session, done) =>
      auth.password === password ? done(null, { user: auth.username }) : done(refusal(535, 'wrong password')),
    onMailFrom: (_address, session, done) => {
      const mode = mailbox.nextMode()
      modes.set(session, mode)
      if (mode.mode !== 'stall') done()
    },
    onRcptTo: ({ address }, session, done) => done(faultOf(modeOf(session), address)),
    onData: (stream, session, done) => {
      take(stream, session).then(
        (isSaid) => isSaid && done(),
        (error: unknown) => done(error instanceof Error ? error : refusal(451, 'not taken')),
      )
    },
  })
  // A client that hangs up is no failure of the server.
  server.on('error', () => undefined)
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject)
    server.listen(port, HOST, () => resolve())
  })
  return () => new Promise((resolve) => server.close(() => resolve()))
}
