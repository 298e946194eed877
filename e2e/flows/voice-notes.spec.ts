import { expect, test, type Locator } from 'playwright/test'
import { listedIn } from '../../src/domain/question-types/files/list'
import { paths } from '../../src/lib/paths'
import { aSection, questions, TYPED } from '../../src/testing/builders'
import { CHROMIUM_ARGS } from '../stack/chromium'
import { expectAccessible } from './accessible'
import { forgetNewForms, newestChecked } from './backstage'
import { AnsweringScreen } from './pages/answering'
import { enterAs, signIn } from './pages/login'
import { writeSections } from './written-forms'

// A microphone that beeps, and a person who allows it.
const MICROPHONE = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']

test.afterAll(forgetNewForms)
test.use({
  viewport: { width: 360, height: 740 },
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH,
    args: [...CHROMIUM_ARGS, ...MICROPHONE],
  },
})

test.describe.configure({ mode: 'serial' })

let answerId = ''
const FORM = `ruidos-${Date.now().toString(36)}`
const QUESTION = 'Lo que se oye'
const SECTIONS = [
  aSection({
    titulo: 'Ruidos molestos',
    preguntas: questions({ ...TYPED.files, id: 'voz', titulo: QUESTION, formato: 'voice:1-3:caption' }),
  }),
]

/** Waits until the browser can play it. */
const expectPlayable = (sound: Locator) =>
  expect
    .poll(() => sound.evaluate((audio) => audio instanceof HTMLAudioElement && audio.readyState))
    .toBeGreaterThan(0)

test('KIND-08 an inspector records voice notes on a phone, by keyboard too', async ({ page }) => {
  await writeSections(FORM, 'Ruidos molestos', SECTIONS)
  await signIn(page, 'inspector.elevado')
  await page.goto(paths.answer.href(FORM))
  const form = new AnsweringScreen(page)
  const notes = page.getByRole('group', { name: QUESTION })
  const record = notes.getByRole('button', { name: 'Grabar nota de voz' })

  await test.step('one is recorded by keyboard: the button that begins ends it', async () => {
    await record.focus()
    await page.keyboard.press('Enter')
    await expect(notes.getByText('Grabando', { exact: true })).toBeVisible()
    await expect(notes.getByRole('timer')).toContainText('0:01')
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expectPlayable(notes.getByLabel(/^Escuchar Nota de voz 0:0\d\.webm$/))
    await expect(record).toBeFocused()
    await notes.getByRole('textbox').fill('El portón golpea')
  })
  await test.step('another one is thrown away', async () => {
    await record.click()
    await notes.getByRole('button', { name: 'Descartar' }).click()
    await expect(record).toBeFocused()
    await expect(notes.getByText('1 archivo de 3 como máximo.')).toBeVisible()
    await expectAccessible(page)
  })
  await test.step('what is recorded when the page is hidden is kept', async () => {
    await record.click()
    await expect(notes.getByRole('timer')).toContainText('0:01')
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await expect(notes.getByText('2 archivos de 3 como máximo.')).toBeVisible()
  })
  await form.save.click()
  const stored = await newestChecked(FORM)
  expect(stored?.doc.get('invalida')).toBe(false)
  const [voice, second] = listedIn(stored?.doc.get('secciones')[0].preguntas[0].respuesta) ?? []
  expect(voice).toMatchObject({
    caption: 'El portón golpea',
    path: expect.stringMatching(/^audios\/.*\.webm$/),
  })
  expect(second?.size).toBeGreaterThan(0)

  answerId = stored?.id ?? ''
})

test('KIND-08 VIEW-03 a supervisor hears it in the view', async ({ page }) => {
  await enterAs(page, 'supervisor')
  await page.goto(paths.view.href(answerId))
  const sound = page.getByLabel(/^Escuchar Nota de voz/).first()
  await sound.scrollIntoViewIfNeeded()
  await expectPlayable(sound)
  await expect(page.getByRole('article').getByText('El portón golpea')).toBeVisible()
  await expectAccessible(page)
})
