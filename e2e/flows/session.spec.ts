import { expect, test } from 'playwright/test'
import { paths } from '../../src/lib/paths'
import { PASSWORD } from '../stack/seed/staff'
import { expectAccessible } from './accessible'
import { closeSessions } from './backstage'
import { emailOf, enterAs, fillLogin, signIn } from './pages/login'

test('AUTH-01 wrong credentials show an error and keep the e-mail', async ({ page }) => {
  await page.goto(paths.login.href())
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)
  await fillLogin(page, emailOf('supervisor'), 'not the password')
  await expect(page.getByRole('alert')).toContainText('no son correctos')
  await expect(page.getByLabel('Correo electrónico')).toHaveValue(emailOf('supervisor'))
  await expectAccessible(page)
})

test('AUTH-04 AUTH-06 a person without areas is not let in, and is told whom to ask', async ({ page }) => {
  await page.goto(paths.login.href())
  await fillLogin(page, emailOf('sinareas'), PASSWORD)
  await expect(page.getByRole('alert')).toContainText('no tiene áreas municipales')
  await expect(page).toHaveURL(/\/login/)
})

test('AUTH-11 staff of a disabled municipality see that it is blocked', async ({ page }) => {
  await page.goto(paths.login.href())
  await fillLogin(page, 'supervisor@lagunahonda.example', PASSWORD)
  await expect(page.getByText('Acceso denegado. Municipio bloqueado.')).toBeVisible()
  await expectAccessible(page)
})

test('AUTH-07 a person whose session is closed elsewhere is signed out at once, and comes back to the same page', async ({
  page,
}) => {
  await signIn(page, 'elevado')
  await page.goto(paths.forms.href())
  await expect(page.getByRole('table', { name: 'Formularios' })).toBeVisible()
  await closeSessions('elevado')
  await expect(page.getByText('Su sesión se cerró.')).toBeVisible()
  await expectAccessible(page)
  await fillLogin(page, emailOf('elevado'), PASSWORD)
  await expect(page).toHaveURL(/\/listar$/)
})

test('AUTH-09 a protected page leads to the sign-in and back', async ({ page }) => {
  await page.goto(paths.answers.href('inspeccion-comercios'))
  await expect(page).toHaveURL(/\/login/)
  await fillLogin(page, emailOf('supervisor'), PASSWORD)
  await expect(page.getByRole('heading', { level: 1, name: 'Inspección de comercios' })).toBeVisible()
})

test('AUTH-10 ROLE-04 a missing permission shows a forbidden page with a way home', async ({ page }) => {
  await enterAs(page, 'inspector')
  await page.goto(paths.newForm.href())
  await expect(page.getByText('No posee los permisos necesarios para acceder al sitio.')).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('link', { name: /home/i })).toHaveAttribute('href', paths.home.href())
})

test('NAV-01 a person signs out in the account menu', async ({ page }) => {
  await signIn(page, 'supervisor')
  await page.getByRole('button', { name: /Cuenta de Marta/ }).click()
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await page.goto(paths.forms.href())
  await expect(page).toHaveURL(/\/login/)
})

test('NAV-02 the chosen language is kept and the page is written in it', async ({ page }) => {
  await enterAs(page, 'supervisor')
  await page.goto(paths.forms.href())
  await page.getByLabel('Idioma').selectOption('en')
  await expect(page.getByRole('heading', { level: 1, name: 'Forms' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Forms' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en')
})

test('NAV-03 an unknown address says that there is no such page, with a way home', async ({ page }) => {
  await page.goto('/no/such/page')
  await expect(page).toHaveURL(/\/404$/)
  await expect(page.getByText('No se encontró la página solicitada.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Regresar al home' })).toHaveAttribute('href', '/home')
  await expectAccessible(page)
})

test('NAV-05 HOME-01 on a phone the bar folds into a menu; an inspector begins at the forms', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, 'inspector')
  await expect(page).toHaveURL(/\/listar$/)
  await page.getByRole('button', { name: 'Abrir el menú' }).click()
  await expect(page.getByRole('link', { name: 'Formularios' })).toBeVisible()
  await expectAccessible(page)
  await expect(page.evaluate(() => document.documentElement.scrollWidth)).resolves.toBeLessThanOrEqual(360)
})
