import type { Page } from 'playwright'
import { stackPorts } from '../stack/ports'

export interface StoreBytes {
  /** What was asked for once and came, not compressed. */
  screen: number
  /** What came through the open channel that tells of changes to the session. */
  session: number
}

/**
 * Counts what the page receives from Firestore, streams that stay open included.
 * @returns ends counting and gives the bytes
 */
export async function countStoreBytes(page: Page): Promise<() => Promise<StoreBytes>> {
  const port = String(stackPorts().firestore)
  const bytes: StoreBytes = { screen: 0, session: 0 }
  const kinds = new Map<string, keyof StoreBytes>()
  const devtools = await page.context().newCDPSession(page)
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    const url = new URL(request.url)
    if (url.port === port) kinds.set(requestId, url.pathname.includes('/channel') ? 'session' : 'screen')
  })
  devtools.on('Network.dataReceived', ({ requestId, dataLength }) => {
    const kind = kinds.get(requestId)
    if (kind) bytes[kind] += dataLength
  })
  await devtools.send('Network.enable')
  return async () => {
    await devtools.detach()
    return bytes
  }
}
