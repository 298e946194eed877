import { Buffer } from 'node:buffer'
import { expect, test, type Locator, type Page } from 'playwright/test'
import { listedIn } from '../../src/domain/question-types/files/list'
import { paths } from '../../src/lib/paths'
import { aSection, questions, TYPED } from '../../src/testing/builders'
import { expectAccessible } from './accessible'
import { forgetNewForms, newestAnswers, newestChecked } from './backstage'
import { AnsweringScreen } from './pages/answering'
import { enterAs, signIn } from './pages/login'
import { writeSections } from './written-forms'

test.afterAll(forgetNewForms)
test.use({
  serviceWorkers: 'allow',
  viewport: { width: 360, height: 740 },
  permissions: ['geolocation'],
  geolocation: { latitude: -31.4, longitude: -64.18, accuracy: 8 },
})
test.describe.configure({ mode: 'serial' })

const FORM = `relevamiento-${Date.now().toString(36)}`
const QUESTION = 'Fotos de la vereda'
const SECTIONS = [
  aSection({
    titulo: 'La vereda',
    preguntas: questions(
      { id: 'calle', titulo: 'Calle' },
      {
        ...{ ...TYPED.files, id: 'fotos', titulo: QUESTION, required: true },
        formato: 'photo-document:2-10:needed:when:where',
      },
    ),
  }),
]
let answerId = ''

/** Photos of a phone, each with its number and a colour. */
const photosOf = (page: Page, count: number) =>
  page.evaluate(async (many) => {
    const made: string[] = []
    for (let at = 1; at <= many; at += 1) {
      const canvas = new OffscreenCanvas(1600, 1200)
      const context = canvas.getContext('2d')
      if (!context) throw new Error('no canvas')
      context.fillStyle = `hsl(${at * 33} 45% 55%)`
      context.fillRect(0, 0, 1600, 1200)
      context.fillStyle = '#fff'
      context.font = '700px sans-serif'
      context.fillText(String(at), 300, 850)
      const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 })
      const bytes = new Uint8Array(await blob.arrayBuffer())
      made.push(btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')))
    }
    return made
  }, count)

/** How many dots of a picture have the red of marks. */
const redIn = (picture: Locator): Promise<number> =>
  picture.evaluate((image) => {
    const context = new OffscreenCanvas(400, 300).getContext('2d')
    if (!context || !(image instanceof HTMLImageElement)) return -1
    context.drawImage(image, 0, 0, 400, 300)
    const { data } = context.getImageData(0, 0, 400, 300)
    let red = 0
    for (let at = 0; at < data.length; at += 4)
      if ((data[at] ?? 0) > 180 && (data[at + 1] ?? 255) < 80 && (data[at + 2] ?? 255) < 90) red += 1
    return red
  })

test('KIND-08 DAY-05 an inspector puts ten photos with captions in order, draws on one without network, and sends them later', async ({
  page,
}) => {
  test.slow()
  await writeSections(FORM, 'Relevamiento de veredas', SECTIONS)
  await signIn(page, 'inspector.elevado')
  await page.goto(paths.answer.href(FORM))
  const form = new AnsweringScreen(page)
  const list = page.getByRole('group', { name: QUESTION })
  await form.type('Calle', 'San Martín 450')
  await expect(list.getByRole('button', { name: 'Elegir fotos' })).toBeVisible()
  await expectAccessible(page)
  const photos = await photosOf(page, 10)
  // What needs the network is loaded by now.
  await expect
    .poll(() =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('prepare-file')),
      ),
    )
    .toBe(true)
  await page.context().setOffline(true)

  await test.step('all of them are chosen at once', async () => {
    await list
      .locator('input[type=file][multiple]')
      .first()
      .setInputFiles(
        photos.map((base64, at) => ({
          ...{ name: `IMG_${at + 1}.jpg`, mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') },
        })),
      )
    await expect(list.getByRole('img')).toHaveCount(10)
    await expect(list.getByText('10 archivos de 10 como máximo.')).toBeVisible()
    await expect(list.getByRole('button', { name: 'Elegir fotos' })).toHaveCount(0)
    await expect(list.getByText(/-31\.40000, -64\.18000/)).toHaveCount(10)
  })
  await test.step('a caption that is missing is told', async () => {
    await form.save.click()
    await expect(page.getByText('Escriba la descripción de cada archivo.').first()).toBeVisible()
    await expectAccessible(page)
  })
  await test.step('they are described and put in order, by keyboard too', async () => {
    for (const [at, field] of (await list.getByRole('textbox').all()).entries())
      await field.fill(`Rotura ${at + 1}`)
    await list.getByRole('button', { name: 'Subir Rotura 10' }).click()
    await list.getByRole('button', { name: 'Bajar Rotura 1', exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(list.getByText('Rotura 1: lugar 2 de 10.')).toBeAttached()
    await list.getByRole('button', { name: 'Quitar el lugar de IMG_3.jpg' }).click()
    await expect(list.getByText(/-31\.40000, -64\.18000/)).toHaveCount(9)
    await expectAccessible(page)
  })
  await test.step('one of them is drawn on, by mouse and by keyboard', async () => {
    await list.getByRole('button', { name: 'Marcar Rotura 2' }).click()
    const dialog = page.getByRole('dialog', { name: 'Marcar la foto' })
    const photo = dialog.getByRole('application', { name: /^Foto\./ })
    await expect(dialog.getByRole('button', { name: 'Guardar la foto marcada' })).toBeDisabled()
    await expect.poll(async () => (await photo.boundingBox())?.height ?? 0).toBeGreaterThan(150)
    const box = await photo.boundingBox()
    if (!box) throw new Error('no photo')
    await page.mouse.move(box.x + 20, box.y + 20)
    await page.mouse.down()
    await page.mouse.move(box.x + 120, box.y + 90, { steps: 5 })
    await page.mouse.up()
    await expect(dialog.getByText('1 marca')).toBeVisible()
    await dialog.getByRole('radio', { name: 'Círculo' }).check()
    await photo.focus()
    await page.keyboard.press('Enter')
    for (const key of ['ArrowRight', 'ArrowDown'])
      for (let times = 0; times < 10; times += 1) await page.keyboard.press(key)
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('2 marcas')).toBeVisible()
    await dialog.getByRole('radio', { name: 'Texto' }).check()
    await dialog.getByRole('textbox').fill('Grieta')
    await photo.click({ position: { x: 30, y: 120 } })
    await photo.click({ position: { x: 60, y: 60 } })
    await dialog.getByRole('button', { name: 'Deshacer' }).click()
    await expect(dialog.getByText('3 marcas')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Guardar la foto marcada' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(list.getByRole('img')).toHaveCount(10)
    await expect.poll(() => redIn(list.getByRole('img', { name: /Rotura 2/ }))).toBeGreaterThan(500)
    expect(await redIn(list.getByRole('img', { name: /Rotura 4/ }))).toBe(0)
  })
  await test.step('it is left in the outbox and goes once there is a network', async () => {
    await form.save.click()
    const dialog = page.getByRole('dialog', { name: 'Conexión a internet perdida' })
    await dialog.getByRole('button', { name: 'Dejar en la bandeja de salida' }).click()
    await expect(page.getByRole('heading', { name: 'Bandeja de salida' })).toBeVisible()
    expect(await newestAnswers(FORM, 1)).toEqual([])
    await page.context().setOffline(false)
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(page.getByRole('listitem').filter({ hasText: 'Verificada' }).last()).not.toContainText(
      'todavía no',
    )
  })
  const stored = await newestChecked(FORM)
  answerId = stored?.id ?? ''
  const files = listedIn(stored?.doc.get('secciones')[0].preguntas[1].respuesta) ?? []
  expect(files.map(({ caption }) => caption)).toEqual(
    [2, 1, 3, 4, 5, 6, 7, 8, 10, 9].map((number) => `Rotura ${number}`),
  )
  expect(files.map(({ place }) => place === '')).toEqual(files.map(({ name }) => name === 'IMG_3.jpg'))
  expect(stored?.doc.get('invalida')).toBe(false)
})

test('KIND-08 VIEW-03 PDF-01 a supervisor sees them with their captions, in the list and as a document', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 900 })
  await enterAs(page, 'supervisor')
  await page.goto(paths.view.href(answerId))
  await expect(page.getByText('Rotura 10', { exact: true })).toBeVisible()
  await page.getByText('Rotura 9', { exact: true }).scrollIntoViewIfNeeded()
  await expect
    .poll(() =>
      page
        .getByRole('img', { name: 'Rotura 9' })
        .evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth),
    )
    .toBe(1600)
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectAccessible(page)
})
