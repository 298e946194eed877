import type { Page } from 'playwright'
import { stackPorts } from '../stack/ports'

export interface StoreTraffic {
  /** What was asked for once and came, not compressed. */
  screen: number
  /** What came through the open channel that tells of changes to the session. */
  session: number
  /** Requests of somebody who is signed in, for each of which rules look whether that still is so. */
  signedRequests: number
}

/**
 * Counts what the page asks of Firestore and receives, streams that stay open included.
 * @returns ends counting and gives the numbers
 */
export async function countStoreTraffic(page: Page): Promise<() => Promise<StoreTraffic>> {
  const port = String(stackPorts().firestore)
  const traffic: StoreTraffic = { screen: 0, session: 0, signedRequests: 0 }
  const kinds = new Map<string, 'screen' | 'session'>()
  const devtools = await page.context().newCDPSession(page)
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    const url = new URL(request.url)
    if (url.port !== port) return
    const kind = url.pathname.includes('/channel') ? 'session' : 'screen'
    kinds.set(requestId, kind)
    const isSigned = Object.keys(request.headers).some((name) => name.toLowerCase() === 'authorization')
    if (kind === 'screen' && isSigned) traffic.signedRequests += 1
  })
  devtools.on('Network.dataReceived', ({ requestId, dataLength }) => {
    const kind = kinds.get(requestId)
    if (kind) traffic[kind] += dataLength
  })
  await devtools.send('Network.enable')
  return async () => {
    await devtools.detach()
    return traffic
  }
}
