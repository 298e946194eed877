import { expect, test, type Page } from 'playwright/test'
import { paths } from '../../src/lib/paths'
import { hostingUrl, stackPorts } from '../stack/ports'
import { filesOf, forgetNewForms, newestAnswers } from './backstage'
import { makePhoto } from './make-photo'
import { AnsweringScreen } from './pages/answering'
import { writePhoto, writeTexts } from './written-forms'

test.afterAll(forgetNewForms)
test.use({ viewport: { width: 360, height: 740 } })

const RUN = Date.now()

/** From now on this device has no room for anything. */
async function fillDevice(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: hostingUrl(), quotaSize: 1 })
}

async function attachPhoto(page: Page): Promise<void> {
  const photo = { name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: await makePhoto(page) }
  await page.locator('input[type=file]:not([capture])').first().setInputFiles(photo)
}

/** Saves; the form has this one answer then, and its one photo. */
async function savesOnce(page: Page, screen: AnsweringScreen, form: string): Promise<void> {
  await screen.save.click()
  await expect(page).toHaveURL(/\/publico\/guardado\//)
  const answers = await newestAnswers(form, 5)
  expect(answers.map(({ code }) => code)).toEqual([page.url().split('/').at(-1)])
  expect(await filesOf(form)).toHaveLength(1)
}

test('ANS-14 ANS-22 a device without room says that only the page has what was typed, and not to reload it', async ({
  page,
}) => {
  const form = `solo-aqui-${RUN}`
  await writeTexts(form, 2)
  await page.goto(paths.publicAnswer.href(form))
  const screen = new AnsweringScreen(page)
  await fillDevice(page)
  await screen.type('Dato 1', 'Un banco')
  await expect(page.getByText(/No se pudo guardar en este dispositivo/).first()).toBeVisible()
  const store = `http://127.0.0.1:${stackPorts().firestore}/**`
  await page.route(store, (route) => route.abort('connectionreset'))
  await screen.save.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('este dispositivo no tiene lugar para guardarlo')
  await page.unroute(store)
  await dialog.getByRole('button', { name: 'Entendido' }).click()
  await screen.save.click()
  await expect(page).toHaveURL(/\/publico\/guardado\//)
  expect(await newestAnswers(form, 5)).toHaveLength(1)
})

test('ANS-15 FILE-03 a photo whose reply was lost counts as sent at the next try', async ({ page }) => {
  test.slow()
  const form = `foto-perdida-${RUN}`
  await writePhoto(form)
  await page.goto(paths.publicAnswer.href(form))
  const screen = new AnsweringScreen(page)
  await screen.type('¿Qué sucede?', 'Un bache')
  // The file arrives, and from then on nothing comes back until the page is opened anew.
  let arrived = false
  await page.route(`http://127.0.0.1:${stackPorts().storage}/**`, async (route) => {
    const sends = route.request().method() === 'POST'
    if (arrived || !sends) return route.abort('connectionreset')
    const reply = await route.fetch()
    arrived = (await filesOf(form)).length > 0
    return arrived ? route.abort('connectionreset') : route.fulfill({ response: reply })
  })
  await attachPhoto(page)
  await expect.poll(async () => (await filesOf(form)).length).toBe(1)
  await expect(page.getByText(/^Guardado en este dispositivo/).first()).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.reload()
  await expect(page.getByText(/Recuperamos lo que había escrito/)).toBeVisible()
  await expect(page.getByText('IMG_1.jpg adjunto')).toBeVisible()
  await savesOnce(page, screen, form)
})

test('ANS-15 FILE-01 a device without room sends a photo and its answer all the same, once', async ({
  page,
}) => {
  test.slow()
  const form = `sin-lugar-${RUN}`
  await writePhoto(form)
  await fillDevice(page)
  await page.goto(paths.publicAnswer.href(form))
  const screen = new AnsweringScreen(page)
  await screen.type('¿Qué sucede?', 'Un bache')
  await attachPhoto(page)
  await expect(page.getByText('IMG_1.jpg adjunto')).toBeVisible()
  await savesOnce(page, screen, form)
})
