import { ASSETS, type CachePageMessage, type OfflinePage } from '../../lib/offline-page'

const PAGES_CACHE = 'muniformularios-pages'
const ASSETS_CACHE = 'muniformularios-assets'
/** How long the server may take for a page before the device's copy is used, as without network. */
const PATIENCE_MS = 5_000
/** How long files are kept that no kept page names: an open tab may still be of their build. */
const UNNAMED_MS = 30 * 24 * 60 * 60 * 1000

const pageKey = (page: OfflinePage) => `/kept/${page}`
const namesKey = (page: OfflinePage) => `/kept/${page}/assets`
// A file matches whatever headers and query the request has.
const ANY: CacheQueryOptions = { ignoreVary: true, ignoreSearch: true }

async function fetchFile(path: string | Request): Promise<Response> {
  const response = await fetch(path)
  // Keeps only complete responses of this site that were not redirected, so that no page is kept in place of a script.
  if (response.ok && response.type === 'basic' && !response.redirected) await keepFile(path, response.clone())
  return response
}

async function keepFile(path: string | Request, copy: Response): Promise<void> {
  await (await caches.open(ASSETS_CACHE)).put(path, copy)
}

/**
 * The device's copy. Where the cache does not work (no room, private window) there is none, and the network is used.
 */
const fromDevice = async (cache: string, name: string | Request): Promise<Response | undefined> =>
  caches
    .open(cache)
    .then((opened) => opened.match(name, ANY))
    .catch(() => undefined)

/** A file of a build: from the device when it is there, since its name changes with its content. */
export async function assetFor(request: Request): Promise<Response> {
  const keptFile = await fromDevice(ASSETS_CACHE, request)
  if (keptFile) return keptFile
  const response = await fetch(request)
  const isWhole = response.ok && response.type === 'basic' && !response.redirected
  // Not awaited: a full device must not keep the app from opening.
  if (isWhole) void keepFile(request, response.clone()).catch(() => undefined)
  return response
}

/**
 * A page of the app. It is read from the server, so that a new build comes with the next visit; without network, or
 * when that takes too long, it is the page that this device kept last.
 */
export async function pageFor(request: Request, page: OfflinePage): Promise<Response> {
  const keptPage = await fromDevice(PAGES_CACHE, pageKey(page))
  const coming = fetch(request)
  if (!keptPage) return coming
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(keptPage), PATIENCE_MS))
  return Promise.race([coming.catch(() => keptPage), late])
}

async function namesOf(page: OfflinePage): Promise<string[]> {
  const keptNames = await (await caches.open(PAGES_CACHE)).match(namesKey(page))
  const names: unknown = await keptNames?.json()
  return Array.isArray(names) ? names.map(String) : []
}

async function forgetOldFiles(): Promise<void> {
  const named = new Set([...(await namesOf('public')), ...(await namesOf('staff'))])
  const cache = await caches.open(ASSETS_CACHE)
  for (const request of await cache.keys()) {
    if (named.has(new URL(request.url).pathname)) continue
    const date = (await cache.match(request))?.headers.get('date') ?? ''
    if (!(Date.now() - Date.parse(date) < UNNAMED_MS)) await cache.delete(request)
  }
}

/**
 * Keeps a page with all files that it loaded. It replaces the page of an earlier build only once all files are kept, so
 * that what opens without network is always of one build.
 */
export async function cachePage({ keep, entry, assets }: CachePageMessage): Promise<void> {
  const files = await caches.open(ASSETS_CACHE)
  const pages = await caches.open(PAGES_CACHE)
  const before = await namesOf(keep)
  const isKnown = before.includes(entry)
  const names = [...new Set([entry, ...assets, ...(isKnown ? before : [])])]
  for (const name of names) {
    if (!name.startsWith(ASSETS) || (await files.match(name, ANY))) continue
    if (!(await fetchFile(name)).ok) return
  }
  if (!isKnown) {
    const page = await fetch('/', { cache: 'no-cache' })
    const isOfThisBuild = page.ok && !page.redirected && (await page.clone().text()).includes(`"${entry}"`)
    if (!isOfThisBuild) return
    await pages.put(pageKey(keep), page)
  }
  await pages.put(namesKey(keep), new Response(JSON.stringify(names)))
  await forgetOldFiles()
}
