import type { Page } from 'playwright/test'

/** What a person did on a page: how often they pressed, and into how many fields they typed. */
interface Effort {
  taps: number
  fields: number
}

/**
 * Counts from the next page that is opened.
 * @returns tells what was counted on the page that is open
 */
export async function countEffort(page: Page): Promise<() => Promise<Effort>> {
  await page.addInitScript(() => {
    addEventListener('pointerdown', () => performance.mark('tap'), true)
    addEventListener(
      'input',
      ({ target }) => {
        if (target instanceof HTMLInputElement && target.type !== 'radio')
          performance.mark(`field ${target.id}`)
      },
      true,
    )
  })
  return () =>
    page.evaluate(() => {
      const names = performance.getEntriesByType('mark').map(({ name }) => name)
      const fields = new Set(names.filter((name) => name.startsWith('field ')))
      return { taps: names.filter((name) => name === 'tap').length, fields: fields.size }
    })
}
