import { expect, type FrameLocator, type Page } from 'playwright/test'
import { aSection, questions, TYPED } from '../../src/testing/builders'
import { publish } from './publish'

const BETWEEN = '¿Vino antes?'

/** Adds a public form whose one question shows another above and another below itself. */
export const publishTurn = (id: string) =>
  publish({
    ...{ id, titulo: 'Turno' },
    secciones: [
      aSection({
        titulo: 'El turno',
        preguntas: questions(
          { id: 'before', titulo: '¿Cuándo vino?', mostrarSi: '{{came}}' },
          { id: 'came', titulo: BETWEEN, ...TYPED['yes-no'] },
          { id: 'after', titulo: '¿Por qué vuelve?', mostrarSi: '{{came}}' },
        ),
      }),
    ],
  })

/**
 * Answers that question by the arrow keys, and looks whether it moves on the screen by more than a pixel.
 * @param form where the form stands: the page, or a frame in it
 */
export async function expectStill(page: Page, form: Page | FrameLocator): Promise<void> {
  const group = form.getByRole('radiogroup', { name: BETWEEN })
  const answer = (words: string) => group.getByRole('radio', { name: words }).check()
  await answer('Sí')
  // What speaks of it is loaded after the form.
  await expect(form.getByRole('status').filter({ hasText: /^Apareci/ })).toBeAttached()
  await answer('No')
  await expect(form.getByRole('textbox', { name: '¿Cuándo vino?' })).toHaveCount(0)
  // The page around a frame brings what has the focus into sight by itself.
  if (form !== page)
    await group.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const screenTop = async () => (await group.boundingBox())?.y ?? Number.NaN
  const before = await screenTop()
  for (const [key, count] of [
    ['ArrowLeft', 1],
    ['ArrowRight', 0],
    ['ArrowLeft', 1],
    ['ArrowRight', 0],
  ] as const) {
    await page.keyboard.press(key)
    await expect(form.getByRole('textbox', { name: '¿Cuándo vino?' })).toHaveCount(count)
    await expect(form.getByRole('textbox', { name: '¿Por qué vuelve?' })).toHaveCount(count)
    await expect.poll(async () => Math.abs((await screenTop()) - before)).toBeLessThanOrEqual(1)
  }
}
