import type { Browser, Page } from 'playwright'

/** The page on which forms are answered to be measured. */
export const PAGE = 'src/testing/bench-answering.tsx'

/** Opens it anew. */
export async function openPage(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } })
  await page.goto(address)
  await page.waitForFunction(() => 'bench' in window)
  return page
}
