import { expect, test, type Page } from 'playwright/test'
import { paths } from '../../src/lib/paths'
import { hostingUrl, stackPorts } from '../stack/ports'
import { forgetNewForms, newestAnswers } from './backstage'
import { withKillable } from './killable-browser'
import { AnsweringScreen } from './pages/answering'
import { writeTexts } from './written-forms'

test.afterAll(forgetNewForms)

const RUN = Date.now()
const FIELDS = 200
/** Filled at the pace of a quick hand; nobody fills the others in no time, as is done here to get on. */
const BY_HAND = 8
const KEY_MS = 60

const written = (page: Page) =>
  page
    .getByRole('textbox')
    .evaluateAll((fields) =>
      fields.map((field) =>
        field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement ? field.value : '',
      ),
    )

test('ANS-22 a browser that is killed with 200 questions filled has lost one field at most', async () => {
  test.slow()
  const form = `cortado-${RUN}`
  const address = hostingUrl() + paths.publicAnswer.href(form)
  const values = Array.from({ length: FIELDS }, (_, index) => `valor ${index + 1}`)
  await writeTexts(form, FIELDS)
  await withKillable(async (open) => {
    const first = await open()
    await first.page.goto(address)
    await first.page.getByLabel('Dato 1', { exact: true }).click()
    for (const [index, value] of values.entries()) {
      if (index > 0) await first.page.keyboard.press('Tab')
      if (index < FIELDS - BY_HAND) await first.page.keyboard.insertText(value)
      else await first.page.keyboard.type(value, { delay: KEY_MS })
    }
    await first.kill()

    const second = await open()
    await second.page.goto(address)
    await second.page
      .getByText(/Recuperamos lo que había escrito|We recovered what you had written/)
      .waitFor()
    const found = await written(second.page)
    expect(found.filter((value, index) => value !== values[index]).length).toBeLessThanOrEqual(1)
  })
})

/** What the page sends to the store to save. */
const COMMIT = `http://127.0.0.1:${stackPorts().firestore}/**:commit**`

for (const [how, arrives] of [
  ['before it arrives', false],
  ['after it arrived, with its reply', true],
] as const) {
  test(`ANS-15 a save that is cut ${how} leaves the draft as it was, and the next one is the same answer`, async ({
    page,
  }) => {
    const form = `a-medias-${arrives}-${RUN}`
    await writeTexts(form, 3)
    await page.goto(paths.publicAnswer.href(form))
    const screen = new AnsweringScreen(page)
    await screen.type('Dato 1', 'Un banco')
    await screen.type('Dato 3', 'Dos bancos')
    // What is asked afterwards whether it arrived is cut as well: nobody knows.
    await page.route(`http://127.0.0.1:${stackPorts().firestore}/**`, async (route) => {
      if (arrives && route.request().url().includes(':commit')) await route.fetch()
      await route.abort('connectionreset')
    })
    await screen.save.click()
    await expect(page.getByRole('dialog', { name: 'No se sabe si la respuesta llegó' })).toBeVisible()
    expect(await newestAnswers(form, 5)).toHaveLength(arrives ? 1 : 0)

    await page.unrouteAll()
    await page.reload()
    await expect(page.getByText(/Recuperamos lo que había escrito/)).toBeVisible()
    await expect(screen.field('Dato 1')).toHaveValue('Un banco')
    await expect(screen.field('Dato 3')).toHaveValue('Dos bancos')
    const saving = page.waitForRequest(COMMIT)
    await screen.save.click()
    await saving
    await expect(page).toHaveURL(/\/publico\/guardado\//)
    const answers = await newestAnswers(form, 5)
    expect(answers.map(({ code }) => code)).toEqual([page.url().split('/').at(-1)])
  })
}
