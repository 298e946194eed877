import { assetFor, cachePage, pageFor } from './page-cache'
import { ASSETS, isCachePageMessage, offlinePageAt } from '../../lib/offline-page'
import { WAKE } from '../../lib/wake'

/**
 * Opens the app without network for people who used it before. It keeps files of the app and nothing else: what people
 * type and what the store sends never passes through here. A new service worker waits until no page is open.
 */

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Fetching extends Lasting {
  readonly request: Request
  respondWith(response: Promise<Response>): void
}
interface Syncing extends Lasting {
  readonly tag: string
}
declare global {
  interface WindowEventMap {
    sync: Syncing
    activate: Lasting
    fetch: Fetching
  }
  interface MessageEvent {
    waitUntil?(work: Promise<unknown>): void
  }
}
declare const clients: {
  claim(): Promise<void>
  matchAll(): Promise<{ postMessage(message: string, options: object): void }[]>
}

// The very first service worker takes over pages that are open already, so that what they load from now on is kept.
globalThis.addEventListener('activate', (event) => event.waitUntil(clients.claim()))

globalThis.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (pathname.startsWith(ASSETS)) return event.respondWith(assetFor(request))
  const page = request.mode === 'navigate' ? offlinePageAt(pathname) : null
  if (page) event.respondWith(pageFor(request, page))
})

globalThis.addEventListener('message', (event) => {
  const message: unknown = event.data
  // If this fails, the page asks again at the next visit.
  if (isCachePageMessage(message)) event.waitUntil?.(cachePage(message).catch(() => undefined))
})

/**
 * Only a page can send, because it has the session and the proof of App Check. When none is open, the browser tries
 * later.
 */
async function wakePages(): Promise<void> {
  const pages = await clients.matchAll()
  if (pages.length === 0) throw new Error('no page is open')
  for (const page of pages) page.postMessage(WAKE, {})
}

globalThis.addEventListener('sync', (event) => {
  if (event.tag === WAKE) event.waitUntil(wakePages())
})
