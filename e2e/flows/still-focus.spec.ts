import { expect, test } from 'playwright/test'
import { paths } from '../../src/lib/paths'
import { expectAccessible } from './accessible'
import { forgetNewForms } from './backstage'
import { expectStill, publishTurn } from './expect-still'

test.afterAll(forgetNewForms)

for (const [screen, viewport, reducedMotion] of [
  ['a phone', { width: 360, height: 740 }, 'no-preference'],
  ['a desk whose motion is reduced', { width: 1280, height: 800 }, 'reduce'],
  ['a screen higher than the form', { width: 1280, height: 1600 }, 'no-preference'],
] as const)
  test(`LOGIC-13 what has the focus stays where it is at the top of the page too, on ${screen}`, async ({
    page,
  }) => {
    const { id } = await publishTurn(`turno-${viewport.height}-${Date.now()}`)
    await page.setViewportSize(viewport)
    await page.emulateMedia({ reducedMotion })
    await page.goto(paths.publicAnswer.href(id))
    await expectStill(page, page)
    const words = page.getByRole('status').filter({ hasText: /^Apareci/ })
    await page.keyboard.press('ArrowLeft')
    await expect(words).toHaveText('Apareció una pregunta más arriba.Apareció una pregunta más abajo.')
    await expectAccessible(page)
  })
