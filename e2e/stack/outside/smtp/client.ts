import PostalMime, { type Email } from 'postal-mime'
import { z } from 'zod'
import { HOST } from '../../ports'
import { shownMailSchema, type MailMode } from './mailbox'

const sentSchema = z.object({ sent: z.array(shownMailSchema) })

async function ask(port: number, method: string, path: string, body?: object): Promise<Response> {
  const response = await fetch(`http://${HOST}:${port}/${path}`, {
    method,
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`)
  return response
}

/** The page of a running mail server: what it got, and how it is to behave. */
export const mailsAt = (port: number) => ({
  sent: async () => sentSchema.parse(await (await ask(port, 'GET', '__sent')).json()).sent,
  /** One mail with everything in it. */
  whole: async (number: number): Promise<Email> =>
    PostalMime.parse(await (await ask(port, 'GET', `__sent/${number}.eml`)).arrayBuffer()),
  behave: (mode: MailMode['mode'], given: Partial<Omit<MailMode, 'mode'>> = {}) =>
    ask(port, 'POST', '__mode', { mode, ...given }),
  reset: () => ask(port, 'DELETE', '__reset'),
})
