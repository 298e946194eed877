/** Pages that open without network once they were open: a stranger's form, and a form that staff answer. */
const OFFLINE_PAGES = ['public', 'staff'] as const
export type OfflinePage = (typeof OFFLINE_PAGES)[number]

/** The message of an open page to the service worker. */
export interface CachePageMessage {
  keep: OfflinePage
  /** Path of the page's first script, which tells the build. */
  entry: string
  /** Paths of all that the page has loaded since. */
  assets: string[]
}

/** Where a build's files are; their names change with their content. */
export const ASSETS = '/assets/'

const isAsset = (path: unknown): path is string => typeof path === 'string' && path.startsWith(ASSETS)

/** Whether a message comes from a page and names only files of a build. */
export const isCachePageMessage = (message: unknown): message is CachePageMessage =>
  typeof message === 'object' &&
  message !== null &&
  'keep' in message &&
  OFFLINE_PAGES.some((page) => page === message.keep) &&
  'entry' in message &&
  isAsset(message.entry) &&
  'assets' in message &&
  Array.isArray(message.assets) &&
  message.assets.every(isAsset)

/**
 * Addresses without a kept page: Firebase's own, the editor's preview, the portal's, which always needs the network, and
 * those of pages that the server makes.
 */
const NO_PAGE =
  /^\/(__|vista-previa|ciudadano|marco)(\/|$)|^\/publico\/(?!(bandeja|consultar-estado|verificar)\/?$)[^/]*\/?$/

/** Which kept page is shown for an address without network; null for none. */
export function offlinePageAt(pathname: string): OfflinePage | null {
  if (NO_PAGE.test(pathname)) return null
  return pathname.startsWith('/publico/') ? 'public' : 'staff'
}

/** The service worker's address: the same in every build. */
export const SERVICE_WORKER = 'service-worker.js'

const pathOf = (address: string) => new URL(address, location.href).pathname

function currentPage(keep: OfflinePage): CachePageMessage | null {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]')
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  if (!entry) return null
  const assets = loaded.filter((name) => name.startsWith(location.origin)).map(pathOf)
  return { keep, entry: pathOf(entry.src), assets: [...new Set(assets)].filter(isAsset) }
}

/**
 * Keeps this page on the device, with all files that it has loaded, so that it opens without network. Nothing happens
 * in development, and where the browser does not offer it.
 */
export async function cacheThisPage(keep: OfflinePage): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  await navigator.serviceWorker.register(`/${SERVICE_WORKER}`, { updateViaCache: 'none' })
  const { active } = await navigator.serviceWorker.ready
  const page = currentPage(keep)
  if (page) active?.postMessage(page, {})
}
