import { expect, test } from 'playwright/test'
import { paths } from '../../src/lib/paths'
import { expectAccessible } from './accessible'
import { newestAnswers } from './backstage'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

test('PUB-01 PUB-03 REACH-09 a neighbour on a phone sees how far the own report is, and keeps a voucher; an invented code gets none', async ({
  page,
}) => {
  const [report] = await newestAnswers('reclamo-alumbrado', 1)
  const code = report?.code ?? ''
  await page.goto(paths.publicSaved.href('reclamo-alumbrado', code))
  await page.getByRole('button', { name: 'Mostrar código QR' }).click()
  await expect(page.getByRole('img', { name: 'Código QR que lleva al estado de su trámite' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Comprobante para imprimir' }).click()
  await expect(page).toHaveTitle(/Comprobante de presentación/)
  await expect(page.getByText(code)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'consúltelo aquí' }).click()
  const told = page.getByRole('status')
  await expect(told.getByText('Estado actual')).toBeVisible()
  await expect(told.getByText(code)).toBeVisible()
  await expectAccessible(page)

  await page.goto(paths.voucher.href('reclamo-alumbrado', 'VA-0000000000', '4711'))
  await expect(page.getByRole('heading', { name: 'No hay ninguna respuesta con este código' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Imprimir' })).toHaveCount(0)
  await expectAccessible(page)

  await page.goto(paths.status.href())
  const field = page.getByRole('textbox', { name: 'Ingresar código' })
  await field.fill('VA-0000000000')
  await field.press('Enter')
  await expect(page.getByRole('alert')).toContainText('Su trámite no posee estados o no existe una respuesta')
  await expect(page.getByText('Estado actual')).toHaveCount(0)
  await expect(field).toHaveValue('VA-0000000000')
  await expectAccessible(page)
})
