import { expect, test, type Page } from 'playwright/test'
import { REQUESTS, userPath } from '../../src/domain/store-paths'
import { paths } from '../../src/lib/paths'
import { expectAccessible } from './accessible'
import { backstage } from './backstage'
import { bringFrames } from './google-frames'
import { emailOf, enterAs } from './pages/login'

const EMAIL = 'paula.nunez@villaalta.example'
const USERNAME = 'brenda.luna'

/** Says at the emulator's own sign-in page who one is. */
async function signInAs(page: Page, email: string): Promise<void> {
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Ingresar con la cuenta del municipio' }).click()
  const provider = await opened
  const known = provider.getByText(email)
  await provider.getByText('Add new account').waitFor()
  if ((await known.count()) > 0) return known.first().click()
  await provider.getByText('Add new account').click()
  await provider.locator('#email-input').fill(email)
  await provider.locator('#sign-in').click()
}

test.beforeEach(async ({ context }) => bringFrames(context))
test.afterAll(async () => {
  const { docs } = await backstage().collection(REQUESTS).get()
  await Promise.all([...docs.map(({ ref }) => ref.delete()), backstage().doc(userPath(USERNAME)).delete()])
})

test('AUTH-03 a member of the staff signs in with the account of the town hall, on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(paths.login.href())
  await expect(page.getByRole('button', { name: 'Ingresar con la cuenta del municipio' })).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await signInAs(page, emailOf('inspector'))
  await expect(page.getByRole('heading', { level: 1, name: 'Formularios' })).toBeVisible()
  expect((await backstage().doc(userPath('inspector')).get()).get('providerId')).toBe('oidc.municipio')
})

test('AUTH-03 USER-06 USER-07 somebody without a user asks for one, is accepted and signs in', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(paths.login.href())
  await signInAs(page, EMAIL)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'No existe el usuario para MuniFormularios.',
  )
  await expect(page.getByText('Comuníquese con un supervisor para que registre su cuenta.')).toBeVisible()
  await page.getByRole('button', { name: 'Enviar la solicitud' }).click()
  await expect(page.getByText('Complete este campo.')).toHaveCount(3)
  await page.getByRole('combobox', { name: 'Área en la que trabaja' }).click()
  await page.getByRole('option', { name: /Inspección General \(Villa Alta\)/ }).click()
  await page.getByRole('combobox', { name: 'Rol que necesita' }).click()
  await page.getByRole('option', { name: 'Inspector', exact: true }).click()
  await page.getByLabel('Para qué lo necesita').fill('Empiezo el lunes en inspección.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Enviar la solicitud' }).click()
  await expect(page.getByText('Su solicitud está en espera')).toBeVisible()
  await expectAccessible(page)

  const desk = await browser.newPage()
  await enterAs(desk, 'elevado')
  await desk.goto(paths.users.href())
  await desk.getByRole('tab', { name: 'Solicitudes (1)' }).click()
  await expect(desk.getByRole('list', { name: 'Solicitudes' })).toContainText(
    'Empiezo el lunes en inspección.',
  )
  await expectAccessible(desk)
  await desk.getByRole('button', { name: `Aceptar a ${EMAIL}` }).click()
  await desk.getByRole('textbox', { name: 'Usuario' }).fill(USERNAME)
  await expect(desk.getByRole('checkbox', { name: 'Inspección General' })).toBeChecked()
  await expectAccessible(desk)
  await desk.getByRole('button', { name: 'Aceptar', exact: true }).click()
  await expect(desk.getByText(`${EMAIL} ya puede ingresar. Se lo dijimos por correo.`)).toBeVisible()
  await expect(desk.getByText('No hay solicitudes en espera')).toBeVisible()

  await desk.getByRole('tab', { name: 'Usuarios' }).click()
  await desk.getByRole('searchbox').fill(USERNAME)
  await desk.getByRole('button', { name: `Más acciones para ${USERNAME}` }).click()
  await desk.getByRole('menuitem', { name: 'Qué puede hacer' }).click()
  await desk.getByRole('button', { name: /Inspección de comercios/ }).click()
  const told = desk.getByRole('list', { name: 'Qué puede hacer' })
  await expect(told).toContainText('Contestar: sí')
  await expect(told).toContainText(
    'Ver respuestas: síEstá en un área del formulario: Inspección General. Solo lo propio.',
  )
  await expect(told).toContainText('Editar el formulario: noSu rol no lo permite.')
  await expectAccessible(desk)
  await desk.context().close()

  await page.getByRole('link', { name: 'Ingresar con otra cuenta' }).click()
  await signInAs(page, EMAIL)
  await expect(page.getByRole('heading', { level: 1, name: 'Formularios' })).toBeVisible()
})
