import { Buffer } from 'node:buffer'
import { expect, test, type Page } from 'playwright/test'
import { filePage } from '../../src/domain/files/file-page'
import { paths } from '../../src/lib/paths'
import { stackPorts, STORAGE_BUCKET } from '../stack/ports'
import { expectAccessible } from './accessible'
import { forgetNewForms, newestChecked } from './backstage'
import { AnsweringScreen } from './pages/answering'
import { emailOf, enterAs, fillLogin } from './pages/login'
import { PASSWORD } from '../stack/seed/staff'
import { writeFiles } from './written-forms'

test.afterAll(forgetNewForms)
/** A stranger's files, from the phone to the desk. Each part needs the one before. */
test.describe.configure({ mode: 'serial' })

const FORM = `archivos-${Date.now().toString(36)}`
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n')
let answerId = ''
let photo = { path: '', name: '' }

/** Whether a picture is drawn, from this page's own memory. */
const isDrawn = (page: Page, name: string | RegExp) =>
  expect
    .poll(() =>
      page
        .getByRole('img', { name })
        .evaluateAll((images) =>
          images.map(
            (image) =>
              image instanceof HTMLImageElement && image.src.startsWith('blob:') && image.naturalWidth > 0,
          ),
        ),
    )
    .toEqual([true])

test('SEC-05 FILE-02 a stranger sees a photo just after sending it, and again after a reload', async ({
  page,
}) => {
  await writeFiles(FORM)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(paths.publicAnswer.href(FORM))
  const form = new AnsweringScreen(page)
  await page.getByRole('textbox').first().fill('Una rama caída')
  // The photo's comes first, and goes once there is one.
  const chooser = page.locator('input[type=file]:not([capture])').first()
  await chooser.setInputFiles({ name: 'rama.png', mimeType: 'image/png', buffer: PNG })
  await expect(page.getByText(/rama\.\w+ adjunto/)).toBeVisible()
  await isDrawn(page, /rama/)
  await chooser.setInputFiles({ name: 'croquis.pdf', mimeType: 'application/pdf', buffer: PDF })
  await expect(page.getByText('croquis.pdf adjunto')).toBeVisible()
  await expect(page.getByText(/Guardado en este dispositivo/)).toBeVisible()

  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.reload()
  await expect(page.getByText(/rama\.\w+ adjunto/)).toBeVisible()
  await isDrawn(page, /rama/)
  expect(asked.filter((address) => address.includes('token='))).toEqual([])
  await expectAccessible(page)
  await form.save.click()
  await expect(page.getByText('Formulario guardado correctamente.')).toBeVisible()

  // Staff see a photo once functions have noted whose it is.
  const newest = await newestChecked(FORM)
  answerId = newest?.id ?? ''
  const [section] = newest?.doc.get('secciones') ?? []
  photo = section.preguntas[0].imagen
  // What is stored of a file opens nothing.
  expect(Object.keys(photo).toSorted()).toEqual(['name', 'path', 'size'])
})

test('SEC-05 VIEW-03 staff of the area see the photo with their own right, and open the document', async ({
  page,
  context,
}) => {
  await enterAs(page, 'supervisor')
  await page.goto(paths.view.href(answerId))
  await isDrawn(page, /rama/)
  await expectAccessible(page)
  const opening = context.waitForEvent('page')
  await page.getByRole('link', { name: /croquis\.pdf/ }).click()
  const file = await opening
  await expect(file.getByRole('heading', { name: 'croquis.pdf' })).toBeVisible()
  await expect(file.getByRole('link', { name: 'Abrir en una pestaña nueva' })).toBeVisible()
  await expectAccessible(file)
  const downloading = file.waitForEvent('download')
  await file.getByRole('link', { name: 'Descargar' }).click()
  expect((await downloading).suggestedFilename()).toBe('croquis.pdf')
})

test('SEC-05 ALIST-06 a link in a workbook asks people to sign in, and then shows the file', async ({
  page,
}) => {
  await page.goto(filePage(photo))
  await expect(page).toHaveURL(/\/login\?volver=/)
  await fillLogin(page, emailOf('supervisor'), PASSWORD)
  await expect(page.getByRole('heading', { level: 1, name: photo.name })).toBeVisible()
  await isDrawn(page, photo.name)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectAccessible(page)
})

for (const who of ['inspector', 'supervisor.montclar']) {
  test(`SEC-05 ${who}, of another area or municipality, is shown nothing of it`, async ({ page }) => {
    await enterAs(page, who)
    await page.goto(filePage(photo))
    await expect(page.getByRole('heading', { name: 'No puede ver este archivo' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Descargar' })).toHaveCount(0)
    await expectAccessible(page)
  })
}

test('SEC-05 nobody gets the photo past the product, by its path or an address from before', async ({
  request,
}) => {
  const address = `http://127.0.0.1:${stackPorts().storage}/v0/b/${STORAGE_BUCKET}/o/${encodeURIComponent(photo.path)}?alt=media`
  expect((await request.get(address)).status()).toBe(403)
  expect((await request.get(`${address}&token=seed-1`)).status()).toBe(403)
})
