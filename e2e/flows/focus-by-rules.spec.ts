import { expect, test, type Locator, type Page } from 'playwright/test'
import { paths } from '../../src/lib/paths'
import { aSection, questions, TYPED } from '../../src/testing/builders'
import { expectAccessible } from './accessible'
import { forgetNewForms } from './backstage'
import { AnsweringScreen } from './pages/answering'
import { writeSections } from './written-forms'

test.use({ viewport: { width: 360, height: 740 } })
test.afterAll(forgetNewForms)

/** How far down the screen something stands. */
const topOf = (locator: Locator): Promise<number> =>
  locator.evaluate((element) => Math.round(element.getBoundingClientRect().top))

/** Writes down from now on what a screen reader is told in passing; gives what it was told so far. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  const heard: string[] = []
  await page.exposeFunction('hear', (words: string) => void heard.push(words))
  await page.evaluate(() => {
    const hear: unknown = Object.getOwnPropertyDescriptor(window, 'hear')?.value
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (typeof hear === 'function' && node.parentElement?.closest('[role=status], [aria-live=polite]'))
            hear(node.textContent)
    }).observe(document.body, { childList: true, subtree: true })
  })
  return async () => {
    // What the page said before is written down by then.
    await page.evaluate(() => new Promise(requestAnimationFrame))
    return heard.splice(0)
  }
}

test('LOGIC-13 the focus stays where it is while rules show and hide what stands below and above it, and a screen reader is told once', async ({
  page,
}) => {
  const id = `tramite-${Date.now()}`
  const preguntas = questions(
    { id: 'numero', titulo: 'Número de poder', mostrarSi: '{{poder}}' },
    ...['Nombre', 'Calle', 'Barrio', 'Teléfono', 'Correo', 'Motivo'].map((titulo) => ({ titulo })),
    { id: 'poder', titulo: '¿Trae un poder?', ...TYPED['yes-no'] },
    { id: 'tercero', titulo: '¿Viene por otra persona?', ...TYPED['yes-no'] },
    { id: 'quien', titulo: '¿Por quién?', mostrarSi: '{{tercero}}' },
  )
  await writeSections(id, `Trámite ${id}`, [aSection({ titulo: 'El trámite', preguntas })])
  await page.goto(paths.publicAnswer.href(id))
  const form = new AnsweringScreen(page)
  await expect(form.field('Nombre')).toBeVisible()
  const heard = await listen(page)
  for (const [asked, shown, where] of [
    ['¿Viene por otra persona?', '¿Por quién?', 'abajo'],
    ['¿Trae un poder?', 'Número de poder', 'arriba'],
  ] as const) {
    const group = page.getByRole('radiogroup', { name: asked })
    await group.getByRole('radio', { name: 'Sí' }).check()
    // What speaks of it is loaded after the form.
    await expect(page.getByRole('status').filter({ hasText: /^Apareci/ })).toBeAttached()
    await group.getByRole('radio', { name: 'No' }).check()
    await group.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const before = await topOf(group)
    await heard()
    for (const [key, answer, count] of [
      ['ArrowLeft', 'Sí', 1],
      ['ArrowRight', 'No', 0],
      ['ArrowLeft', 'Sí', 1],
    ] as const) {
      await page.keyboard.press(key)
      await expect(form.field(shown)).toHaveCount(count)
      await expect(group.getByRole('radio', { name: answer })).toBeFocused()
      expect(await topOf(group)).toBe(before)
      const words = (await heard()).filter((one) => one.startsWith('Apareci'))
      expect(words).toEqual(count === 0 ? [] : [`Apareció una pregunta más ${where}.`])
    }
  }
  await expectAccessible(page)
})
