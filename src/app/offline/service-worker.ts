import { assetFor, keepPage, pageFor } from './kept-pages'
import { ASSETS, isKeepPage, keptPageAt } from '../../lib/kept-page'

/*
 * Opens the app without network for whoever answered with it before. It holds files of the app and nothing else:
 * what people type and what the store says never passes through here. A new one waits until no page is open.
 */

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Fetching extends Lasting {
  readonly request: Request
  respondWith(response: Promise<Response>): void
}
declare global {
  interface WindowEventMap {
    activate: Lasting
    fetch: Fetching
  }
  interface MessageEvent {
    waitUntil?(work: Promise<unknown>): void
  }
}
declare const clients: { claim(): Promise<void> }

// Only the very first finds pages that are nobody's: what they load from now on is kept.
globalThis.addEventListener('activate', (event) => event.waitUntil(clients.claim()))

globalThis.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (pathname.startsWith(ASSETS)) return event.respondWith(assetFor(request))
  const page = request.mode === 'navigate' ? keptPageAt(pathname) : null
  if (page) event.respondWith(pageFor(request, page))
})

globalThis.addEventListener('message', (event) => {
  const message: unknown = event.data
  // Without network it is told again at the next visit.
  if (isKeepPage(message)) event.waitUntil?.(keepPage(message).catch(() => undefined))
})
