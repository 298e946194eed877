import { expect, test, type Page } from 'playwright/test'
import { isAnswerCode } from '../../src/domain/codes/answer-code'
import { paths } from '../../src/lib/paths'
import { expectAccessible } from './accessible'
import { forgetNewForms } from './backstage'
import { countTransitions } from './count-transitions'
import { enterAs } from './pages/login'
import { writeBilingual } from './written-forms'

test.afterAll(forgetNewForms)

const FORM = `teclado-${Date.now()}`

const WORDS = {
  es: {
    tag: 'es-AR',
    title: 'Un banco roto',
    missing: 'Hay campos obligatorios sin completar.',
    where: '¿Dónde está?',
    danger: '¿Es peligroso?',
    yes: 'Sí',
    save: 'Enviar',
    saved: 'Formulario guardado correctamente.',
  },
  en: {
    tag: 'en-GB',
    title: 'A broken bench',
    missing: 'Some required fields are missing.',
    where: 'Where is it?',
    danger: 'Is it dangerous?',
    yes: 'Yes',
    save: 'Send',
    saved: 'Form saved correctly.',
  },
} as const
type Words = Record<keyof (typeof WORDS)['es'], string>

const FURTHEST = 40

/** Goes with the tabulator to what has that name, as somebody without a mouse does. */
async function tabTo(page: Page, role: 'button' | 'textbox' | 'radio' | 'link', name: string | RegExp) {
  const target = page.getByRole(role, { name }).first()
  for (let step = 0; step < FURTHEST; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The tabulator does not reach ${String(name)}`)
}

/** Saves too early, follows the summary to what is missing, fills it and saves. */
async function answer(page: Page, words: Words): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
  await tabTo(page, 'button', words.save)
  await page.keyboard.press('Enter')
  await expect(page.getByText(words.missing).first()).toBeVisible()
  await expectAccessible(page)
  await tabTo(page, 'link', new RegExp(words.where.replace('?', '\\?')))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: words.where })).toBeFocused()
  await page.keyboard.insertText('Plaza San Martín')
  await tabTo(page, 'radio', words.yes)
  await page.keyboard.press('Space')
  await expect(page.getByRole('radio', { name: words.yes })).toBeChecked()
  await tabTo(page, 'button', words.save)
  await page.keyboard.press('Enter')
}

test.beforeAll(() => writeBilingual(FORM))

for (const words of Object.values(WORDS)) {
  test.describe(words.tag, () => {
    test.use({ locale: words.tag })

    for (const width of [360, 1280]) {
      test(`ANS-23 NAV-02 a stranger who wants less motion answers with the keyboard alone, ${width} px wide, in ${words.tag}`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 740 })
        const transitions = await countTransitions(page)
        await page.goto(paths.publicAnswer.href(FORM))
        await answer(page, words)
        await expect(page.getByRole('heading', { level: 1, name: words.saved })).toBeVisible()
        expect(isAnswerCode(page.url().split('/').at(-1) ?? '')).toBe(true)
        expect(await transitions()).toBe(0)
        await expectAccessible(page)
      })
    }
  })
}

test('ANS-23 an inspector who wants less motion answers with the keyboard alone', async ({ page }) => {
  await enterAs(page, 'inspector.elevado')
  const transitions = await countTransitions(page)
  await page.goto(paths.answer.href(FORM))
  await answer(page, { ...WORDS.es, save: 'Guardar' })
  // The list takes the code out of the address when it has shown it.
  await expect(page).toHaveURL(/\/listar/)
  await expect(page.getByText(/VA-/).first()).toBeVisible()
  expect(await transitions()).toBe(0)
})
