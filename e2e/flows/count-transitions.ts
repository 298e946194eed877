import type { Page } from 'playwright'

declare global {
  interface Window {
    transitions: number
  }
}

/**
 * Counts the CSS transitions that begin from the next document on.
 * @returns reads how many transitions the present document has begun
 */
export async function countTransitions(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    window.transitions = 0
    addEventListener('transitionrun', () => (window.transitions += 1))
  })
  return () => page.evaluate(() => window.transitions)
}
