import { existsSync, readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright'

/** Memory that a process has alone: the browser's own program, which all of its processes read from one place, is not in it. */
const PRIVATE = ['RssAnon', 'RssShmem', 'VmSwap']

function privateKilobytes(process: number): number {
  const file = `/proc/${process}/status`
  const status = existsSync(file) ? readFileSync(file, 'utf8') : ''
  return PRIVATE.reduce((sum, name) => {
    const [, kilobytes = 0] = new RegExp(`${name}:\\s+(\\d+)`).exec(status) ?? []
    return sum + Number(kilobytes)
  }, 0)
}

/**
 * The memory of the browser's pages, their workers included, in MB, as the browser's own task manager counts it; 0
 * where the system does not tell.
 */
export async function pageMemory(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  const pages = processInfo.filter(({ type }) => type === 'renderer')
  return pages.reduce((sum, { id }) => sum + privateKilobytes(id), 0) / 1024
}

/** What a page still uses, in MB: without what it is done with and has only not given back yet. */
export async function usedMemory(page: Page, browser: Browser): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  await session.detach()
  return pageMemory(browser)
}
