import { Buffer } from 'node:buffer'
import { expect, test, type Browser, type Page } from 'playwright/test'
import { paths } from '../../src/lib/paths'
import { answerPath } from '../../src/domain/store-paths'
import { aSection, questions, TYPED } from '../../src/testing/builders'
import { mailsAt } from '../stack/outside/smtp/client'
import { stackPorts } from '../stack/ports'
import { expectAccessible } from './accessible'
import { backstage, forgetNewForms } from './backstage'
import { AnsweringScreen } from './pages/answering'
import { enterAs } from './pages/login'
import { publish } from './publish'

const mails = mailsAt(stackPorts().mails)
test.beforeEach(() => mails.reset())
test.afterAll(() => Promise.all([forgetNewForms(), mails.reset()]))

const PHONE = { width: 360, height: 740 }
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const STATES = {
  ...{ inicial: 0, actual: 0 },
  disponibles: ['Recibida', 'Espera al propietario', 'Sin acuerdo'].map((nombre, id) => ({
    ...{ id, nombre, transiciones: id === 0 ? [] : [0] },
  })),
}

const rentHelp = () =>
  publish({
    ...{ id: `alquiler-${Date.now().toString(36)}`, titulo: 'Ayuda al alquiler', estados: STATES },
    otraPersona: { correo: 'correo', dias: 10, espera: '1', rechazo: '2' },
    secciones: [
      aSection({
        titulo: 'Quién alquila',
        preguntas: questions(
          { id: 'nombre', titulo: 'Su nombre', required: true },
          { id: 'correo', titulo: 'Correo del propietario', ...TYPED.email, required: true },
          { id: 'sueldo', titulo: 'Cuánto gana' },
        ),
      }),
      aSection({
        id: 'acuerdo',
        orden: 1,
        titulo: 'Acuerdo del propietario',
        descripcion: 'Para la ayuda que pide {{nombre}}.',
        otraPersona: 'Propietario o propietaria',
        preguntas: questions(
          { id: 'alquila', titulo: '¿Le alquila la vivienda?', ...TYPED['yes-no'], required: true },
          { id: 'contrato', titulo: 'Contrato', adjuntar: true },
        ),
      }),
    ],
  })

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

/** Who rents sends the form on a phone; gives the code. */
async function send(page: Page, formId: string, owner: string): Promise<void> {
  const answering = new AnsweringScreen(page)
  await page.goto(paths.publicAnswer.href(formId))
  await answering.type('Su nombre', 'Norma Gil')
  await answering.type('Correo del propietario', owner)
  await answering.type('Cuánto gana', '987654')
  await expect(page.getByText('pedimos su parte por correo a: Propietario o propietaria')).toBeVisible()
  await expect(page.getByText('¿Le alquila la vivienda?')).toHaveCount(0)
  await answering.save.click()
  await expect(page.getByText('Formulario guardado correctamente.')).toBeVisible()
}

/** The link that came to an address; whoever reads it has a browser of their own. */
async function openLink(browser: Browser, address: string) {
  const linkTo = async () =>
    /https?:\/\/\S+\/parte\/\S+#\S+/.exec(
      (await mails.sent()).findLast(({ recipients }) => recipients.includes(address))?.text ?? '',
    )?.[0] ?? ''
  await expect.poll(linkTo).not.toBe('')
  const { hash, pathname } = new URL(await linkTo())
  const context = await browser.newContext({ viewport: PHONE })
  const page = await context.newPage()
  await page.goto(`${pathname}${hash}`)
  return { context, page, answerId: pathname.split('/').at(-1) ?? '' }
}

test('REACH-11 an owner is asked for their part by mail: one gives it on a phone with a photo, another refuses, and staff see both', async ({
  page,
  browser,
}) => {
  test.slow()
  const form = await rentHelp()
  await page.setViewportSize(PHONE)
  let given = ''
  let refused = ''

  await test.step('who rents is not asked the part, and is told who is', async () => {
    await send(page, form.id, 'rosa@correo.test')
    await expect.poll(async () => (await mails.sent()).length).toBe(1)
  })
  await test.step('the owner sees their part alone, and gives it by keyboard with a photo', async () => {
    const { context, page: owner, answerId } = await openLink(browser, 'rosa@correo.test')
    given = answerId
    await expect(owner.getByText('Para la ayuda que pide Norma Gil.')).toBeVisible()
    await expect(owner.getByText('Propietario o propietaria', { exact: false })).toBeVisible()
    await expect(owner.getByText('Cuánto gana')).toHaveCount(0)
    await expectAccessible(owner)
    expect(await widthOf(owner)).toBe(360)
    await owner.screenshot({ path: 'test-results/part-open.png', fullPage: true })
    const sending = new AnsweringScreen(owner)
    await sending.save.focus()
    await owner.keyboard.press('Enter')
    await expect(sending.summary).toBeVisible()
    await expect(owner.getByRole('radio', { name: 'Sí' })).toBeFocused()
    await sending.pick('¿Le alquila la vivienda?', 'Sí')
    const chooser = owner.locator('input[type=file]:not([capture])').first()
    await chooser.setInputFiles({ name: 'contrato.png', mimeType: 'image/png', buffer: PNG })
    await expect(owner.getByText(/contrato\.\w+ adjunto/)).toBeVisible()
    // What was filled in is on the device, whatever becomes of the page.
    await owner.reload()
    await expect(owner.getByRole('radio', { name: 'Sí' })).toBeChecked()
    await sending.save.focus()
    await owner.keyboard.press('Enter')
    await expect(owner.getByRole('heading', { name: 'Su parte está enviada' })).toBeVisible()
    await expectAccessible(owner)
    await owner.screenshot({ path: 'test-results/part-given.png' })
    await owner.reload()
    await expect(owner.getByRole('heading', { name: 'Su parte está enviada' })).toBeVisible()
    await context.close()
  })
  await test.step('another one refuses, and says why', async () => {
    await send(page, form.id, 'raul@correo.test')
    const { context, page: owner, answerId } = await openLink(browser, 'raul@correo.test')
    refused = answerId
    const open = owner.getByRole('button', { name: 'Negarme a dar esta parte' })
    await open.focus()
    await owner.keyboard.press('Enter')
    const dialog = owner.getByRole('dialog', { name: '¿Se niega a dar esta parte?' })
    await owner.keyboard.press('Escape')
    await expect(open).toBeFocused()
    await owner.keyboard.press('Enter')
    await dialog.getByLabel('Por qué').fill('No conozco a <b>Norma</b> 🏠')
    await expectAccessible(owner)
    expect(await widthOf(owner)).toBe(360)
    await owner.screenshot({ path: 'test-results/part-refuse.png' })
    await dialog.getByRole('button', { name: 'Sí, me niego' }).click()
    await expect(owner.getByRole('heading', { name: 'Se negó a dar esta parte' })).toBeVisible()
    await context.close()
  })
  await test.step('a link that is cut off says so', async () => {
    await page.goto(`/parte/${given}#abc`)
    await expect(page.getByRole('heading', { name: 'El enlace no sirve' })).toBeVisible()
    await page.goto(`/parte/${given}#${'A'.repeat(43)}`)
    await expect(page.getByRole('heading', { name: 'El enlace no sirve' })).toBeVisible()
  })
  await test.step('staff see what was given, who refused and why, and send another link', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await enterAs(page, 'supervisor')
    await page.goto(paths.view.href(given))
    const about = page.getByRole('complementary', { name: 'Datos de la respuesta' })
    await expect(about.getByText('Dio su parte')).toBeVisible()
    await expect(about.getByText('Recibida')).toBeVisible()
    await expect(page.getByText('Acuerdo del propietario')).toBeVisible()
    await expect(page.getByText('La otra persona dio su parte')).toBeVisible()
    await page.screenshot({ path: 'test-results/part-view-given.png', fullPage: true })
    await page.goto(paths.view.href(refused))
    await expect(about.getByText('Se negó', { exact: true })).toBeVisible()
    await expect(about.getByText('Dijo: «No conozco a <b>Norma</b> 🏠»')).toBeVisible()
    await expect(about.getByText('Sin acuerdo')).toBeVisible()
    await expectAccessible(page)
    await page.screenshot({ path: 'test-results/part-view-refused.png', fullPage: true })
    await mails.reset()
    await about.getByRole('button', { name: 'Enviar otro enlace' }).click()
    await expect(page.getByText('Enlace enviado', { exact: true })).toBeVisible()
    await expect(about.getByText('Espera su parte')).toBeVisible()
    expect((await mails.sent()).map(({ recipients }) => recipients)).toEqual([['raul@correo.test']])
    const stored = (await backstage().doc(answerPath(refused)).get()).data()
    expect(stored?.estados.actual).toBe(1)
  })
})
