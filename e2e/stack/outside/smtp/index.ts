import { Mailbox } from './mailbox'
import { startMailServer } from './server'
import { startMailWindow } from './window'

/**
 * Starts a mail server and the page that shows what it got.
 * @param ports of the server and of the page
 * @param password what clients must sign in with
 */
export async function startMail(
  ports: { smtp: number; mails: number },
  password: string,
): Promise<() => Promise<void>> {
  const mailbox = new Mailbox()
  const stopServer = await startMailServer(mailbox, ports.smtp, password)
  try {
    const stopWindow = await startMailWindow(mailbox, ports.mails)
    return async () => {
      await Promise.all([stopServer(), stopWindow()])
    }
  } catch (error) {
    await stopServer()
    throw error
  }
}
