import { readFileSync } from 'node:fs'
import { expect, test, type BrowserContext, type Page } from 'playwright/test'
import { paths } from '../../src/lib/paths'
import { turneroStandIn } from '../stack/outside/turnero/client'
import { expectAccessible } from './accessible'
import { countEffort } from './count-effort'
import { forgetNewForms, newestAnswers } from './backstage'
import { appointment, bookAt } from './pages/booking'
import { enterAs } from './pages/login'
import { writeBookedTickets } from './written-forms'

const turnero = turneroStandIn()

test.afterAll(() => Promise.all([forgetNewForms(), turnero.reset()]))

/** A ticket's code as it is read out. */
const TICKET = /^\w{4}-\w{4}-\w{4}$/
const CONCERT = 'concierto-primavera'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

/** Opens the bank's page from the page of the order, in a second tab. */
async function openBank(page: Page, context: BrowserContext): Promise<Page> {
  const pay = page.locator('button[type=submit]', { hasText: 'Pagar · 25,00' })
  await expect(pay).toBeVisible()
  const opening = context.waitForEvent('page')
  await pay.click()
  return opening
}

/** Types who buys. */
async function writeBuyer(page: Page): Promise<void> {
  await page.getByLabel('Nombre y apellido').fill('Ana Gómez')
  await page.getByLabel('Documento').fill('30111222')
  await page.getByLabel('Correo electrónico').fill('ana@correo.test')
  await page.getByLabel('Teléfono').fill('3511234567')
}

/** Fills the wizard in and reserves two tickets. */
async function reserveTwo(page: Page, formId = CONCERT): Promise<void> {
  await page.goto(paths.publicAnswer.href(formId))
  await page.getByRole('radio', { name: /Platea/ }).check()
  await page.getByRole('radiogroup', { name: 'Cantidad' }).getByRole('radio', { name: '2' }).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Seguir · 25,00' }).click()
  await writeBuyer(page)
  await page.getByRole('button', { name: 'Reservar y pagar · 25,00' }).click()
  await expect(page.getByRole('heading', { name: 'Su pedido está reservado' })).toBeVisible()
}

/** Types a ticket's code at the door. */
async function check(page: Page, code: string): Promise<void> {
  await page.getByLabel('Código de la entrada').fill(code)
  await page.getByRole('button', { name: 'Comprobar' }).click()
}

test('PAY-01 PAY-03 PAY-07 PAY-12 two tickets are bought on a phone after the bank refused once, and let people in once', async ({
  page,
  context,
  browser,
}) => {
  const effort = await countEffort(page)
  await reserveTwo(page)
  const [bank] = await Promise.all([openBank(page, context), expectAccessible(page)])
  // What §2.5 asks of a buyer is four fields.
  expect(await effort()).toEqual({ taps: 5, fields: 4 })
  await bank.close()
  // The tab was closed: whoever comes back goes on.
  await page.reload()
  const refusing = await openBank(page, context)
  await refusing.getByRole('button', { name: 'Rechazar' }).click()
  await expect(refusing.getByRole('heading', { name: 'Pago denegado' })).toBeVisible()
  await expectAccessible(refusing)
  await refusing.close()
  await page.bringToFront()
  await expect(page.getByText('El pago fue rechazado')).toBeVisible()
  await page.getByRole('button', { name: 'Volver a intentarlo' }).click()

  const paying = await openBank(page, context)
  // Both tabs hear of the payment; the first one downloads the receipt, and the other one does not.
  const downloading = Promise.any([page, paying].map((tab) => tab.waitForEvent('download')))
  await paying.getByRole('button', { name: 'Pagar' }).click()
  await expect(paying.getByRole('heading', { name: 'Pago exitoso' })).toBeVisible()
  const receipt = readFileSync(await (await downloading).path())
  expect(receipt.subarray(0, 5).toString()).toBe('%PDF-')
  await expectAccessible(paying)
  const codes = await paying.getByText(TICKET).allInnerTexts()
  expect(codes).toHaveLength(2)
  await page.bringToFront()
  await expect(page.getByRole('heading', { name: 'Pago exitoso' })).toBeVisible()

  const door = await browser.newPage()
  await enterAs(door, 'corrector')
  await door.goto(paths.door.href(CONCERT))
  for (const code of codes) {
    await check(door, code)
    await expect(door.getByText('Puede entrar')).toBeVisible()
    await expect(door.getByText(code)).toBeVisible()
  }
  // The server has heard of both.
  await expect(door.getByText(/a ser enviada/)).toBeHidden()
  await check(door, codes[0]?.toLowerCase() ?? '')
  await expect(door.getByText('Ya se usó')).toBeVisible()
  await expect(door.getByText(/la comprobó Pablo Bustos/)).toBeVisible()
  await expectAccessible(door)
  await door.goto(paths.orders.href(CONCERT))
  await expect(door.getByText('Ana Gómez').first()).toBeVisible()
  await expectAccessible(door)
  await door.getByRole('link', { name: 'Lista anual' }).click()
  await expect(door.getByText('Ana Gómez').first()).toBeVisible()
  await expect(door.getByText('Concierto de primavera').first()).toBeVisible()
  await expectAccessible(door)
  await door.close()
})

test('PAY-01 PAY-13 a ticket that costs nothing is there after three taps', async ({ page }) => {
  const effort = await countEffort(page)
  await page.goto(paths.publicAnswer.href(CONCERT))
  await page.getByRole('radio', { name: /Césped/ }).check()
  await page.getByRole('button', { name: 'Seguir' }).click()
  await writeBuyer(page)
  await page.getByRole('button', { name: 'Reservar', exact: true }).click()
  await expect(page.getByText(TICKET)).toHaveCount(1)
  expect(await effort()).toEqual({ taps: 3, fields: 4 })
})

test('APPT-01 PAY-07 a person who paid is led to the booking page and finds appointment and tickets on the order', async ({
  page,
  context,
}) => {
  await turnero.reset()
  const form = `concierto-con-turno-${Date.now()}`
  await writeBookedTickets(form)
  await reserveTwo(page, form)
  const paying = await openBank(page, context)
  // Only one tab is left, which gets the receipt and leads on.
  await page.close()
  const receipt = paying.waitForEvent('download')
  await paying.getByRole('button', { name: 'Pagar' }).click()
  await receipt
  await bookAt(paying, '09:20')

  await expect(paying.getByRole('heading', { name: 'Pago exitoso' })).toBeVisible()
  await expect(appointment(paying)).toContainText('Turno reservado')
  await expect(appointment(paying)).toContainText('09:20')
  await expect(paying.getByText(TICKET)).toHaveCount(2)
  await expectAccessible(paying)
  const [answer, ...others] = await newestAnswers(form, 2)
  expect(others).toEqual([])
  expect(new URL(paying.url()).pathname).toContain(answer?.id)
  await expect.poll(async () => (await answer?.doc.ref.get())?.get('turno.hora')).toBe('09:20')
})
