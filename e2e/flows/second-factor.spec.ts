import { expect, test, type Page } from 'playwright/test'
import { Secret, TOTP } from 'otpauth'
import { userPath } from '../../src/domain/store-paths'
import { paths } from '../../src/lib/paths'
import { PASSWORD } from '../stack/seed/staff'
import { expectAccessible } from './accessible'
import { backstage } from './backstage'
import { emailOf, fillLogin, signIn } from './pages/login'

const NAME = 'corrector'

/** The code of that many half minutes from now: one before and one after now's are taken too. */
const codeOf = (secret: string, intervals = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + intervals * 30_000 })

const leave = async (page: Page) => {
  await page.getByRole('button', { name: /^Cuenta de/ }).click()
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click()
  await expect(page.getByLabel('Contraseña', { exact: true })).toBeVisible()
}

test('OPS-01 a person sets a second factor up, signs in with a code and a recovery code, and has it reset', async ({
  page,
}) => {
  const place = backstage().doc(String((await backstage().doc(userPath(NAME)).get()).get('municipalityPath')))
  const role: unknown = (await backstage().doc(userPath(NAME)).get()).get('roles')?.[0]
  await place.update({
    segundoFactor: { ofrecido: [role], exigido: {}, gracia: 0, recordar: true },
  })
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, NAME)
  await page.goto(paths.sessions.href())
  await expect(page.getByRole('heading', { name: 'Segundo factor' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Activar' }).click()
  const key = page.getByRole('dialog').locator('code')
  await expect(key).toBeVisible()
  await expectAccessible(page)
  const secret = ((await key.textContent()) ?? '').replaceAll(' ', '')
  const used = codeOf(secret)
  await page.getByLabel('Código', { exact: true }).fill(used)
  await page.getByRole('button', { name: 'Continuar' }).click()
  const codes = page.getByRole('list', { name: 'Guarde sus códigos de recuperación' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  await expectAccessible(page)
  const recovery = (await codes.first().textContent()) ?? ''
  await page.getByRole('checkbox', { name: 'Los guardé' }).check()
  await page.getByRole('button', { name: 'Terminar' }).click()
  await expect(page.getByText('Le quedan 10 códigos de recuperación.')).toBeVisible()
  await leave(page)

  await fillLogin(page, emailOf(NAME), PASSWORD)
  await expect(page.getByLabel('Código', { exact: true })).toBeFocused()
  await expectAccessible(page)
  await page.getByLabel('Código', { exact: true }).fill(used)
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByRole('alert')).toContainText('El código no vale')
  await page.getByLabel('Código', { exact: true }).fill(codeOf(secret, 1))
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page).toHaveURL(/\/(home|listar)/)
  await leave(page)

  await fillLogin(page, emailOf(NAME), PASSWORD)
  await page.getByRole('button', { name: 'Usar un código de recuperación' }).click()
  await page.getByLabel('Código de recuperación').fill(recovery)
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page).toHaveURL(/\/(home|listar)/)
  await leave(page)

  await page.setViewportSize({ width: 1366, height: 800 })
  await signIn(page, 'admin')
  await page.goto(`${paths.users.href()}?buscar=${NAME}`)
  await page
    .getByRole('button', { name: new RegExp(`^Más acciones para ${NAME}$`) })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Restablecer el segundo factor' }).click()
  await page.getByRole('button', { name: 'Restablecer', exact: true }).click()
  await expect(page.getByText(/Se restableció y se avisó/)).toBeVisible()
  await page.goto(paths.municipalities.href())
  await page
    .getByRole('button', { name: /^Más acciones/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Segundo factor' }).click()
  await expect(page.getByLabel('Días para configurarlo')).toBeVisible()
  await place.update({ segundoFactor: null })
})
