import AxeBuilder from '@axe-core/playwright'
import { expect } from 'playwright/test'
import type { Page } from 'playwright'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Waits for what is fading in or out: half transparent, everything lacks contrast. */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    return Promise.allSettled(ending.map(({ finished }) => finished))
  })
}

/** axe finds nothing on the page as it stands (WCAG 2.2 AA, contrast included). */
export async function expectAccessible(page: Page): Promise<void> {
  await untilStill(page)
  // Open lists and dialogs stand outside the landmarks: while they are open, they are all there is.
  const axe = new AxeBuilder({ page }).withTags(WCAG).disableRules('region')
  const { violations } = await axe.analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  expect(found, page.url()).toEqual([])
}
