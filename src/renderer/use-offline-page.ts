import { useEffect } from 'react'
import { cacheThisPage, type OfflinePage } from '../lib/offline-page'

const whenIdle = (work: () => void): (() => void) => {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, 2_000)
    return () => clearTimeout(timer)
  }
  const asked = requestIdleCallback(work, { timeout: 5_000 })
  return () => cancelIdleCallback(asked)
}

/**
 * Keeps the page on this device once it shows a form, so that it opens without network.
 * @param loadLater loads what the form needs only later, while there is a network; stable
 */
export function useOfflinePage(page: OfflinePage, loadLater: () => Promise<unknown>): void {
  useEffect(
    () =>
      whenIdle(() => {
        // What could not be loaded now is loaded when it is needed.
        void loadLater()
          .catch(() => undefined)
          .then(() => cacheThisPage(page))
          .catch(() => undefined)
      }),
    [page, loadLater],
  )
}
