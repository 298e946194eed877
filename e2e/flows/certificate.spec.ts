import { expect, test } from 'playwright/test'
import { formatDate } from '../../src/lib/formats'
import { paths } from '../../src/lib/paths'
import { expectAccessible } from './accessible'
import { backstage, newestAnswers } from './backstage'
import { AWAY, CORDOBA } from './far-away'
import { enterAs } from './pages/login'

test('PDF-02 OPS-08 a permit is issued, downloaded, verified by anybody, and revoked', async ({
  page,
  browser,
}) => {
  const [answer] = await newestAnswers('permiso-eventos', 1)
  const { id = '', code = '' } = answer ?? {}
  await backstage().doc(`respuestas_formularios/${id}`).update({ 'estados.actual': 2, invalida: false })
  await enterAs(page, 'corrector')
  await page.goto(paths.view.href(id))
  const panel = page.getByRole('region', { name: 'Certificado' })
  await panel.getByRole('button', { name: 'Emitir certificado' }).click()
  const asking = page.getByRole('alertdialog', { name: '¿Emitir el certificado?' })
  const preview = page.waitForEvent('download')
  await asking.getByRole('button', { name: 'Ver vista previa' }).click()
  expect((await preview).suggestedFilename()).toBe('vista-previa.pdf')
  await asking.getByRole('button', { name: 'Emitir con número' }).click()
  await expect(panel.getByText('Vigente')).toBeVisible()
  const issued = formatDate(new Date(), CORDOBA)
  const shown = (await panel.getByText(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/).textContent()) ?? ''
  const download = page.waitForEvent('download')
  await panel.getByRole('button', { name: 'Descargar' }).click()
  expect((await download).suggestedFilename()).toMatch(/^certificado-\d+\.pdf$/)
  await expectAccessible(page)

  const stranger = await browser.newPage({
    viewport: { width: 360, height: 740 },
    timezoneId: AWAY ?? CORDOBA,
  })
  await stranger.goto(paths.status.href(code))
  await expect(stranger.getByRole('contentinfo')).toContainText('Av. San Martín 450')
  const copy = stranger.waitForEvent('download')
  await stranger.getByRole('button', { name: 'Descargar el certificado' }).click()
  expect((await copy).suggestedFilename()).toBe(`certificado-${code}.pdf`)
  await stranger.getByRole('link', { name: 'Ver si vale' }).click()
  await expect(stranger.getByText('El certificado vale.')).toBeVisible()
  await expect(stranger.getByText(issued).first()).toBeVisible()
  await expect(stranger.getByRole('banner')).toContainText('Villa Alta')
  await expect(stranger.getByRole('banner')).toHaveCSS('background-color', 'rgb(31, 78, 121)')
  await expectAccessible(stranger)

  await panel.getByRole('button', { name: 'Revocar' }).click()
  const dialog = page.getByRole('dialog', { name: /Revocar el certificado/ })
  await dialog.getByRole('button', { name: 'Revocar' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Escriba el motivo.')
  await dialog.getByRole('textbox', { name: 'Motivo' }).fill('El evento se suspendió')
  await dialog.getByRole('button', { name: 'Revocar' }).click()
  await expect(panel.getByText('Revocado', { exact: true })).toBeVisible()
  await stranger.goto(paths.certificate.href(shown))
  await expect(stranger.getByText('El certificado fue revocado: ya no vale.')).toBeVisible()
  await expect(stranger.getByText('se suspendió')).toHaveCount(0)
  await stranger.close()
})

test('PDF-02 a neighbour reads what happens with the data before sending, in the colour of the municipality', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(paths.publicAnswer.href('reclamo-alumbrado'))
  await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(31, 78, 121)')
  const notice = page.getByRole('region', { name: 'Qué pasa con sus datos' })
  const next = page.getByRole('button', { name: 'Siguiente' })
  await expect(next).toBeVisible()
  while (await next.isVisible()) await next.click()
  await expect(notice).toContainText('solo para este trámite')
  await expect(page.getByRole('contentinfo')).toContainText('Av. San Martín 450')
  await expectAccessible(page)
})
