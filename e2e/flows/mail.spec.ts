import { expect, test } from 'playwright/test'
import { paths } from '../../src/lib/paths'
import { mailsAt } from '../stack/outside/smtp/client'
import { stackPorts } from '../stack/ports'
import { expectAccessible } from './accessible'
import { backstage, newestAnswers } from './backstage'
import { enterAs } from './pages/login'

const mails = mailsAt(stackPorts().mails)

test.beforeEach(() => mails.reset())
test.afterAll(async () => {
  await mails.reset()
  await backstage().doc('limites_email/supervisor').delete()
})

test('MAIL-01 ANS-17 an answer goes by e-mail with a file from a phone, after the mail server failed once', async ({
  page,
}) => {
  test.slow()
  const [answer] = await newestAnswers('acta-constatacion', 1)
  const view = paths.view.href(answer?.id ?? '')
  await page.setViewportSize({ width: 360, height: 740 })
  await enterAs(page, 'supervisor')
  await page.goto(`${view}?enviar=1`)
  const dialog = page.getByRole('dialog', { name: 'Enviar por correo' })
  const send = dialog.getByRole('button', { name: 'Enviar correo' })
  const recipient = dialog.getByLabel('Destinatario', { exact: true })

  await test.step('an address that is none, and nobody to send it to', async () => {
    await send.click()
    await expect(dialog.getByRole('alert')).toContainText('presione «+»')
    await recipient.fill('norma')
    await dialog.getByRole('button', { name: 'Agregar destinatario' }).click()
    await expect(dialog.getByText('Ingrese una dirección válida')).toBeVisible()
    await expectAccessible(page)
  })
  await test.step('recipients, text and a file; the mail server is away', async () => {
    await recipient.fill('norma@correo.test, diego@correo.test')
    await recipient.press('Enter')
    await dialog.getByLabel('Mensaje (opcional)').fill('Buenos días,\nva la copia del acta.')
    const csv = { name: 'mediciones.csv', mimeType: 'text/csv', buffer: Buffer.from('hora;dB\n10:00;71') }
    await dialog.getByLabel('Adjuntar archivos').setInputFiles([csv])
    await expect(dialog.getByRole('button', { name: 'Quitar mediciones.csv' })).toBeVisible()
    await mails.behave('fail', { times: 1 })
    await send.click()
    await expect(
      dialog.getByText('Ha ocurrido un error al enviar el email, por favor intente nuevamente.'),
    ).toBeVisible()
    await expectAccessible(page)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(360)
  })
  await test.step('the same mail again: it arrives with everything', async () => {
    await send.click()
    await expect(page.getByText('El correo se envió a 2 destinatarios.')).toBeVisible()
    await expect(dialog).toBeHidden()
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(view)
    const [mail] = await mails.sent()
    expect(mail?.recipients).toEqual(['norma@correo.test', 'diego@correo.test'])
    expect(mail?.text).toContain('va la copia del acta.')
    expect(mail?.attachments.map(({ name }) => name)).toEqual([`${answer?.code}.pdf`, 'mediciones.csv'])
  })
})
