import { expect, test, type Page } from 'playwright/test'
import { Secret, TOTP } from 'otpauth'
import { userPath } from '../../src/domain/store-paths'
import { paths } from '../../src/lib/paths'
import { hostingUrl } from '../stack/ports'
import { PASSWORD } from '../stack/seed/staff'
import { expectAccessible } from './accessible'
import { backstage } from './backstage'
import { emailOf, fillLogin } from './pages/login'

const NAME = 'corrector'
/** Browsers have no passkeys for numbers. */
const at = (path: string) => `${hostingUrl().replace('127.0.0.1', 'localhost')}${path}`

/** A device of Chromium's own, with one finger that always fits. */
async function giveDevice(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
}

async function comeIn(page: Page): Promise<void> {
  await page.goto(at(paths.login.href()))
  await fillLogin(page, emailOf(NAME), PASSWORD)
}

test('OPS-01 a person adds a passkey, signs in with it, gives it before it is removed', async ({ page }) => {
  const user = backstage().doc(userPath(NAME))
  const place = backstage().doc(String((await user.get()).get('municipalityPath')))
  const role: unknown = (await user.get()).get('roles')?.[0]
  await place.update({ segundoFactor: { ofrecido: [role], exigido: {}, gracia: 0, recordar: true } })
  await giveDevice(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await comeIn(page)
  await page.waitForURL((url) => url.pathname !== paths.login.href())
  await page.goto(at(paths.sessions.href()))
  await page.getByRole('button', { name: 'Activar' }).click()
  const secret = ((await page.getByRole('dialog').locator('code').textContent()) ?? '').replaceAll(' ', '')
  await page
    .getByLabel('Código', { exact: true })
    .fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate())
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByRole('checkbox', { name: 'Los guardé' }).check()
  await page.getByRole('button', { name: 'Terminar' }).click()

  await page.getByRole('button', { name: 'Agregar una llave de acceso' }).click()
  await page.getByLabel('Nombre').fill('Teléfono de la oficina')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Continuar' }).click()
  const mine = page.getByRole('listitem').filter({ hasText: 'Teléfono de la oficina' })
  await expect(mine).toContainText('nunca usada')
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Cuenta de/ }).click()
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click()
  await expect(page.getByLabel('Contraseña', { exact: true })).toBeVisible()

  await comeIn(page)
  const use = page.getByRole('button', { name: 'Usar una llave de acceso' })
  await expect(use).toBeVisible()
  await expectAccessible(page)
  await use.click()
  await expect(page).toHaveURL(/\/(home|listar)/)

  // Some minutes later the act asks again, and the passkey answers.
  const sessions = await backstage().collection('sesiones_web').where('usuario', '==', NAME).get()
  for (const { ref } of sessions.docs) await ref.update({ factor: new Date(0) })
  await page.setViewportSize({ width: 1366, height: 800 })
  await page.goto(at(paths.sessions.href()))
  await expect(mine).toContainText('usada por última vez')
  await page.getByRole('button', { name: 'Quitar Teléfono de la oficina' }).click()
  await page.getByRole('button', { name: 'Quitar', exact: true }).click()
  const again = page.getByRole('dialog', { name: 'Confirme que es usted' })
  await expect(again).toBeVisible()
  await again.getByRole('button', { name: 'Usar una llave de acceso' }).click()
  await expect(page.getByText('Se quitó Teléfono de la oficina')).toBeVisible()
  await expect(mine).toHaveCount(0)
  await place.update({ segundoFactor: null })
  await user.update({ segundoFactor: null })
})
