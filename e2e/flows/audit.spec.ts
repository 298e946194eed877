import { readFileSync } from 'node:fs'
import { expect, test } from 'playwright/test'
import { paths } from '../../src/lib/paths'
import { expectAccessible } from './accessible'
import { newestAnswers } from './backstage'
import { AnswersListScreen } from './pages/answers-list'
import { staffMember } from '../stack/seed/staff'
import { enterAs } from './pages/login'

const SHOPS = 'inspeccion-comercios'

test('SEC-06 a deletion is in the audit trail with who did it, and the administrator takes it along', async ({
  page,
  browser,
}) => {
  const [answer] = await newestAnswers(SHOPS, 1)
  const code = answer?.code ?? 'no answer'
  const supervisor = await browser.newPage()
  await enterAs(supervisor, 'supervisor')
  await new AnswersListScreen(supervisor).open(SHOPS)
  await supervisor.getByRole('button', { name: `Eliminar la respuesta ${code}` }).click()
  await supervisor.getByRole('alertdialog').getByRole('button', { name: 'Eliminar respuesta' }).click()
  await expect(supervisor.getByText('La respuesta se eliminó correctamente')).toBeVisible()
  await supervisor.close()

  await enterAs(page, 'admin')
  await page.goto(paths.home.href())
  await page.getByRole('link', { name: 'Auditoría', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Auditoría')
  const row = page.getByRole('row').filter({ hasText: code }).filter({ hasText: 'Eliminó una respuesta' })
  const { firstName, lastName } = staffMember('supervisor')
  await expect(row).toContainText(`${firstName} ${lastName}`)
  await expect(row).toContainText('Chrome')
  await expectAccessible(page)

  const whom = page.getByRole('combobox', { name: 'Nombre de usuario' })
  await whom.fill('nadie')
  await whom.press('Enter')
  await expect(page.getByText('No hay registros con estos filtros')).toBeVisible()
  await whom.fill('superv')
  await page.getByRole('option', { name: /\(supervisor\)$/ }).click()
  await page.getByRole('combobox', { name: 'Formulario' }).fill('comercios')
  await page.getByRole('option', { name: 'Inspección de comercios' }).click()
  await expect(page).toHaveURL(/formulario=inspeccion-comercios/)
  await page.getByRole('combobox', { name: 'Qué hizo' }).click()
  await page.getByRole('option', { name: 'Eliminó una respuesta' }).click()
  await expect(row).toBeVisible()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar CSV' }).click()
  const file = readFileSync(await (await downloading).path(), 'utf8')
  expect(file).toContain(`"Eliminó una respuesta","${code}"`)
  expect(file).not.toContain('"Inició sesión"')

  await page.setViewportSize({ width: 360, height: 740 })
  await expect(page.getByRole('list', { name: 'Auditoría' })).toContainText(code)
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

test('SEC-06 nobody but administrators is shown the audit trail', async ({ page }) => {
  await enterAs(page, 'supervisor')
  await page.goto(paths.home.href())
  await expect(page.getByRole('link', { name: 'Formularios', exact: true }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Auditoría', exact: true })).toHaveCount(0)
  await page.goto(paths.audit.href())
  await expect(page.getByText('No posee los permisos necesarios para acceder al sitio.')).toBeVisible()
})

test('SEC-06 an elevated supervisor is led from an answer to its record, and sees the own municipality alone', async ({
  page,
}) => {
  const [answer] = await newestAnswers(SHOPS, 1)
  await enterAs(page, 'elevado')
  await page.goto(paths.view.href(answer?.id ?? ''))
  await page.getByRole('link', { name: 'Ver todo lo registrado en la auditoría' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Auditoría')
  await expect(page.getByText(/Solo la respuesta/)).toBeVisible()
  await page.goto(paths.audit.href())
  await expect(page.getByRole('row').filter({ hasText: 'Inició sesión' }).first()).toContainText('elevado')
  await expect(page.getByRole('button', { name: 'Descargar CSV' })).toBeEnabled()
})
