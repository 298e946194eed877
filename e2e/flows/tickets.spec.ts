import { readFileSync } from 'node:fs'
import { expect, test, type BrowserContext, type Page } from 'playwright/test'
import { paths } from '../../src/lib/paths'
import { expectAccessible } from './accessible'
import { enterAs } from './pages/login'

const CONCERT = 'concierto-primavera'
/** The functions begin cold. */
const PATIENT = { timeout: 30_000 }

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Pedido validado' })

/** Opens the bank's page from the dialog, in a second tab. */
async function openBank(page: Page, context: BrowserContext): Promise<Page> {
  const pay = dialog(page).locator('button[type=submit]', { hasText: 'Pagar' })
  await expect(pay).toBeVisible(PATIENT)
  const opening = context.waitForEvent('page')
  await pay.click()
  return opening
}

/** Fills the wizard in and validates two tickets. */
async function validateTwo(page: Page): Promise<void> {
  await page.goto(paths.publicAnswer.href(CONCERT))
  await page.getByRole('radio', { name: /Platea/ }).check()
  await page.getByLabel('Cantidad').selectOption('2')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Paso siguiente' }).click()
  await page.getByLabel('Nombre y apellido').fill('Ana Gómez')
  await page.getByLabel('Documento').fill('30111222')
  await page.getByLabel('Correo electrónico').fill('ana@correo.test')
  await page.getByLabel('Teléfono').fill('3511234567')
  await page.getByRole('button', { name: 'Paso siguiente' }).click()
  await page.getByRole('button', { name: 'Validar pedido' }).click()
  await expect(dialog(page)).toContainText('25,00', PATIENT)
}

/** Types a ticket's code at the door. */
async function check(page: Page, code: string): Promise<void> {
  await page.getByLabel('Código de la entrada').fill(code)
  await page.getByRole('button', { name: 'Comprobar' }).click()
}

test('PAY-03 PAY-07 PAY-12 two tickets are bought on a phone, refused first, and let in once', async ({
  page,
  context,
  browser,
}) => {
  await validateTwo(page)
  await expectAccessible(page)
  // The tab was closed: whoever comes back goes on.
  await page.reload()
  const refusing = await openBank(page, context)
  await refusing.getByRole('button', { name: 'Rechazar' }).click()
  await expect(refusing.getByRole('heading', { name: 'Pago denegado' })).toBeVisible(PATIENT)
  await expectAccessible(refusing)
  await refusing.close()
  await page.bringToFront()
  await expect(page.getByText('El pago fue rechazado')).toBeVisible(PATIENT)
  await page.getByRole('button', { name: 'Volver a intentarlo' }).click()

  const paying = await openBank(page, context)
  const downloading = paying.waitForEvent('download', PATIENT)
  await paying.getByRole('button', { name: 'Pagar' }).click()
  await expect(paying.getByRole('heading', { name: 'Pago exitoso' })).toBeVisible(PATIENT)
  const receipt = readFileSync(await (await downloading).path())
  expect(receipt.subarray(0, 5).toString()).toBe('%PDF-')
  await expectAccessible(paying)
  const codes = await paying.getByText(/^\w{4}-\w{4}-\w{4}$/).allInnerTexts()
  expect(codes).toHaveLength(2)
  await page.bringToFront()
  await expect(page.getByRole('heading', { name: 'Pago exitoso' })).toBeVisible(PATIENT)

  const door = await browser.newPage()
  await enterAs(door, 'corrector')
  await door.goto(paths.door.href(CONCERT))
  for (const code of codes) {
    await check(door, code)
    await expect(door.getByText('Puede entrar')).toBeVisible(PATIENT)
    await expect(door.getByText(code)).toBeVisible()
  }
  // The server has heard of both.
  await expect(door.getByText(/a ser enviada/)).toBeHidden(PATIENT)
  await check(door, codes[0]?.toLowerCase() ?? '')
  await expect(door.getByText('Ya se usó')).toBeVisible()
  await expect(door.getByText(/la comprobó corrector/)).toBeVisible()
  await expectAccessible(door)
  await door.goto(paths.orders.href(CONCERT))
  await expect(door.getByText('Ana Gómez').first()).toBeVisible(PATIENT)
  await expectAccessible(door)
  await door.getByRole('link', { name: 'Lista anual' }).click()
  await expect(door.getByText('Ana Gómez').first()).toBeVisible(PATIENT)
  await expect(door.getByText('Concierto de primavera').first()).toBeVisible()
  await expectAccessible(door)
  await door.close()
})
