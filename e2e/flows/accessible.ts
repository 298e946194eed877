import type axe from 'axe-core'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect } from 'playwright/test'
import type { Page } from 'playwright'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** WCAG 2.2 AA and good practice, contrast included. Only what is wrong is put into words: the rest takes longer. */
const ASKED = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Open lists and dialogs stand outside the landmarks: while they are open, they are all there is.
  rules: { region: { enabled: false } },
  resultTypes: ['violations' as const],
  // None of these rules asks for style sheets.
  preload: false,
}

/** Half as long as what the package gives by itself, and sent to each page. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Waits for what is fading in or out: half transparent, everything lacks contrast. */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    return Promise.allSettled(ending.map(({ finished }) => finished))
  })
}

/** axe is in the page and in its frames, once for each document. */
async function bringAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE)
  }
}

/**
 * What axe finds on the page. A bar that stays covers part of what scrolls under it, and axe takes that for a small
 * target: those are looked at again in the middle of the screen.
 */
async function violationsOf(asked: axe.RunOptions): Promise<axe.Result[]> {
  const { violations } = await window.axe.run(document, asked)
  const { scrollX, scrollY } = window
  for (const found of violations.filter(({ id }) => id === 'target-size')) {
    const small: axe.NodeResult[] = []
    for (const node of found.nodes) {
      let place: Document = document
      for (const selector of node.target) {
        const target = typeof selector === 'string' ? place.querySelector(selector) : null
        target?.scrollIntoView({ block: 'center', behavior: 'instant' })
        if (target instanceof HTMLIFrameElement) place = target.contentDocument ?? place
      }
      const again = await window.axe.run({ include: [node.target] }, { runOnly: ['target-size'] })
      if (again.violations.length > 0) small.push(node)
    }
    found.nodes = small
  }
  window.scrollTo(scrollX, scrollY)
  return violations.filter(({ nodes }) => nodes.length > 0)
}

/** axe finds nothing on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  await untilStill(page)
  await bringAxe(page)
  const violations = await page.evaluate(violationsOf, ASKED)
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  expect(found, page.url()).toEqual([])
}
