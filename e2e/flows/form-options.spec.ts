import { expect, test, type Page } from 'playwright/test'
import { FORMS, publicFormPath, VERSIONS } from '../../src/domain/store-paths'
import { paths } from '../../src/lib/paths'
import { drawHeader } from '../stack/seed/pictures/header'
import { newCanvas } from '../stack/seed/pictures/canvas'
import { expectAccessible } from './accessible'
import { backstage, forgetNewForms } from './backstage'
import { AnsweringScreen } from './pages/answering'
import { EditorScreen } from './pages/editor'
import { enterAs } from './pages/login'

const PHONE = { width: 360, height: 740 }
const png = (bytes: Uint8Array, name = 'cabecera.png') => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(bytes),
})
const group = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) }).click()
const turnOn = (page: Page, name: string) => page.getByRole('switch', { name, exact: true }).check()
const pictures = (page: Page) => page.locator('img[src*="cabeceras"]')

/** The form with this title, as stored. */
async function storedForm(title: string) {
  const { docs } = await backstage().collection(FORMS).where('titulo', '==', title).get()
  const [form] = docs
  if (!form) throw new Error(`no form «${title}»`)
  return form
}

const newTitle = (words: string): string => `${words} ${Date.now()}`
test.afterAll(forgetNewForms)

/** Whether the browser really shows the picture, and how wide it is. */
const shownWidth = (page: Page) =>
  pictures(page)
    .first()
    .evaluate((image) => (image instanceof HTMLImageElement && image.complete ? image.naturalWidth : 0))

test('EDIT-02 EDIT-03 EDIT-22 a public form gets a header image, a voucher and a limit; a stranger sees and fills it', async ({
  page,
  browser,
}) => {
  test.slow()
  const title = newTitle('Encuesta con imagen')
  await enterAs(page, 'generador')
  const editor = new EditorScreen(page)
  await editor.openNew()
  await page.getByLabel('Título del formulario').fill(title)
  await page.getByRole('checkbox', { name: 'Inspección General' }).check()
  await turnOn(page, 'Público')
  await group(page, 'Encabezado y lugar')
  await turnOn(page, 'Imagen de encabezado')
  const file = page.locator('input[type=file]')

  await test.step('what is no picture is refused before it is sent', async () => {
    await file.setInputFiles(png(new TextEncoder().encode('<!doctype html>')))
    await expect(page.getByText('Formato de archivo inválido')).toBeVisible()
    await file.setInputFiles(png(newCanvas(400, 400, [171, 70, 50]).png().subarray(0, 60)))
    await expect(page.getByText('Formato de archivo inválido')).toBeVisible()
    await editor.save.click()
    await expect(page.getByText('Debe adjuntar una imagen')).toBeVisible()
  })
  await test.step('uploaded, replaced', async () => {
    await file.setInputFiles(png(newCanvas(400, 400, [171, 70, 50]).png()))
    await expect(page.getByText('Imagen cargada correctamente')).toBeVisible()
    await expect(page.getByText(/se verá recortada arriba y abajo/)).toBeVisible()
    const first = await pictures(page).first().getAttribute('src')
    await file.setInputFiles(png(drawHeader()))
    await expect(pictures(page).first()).not.toHaveAttribute('src', first ?? '')
    await expect(page.getByText('Esta mide 1280 × 150 píxeles.')).toBeVisible()
    await expect.poll(async () => (await page.request.get(first ?? '')).status()).not.toBe(200)
  })
  await test.step('limit and voucher', async () => {
    await group(page, 'Límites y cambios')
    await turnOn(page, 'Limitar las respuestas')
    await group(page, 'Lo que recibe la persona')
    await turnOn(page, 'Comprobante personalizado')
    await page.getByLabel('Texto del comprobante').fill('Gracias por participar.')
    for (const name of ['Destinatario', 'Firmas', 'Pagos', 'Turnos e incidentes']) await group(page, name)
    await expectAccessible(page)
    await editor.save.click()
    await expect(page.getByText('Debe ingresar un número de respuestas').first()).toBeVisible()
    await expect(page.getByLabel('Número de respuestas')).toBeFocused()
    await page.getByLabel('Número de respuestas').fill('1')
  })
  await editor.addSection(1, 'Opinión')
  await editor.addQuestion('sección 1', 1, { title: '¿Qué le pareció?', kind: 'Texto' })
  await editor.publish()

  const form = await storedForm(title)
  expect(form.data()).toMatchObject({ responsesCount: 1, customizedVoucherText: 'Gracias por participar.' })
  const elsewhere = await browser.newContext({ viewport: PHONE, locale: 'es-AR' })
  const stranger = await elsewhere.newPage()
  await stranger.goto(paths.publicAnswer.href(form.id))
  await expect(pictures(stranger)).toBeVisible()
  await expect.poll(() => shownWidth(stranger)).toBe(1280)
  await expect(pictures(stranger)).toHaveAttribute('alt', '')
  await expectAccessible(stranger)

  await test.step('taken off in the editor, the picture stays for the version that shows it', async () => {
    await page.goto(paths.editForm.href(form.id))
    await group(page, 'Encabezado y lugar')
    await page.getByRole('button', { name: 'Eliminar imagen' }).click()
    await expect(pictures(page)).toHaveCount(0)
    await stranger.reload()
    await expect.poll(() => shownWidth(stranger)).toBe(1280)
  })
  await test.step('the only answer is taken, and the form is closed', async () => {
    const answering = new AnsweringScreen(stranger)
    await answering.type('¿Qué le pareció?', 'Muy bien')
    await answering.toTheEnd()
    await answering.save.click()
    await expect(stranger).toHaveURL(/\/publico\/guardado\//)
    await expect
      .poll(async () => (await backstage().doc(publicFormPath(form.id)).get()).get('motivo'))
      .toBe('limite')
  })
  await elsewhere.close()
})

test('EDIT-13 EDIT-12 EDIT-11 payments and signatures are written, missing parts are completed, and they go into the version', async ({
  page,
}) => {
  const title = newTitle('Entradas')
  await enterAs(page, 'supervisor.montclar')
  const editor = new EditorScreen(page)
  await editor.openNew()
  await page.getByLabel('Título del formulario').fill(title)
  await page.getByRole('checkbox', { name: 'Comercio y Consumo' }).check()
  await editor.addSection(1, 'Asistentes')
  await editor.addQuestion('sección 1', 1, { title: '¿Quiénes vienen?', kind: 'Texto' })
  await turnOn(page, 'Pedir un video')
  await page.getByLabel('Título del formulario').focus()
  await group(page, 'Firmas')
  await turnOn(page, 'Firma digital')
  await page.getByRole('button', { name: 'Agregar firma' }).click()
  await page.getByLabel('Título de la firma 1').fill('Responsable')
  await group(page, 'Pagos')
  await turnOn(page, 'Cobrar con tarjeta')
  await page.getByRole('button', { name: 'Agregar pago' }).click()
  await page.getByLabel('Qué se paga').fill('Cena popular')
  await page.getByLabel('Fecha y hora (opcional)').fill('2026-09-21T20:30')
  await page.getByLabel('Nombre de la tarifa').fill('Adulto')
  await editor.save.click()
  await expect(page.getByText('Debe completar los datos de los pagos')).toBeVisible()
  await expect(page.getByText(/Escriba un precio, o 0/)).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Precio (€)').fill('12,5')
  await page.getByLabel('Entradas disponibles').fill('80')
  await editor.save.click()
  await expect(page.getByText('El formulario fue creado correctamente')).toBeVisible()
  const form = await storedForm(title)
  const version = await form.ref.collection(VERSIONS).doc('1').get()
  expect(version.get('payments')).toMatchObject([
    {
      name: 'Cena popular',
      dateFormatted: '21/09/2026 - 20:30',
      currencyType: { diminutive: 'EUR' },
      sections: [{ sectionName: 'Adulto', sectionPrice: 1250, sectionQuantyLeft: 80 }],
      quantyTicketsMaxPerTransaction: 10,
    },
  ])
  expect(version.get('signatures')).toMatchObject([{ title: 'Responsable', typeOfSignature: 'both' }])
  expect(version.get('secciones')[0].preguntas[0].adjuntarVideo).toBe(true)
})

test('NAV-05 an open editor fits when its window becomes narrow', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await enterAs(page, 'generador')
  await page.goto(paths.editForm.href('inscripcion-talleres'))
  await expect(page.getByLabel('Título de la sección 1', { exact: true })).toBeVisible()
  // What was in sight before the picture came is drawn, and out of sight then.
  await expect.poll(() => shownWidth(page)).toBeGreaterThan(0)
  await page.setViewportSize(PHONE)
  await expect(page.getByRole('tab', { name: 'Esquema' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
})
