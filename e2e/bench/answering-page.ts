import type { Browser, Page } from 'playwright'

/** The page on which forms are answered to be measured. */
export const PAGE = 'src/testing/bench-answering.tsx'

export const newPage = (browser: Browser): Promise<Page> =>
  browser.newPage({ viewport: { width: 360, height: 740 } })

export async function goTo(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.waitForFunction(() => 'bench' in window)
}

/** Opens it anew. */
export async function openPage(browser: Browser, address: string): Promise<Page> {
  const page = await newPage(browser)
  await goTo(page, address)
  return page
}
