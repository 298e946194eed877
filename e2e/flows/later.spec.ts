import { Buffer } from 'node:buffer'
import { expect, test } from 'playwright/test'
import { savedDraftPath } from '../../src/domain/store-paths'
import { paths } from '../../src/lib/paths'
import { aSection, questions } from '../../src/testing/builders'
import { mailsAt } from '../stack/outside/smtp/client'
import { stackPorts } from '../stack/ports'
import { expectAccessible } from './accessible'
import { backstage, forgetNewForms, newestAnswers } from './backstage'
import { AnsweringScreen } from './pages/answering'
import { publish } from './publish'

const mails = mailsAt(stackPorts().mails)
test.beforeEach(() => mails.reset())
test.afterAll(() => Promise.all([forgetNewForms(), mails.reset()]))

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
test('REACH-04 a citizen begins on a phone with a photo, goes on at a desk by the mailed link, and sends', async ({
  page,
  browser,
}) => {
  test.slow()
  const form = await publish({
    ...{ id: `seguir-${Date.now().toString(36)}`, titulo: 'Reclamo por una rama', seguir: 15 },
    secciones: [
      aSection({
        titulo: 'La rama',
        preguntas: questions({ titulo: 'Qué pasó', adjuntar: true }, { titulo: 'Cuándo' }),
      }),
    ],
  })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(paths.publicAnswer.href(form.id))
  let link = ''

  await test.step('on the phone: words and a photo, kept by keyboard', async () => {
    await page.getByRole('textbox', { name: 'Qué pasó' }).fill('Cayó una rama')
    const chooser = page.locator('input[type=file]:not([capture])').first()
    await chooser.setInputFiles({ name: 'rama.png', mimeType: 'image/png', buffer: PNG })
    await expect(page.getByText(/rama\.\w+ adjunto/)).toBeVisible()
    const open = page.getByRole('button', { name: 'Guardar y recibir el enlace' })
    await open.focus()
    await page.screenshot({ path: 'test-results/later-offer.png' })
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Seguir más tarde' })
    const address = dialog.getByLabel('Su correo electrónico')
    await address.fill('norma')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('Escriba una dirección de correo')).toBeVisible()
    await expect(address).toBeFocused()
    await expectAccessible(page)
    await page.screenshot({ path: 'test-results/later-dialog.png' })
    await address.fill('norma@correo.test')
    await page.keyboard.press('Enter')
    const kept = page.getByRole('dialog', { name: 'Guardado' })
    await expect(kept.getByText('Enviamos el enlace a norma@correo.test')).toBeVisible()
    await expectAccessible(page)
    await page.screenshot({ path: 'test-results/later-kept.png' })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await kept.getByRole('button', { name: 'Cerrar' }).click()
    await expect(open).toBeFocused()
  })
  await test.step('the mail has the link, and the store nothing of what was written', async () => {
    const [mail] = await mails.sent()
    expect(mail?.recipients).toEqual(['norma@correo.test'])
    link = /\/seguir\/\S+#\S+/.exec(mail?.text ?? '')?.[0] ?? ''
    const [, , id = '', secret = ''] = link.split(/[/#]/)
    const record = JSON.stringify((await backstage().doc(savedDraftPath(id)).get()).data())
    expect(record).toContain(form.id)
    for (const hidden of ['Cayó', 'norma', secret]) expect(record).not.toContain(hidden)
  })

  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const desk = await context.newPage()
  const answering = new AnsweringScreen(desk)
  await test.step('at the desk: the link opens it with its photo', async () => {
    await desk.goto(link)
    await expect(desk.getByRole('textbox', { name: 'Qué pasó' })).toHaveValue('Cayó una rama')
    expect(desk.url()).not.toContain('#')
    await expect(desk.getByText(/rama\.\w+ adjunto/)).toBeVisible()
    await expectAccessible(desk)
    await desk.screenshot({ path: 'test-results/later-desk.png', fullPage: true })
    await desk.getByRole('textbox', { name: 'Cuándo' }).fill('Ayer')
    await desk.getByRole('button', { name: 'Guardar y recibir el enlace' }).click()
    const dialog = desk.getByRole('dialog', { name: 'Seguir más tarde' })
    await dialog.getByRole('button', { name: 'Guardar', exact: true }).click()
    await expect(desk.getByText('El enlace que ya tiene abre lo que acaba de guardar.')).toBeVisible()
    await desk.getByRole('button', { name: 'Cerrar' }).click()
    expect(await mails.sent()).toHaveLength(1)
  })
  await test.step('on the phone again: the later one is not overwritten unless the person says so', async () => {
    await page.getByRole('textbox', { name: 'Cuándo' }).fill('Anteayer')
    await page.getByRole('button', { name: 'Guardar y recibir el enlace' }).click()
    const dialog = page.getByRole('dialog', { name: 'Seguir más tarde' })
    await dialog.getByRole('button', { name: 'Guardar', exact: true }).click()
    await expect(dialog.getByText(/Hay una versión guardada después/)).toBeVisible()
    await expectAccessible(page)
    await page.screenshot({ path: 'test-results/later-meanwhile.png' })
    await dialog.getByRole('link', { name: 'Ver la otra versión' }).click()
    await expect(page.getByRole('heading', { name: '¿Con qué sigue?' })).toBeVisible()
    await expectAccessible(page)
    await page.screenshot({ path: 'test-results/later-which.png' })
    await page.getByRole('button', { name: 'Seguir con el del enlace' }).click()
    await expect(page.getByRole('textbox', { name: 'Cuándo' })).toHaveValue('Ayer')
  })
  await test.step('it is sent from the desk, and the link says so', async () => {
    await answering.save.click()
    await expect(desk.getByText('Formulario guardado correctamente.')).toBeVisible()
    const [answer] = await newestAnswers(form.id, 1)
    const [section] = answer?.doc.get('secciones') ?? []
    expect(section.preguntas[0]).toMatchObject({
      ...{ respuesta: 'Cayó una rama', imagen: { name: expect.stringMatching(/^rama/) } },
    })
    await desk.goto(link)
    await expect(desk.getByRole('heading', { name: 'Ya se envió' })).toBeVisible()
    await expectAccessible(desk)
    await desk.screenshot({ path: 'test-results/later-sent.png' })
    await desk.goto(`${link.slice(0, -1)}!`)
    await expect(desk.getByRole('heading', { name: 'El enlace no sirve' })).toBeVisible()
    await expectAccessible(desk)
    await desk.getByRole('link', { name: 'Consultar algo que ya envió' }).click()
    await expect(desk).toHaveURL(paths.status.href())
  })
  await test.step('the phone hears of it, and lets go of what is left', async () => {
    await page.reload()
    await expect(page.getByText('Esta respuesta ya se envió desde otro dispositivo')).toBeVisible()
    await page.getByRole('button', { name: 'Descartar el borrador' }).click()
    await expect(page.getByRole('textbox', { name: 'Qué pasó' })).toHaveValue('')
  })
  await context.close()
})
