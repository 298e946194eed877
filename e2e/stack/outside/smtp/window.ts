import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { HOST } from '../../ports'
import { mailModeSchema, shownMail, type Mailbox } from './mailbox'
import { mailPage } from './page'

interface Page {
  status: number
  type: string
  body: string | Buffer
}
const json = (status: number, value: unknown): Page => ({
  status,
  type: 'application/json',
  body: JSON.stringify(value),
})

function setMode(mailbox: Mailbox, body: string): Page {
  const asked = mailModeSchema.safeParse(body === '' ? null : JSON.parse(body))
  if (!asked.success) return json(400, { error: asked.error.message })
  mailbox.mode = asked.data
  return json(200, asked.data)
}

async function pageFor(mailbox: Mailbox, request: IncomingMessage): Promise<Page> {
  const { method = 'GET', url = '/' } = request
  const [, number] = /^\/__sent\/(\d+)\.eml$/.exec(url) ?? []
  const mail = mailbox.mails.find((kept) => kept.number === Number(number))
  // As text: a browser would draw what somebody wrote into it.
  if (mail) return { status: 200, type: 'text/plain; charset=utf-8', body: mail.raw }
  switch (`${method} ${url}`) {
    case 'GET /':
      return {
        status: 200,
        type: 'text/html; charset=utf-8',
        body: mailPage(await Promise.all(mailbox.mails.map(shownMail))),
      }
    case 'GET /__sent':
      return json(200, { sent: await Promise.all(mailbox.mails.map(shownMail)) })
    case 'POST /__mode':
      return setMode(mailbox, await text(request))
    case 'DELETE /__reset':
      mailbox.forget()
      return json(200, {})
    default:
      return json(404, { error: 'no such page' })
  }
}

const HEADERS = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  'x-content-type-options': 'nosniff',
}

function send(response: ServerResponse, { status, type, body }: Page): void {
  response.writeHead(status, { ...HEADERS, 'content-type': type }).end(body)
}

/** Shows the mails of a mail server: `GET /` to people, `GET /__sent` to tests, which also set its mode. */
export async function startMailWindow(mailbox: Mailbox, port: number): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    pageFor(mailbox, request).then(
      (page) => send(response, page),
      () => send(response, json(400, { error: 'not understood' })),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, HOST, resolve)
  })
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
}
