import type { Page } from 'playwright'

declare global {
  interface Window {
    transitions: number
  }
}

/**
 * Counts what begins to move from the next document on.
 * @returns how many transitions the document that stands then has begun
 */
export async function countTransitions(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    window.transitions = 0
    addEventListener('transitionrun', () => (window.transitions += 1))
  })
  return () => page.evaluate(() => window.transitions)
}
