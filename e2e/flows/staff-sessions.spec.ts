import { expect, test, type Browser, type Page } from 'playwright/test'
import { SESSIONS, userPath } from '../../src/domain/store-paths'
import { paths } from '../../src/lib/paths'
import { choosePassword } from '../functions/accounts'
import { PASSWORD } from '../stack/seed/staff'
import { expectAccessible } from './accessible'
import { backstage, closeSessions } from './backstage'
import { emailOf, fillLogin, signIn } from './pages/login'

const PHONE = { width: 360, height: 740 }

/** A browser of its own in which that person is at work. */
async function atWork(browser: Browser, username: string, viewport = PHONE): Promise<Page> {
  const context = await browser.newContext({ viewport })
  const page = await context.newPage()
  await signIn(page, username)
  return page
}

const fitsPhone = (page: Page) =>
  expect(page.evaluate(() => document.documentElement.scrollWidth)).resolves.toBeLessThanOrEqual(360)

/** Later journeys find the staff as it was, and sign in anew. */
test.describe(() => {
  const PEOPLE = ['censista', 'corrector', 'inspector.dos']
  const before = new Map<string, FirebaseFirestore.DocumentData>()
  test.beforeAll(async () => {
    for (const name of PEOPLE) {
      before.set(name, (await backstage().doc(userPath(name)).get()).data() ?? {})
      await closeSessions(name)
    }
  })
  test.afterAll(async () => {
    for (const [name, data] of before) {
      const { cuenta: _of, ...rest } = data
      const now = (await backstage().doc(userPath(name)).get()).get('cuenta')
      await backstage()
        .doc(userPath(name))
        .set({ ...rest, ...(now && { cuenta: now }) })
    }
  })

  test('USER-05 AUTH-07 a person sees the own sessions and closes one, which ends at once', async ({
    page,
    browser,
  }) => {
    const phone = await atWork(browser, 'censista')
    await signIn(page, 'censista')
    await page.getByRole('button', { name: /^Cuenta de/ }).click()
    await page.getByRole('menuitem', { name: 'Mis sesiones' }).click()
    await expect(page.getByRole('heading', { name: 'Mis sesiones', level: 1 })).toBeVisible()
    const cards = page.getByRole('list', { name: 'Mis sesiones' }).getByRole('listitem')
    await expect(cards).toHaveCount(2)
    await expect(cards.filter({ hasText: 'Esta sesión' })).toHaveCount(1)
    await expect(cards.first()).toContainText('Chrome · Linux')
    await expectAccessible(page)
    await cards
      .filter({ hasNotText: 'Esta sesión' })
      .getByRole('button', { name: /^Cerrar la sesión de/ })
      .click()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Cerrar la sesión', exact: true }).click()
    await expect(page.getByText('La sesión se cerró')).toBeVisible()
    await expect(cards).toHaveCount(1)
    await expect(phone.getByText('Su sesión se cerró.')).toBeVisible()
    await fillLogin(phone, emailOf('censista'), PASSWORD)
    await expect(phone.getByRole('button', { name: /^Cuenta de/ })).toBeVisible()
    await phone.context().close()
    await page.getByRole('button', { name: 'Cerrar sesión' }).click()
    await expect(page).toHaveURL(/\/login$/)
  })

  test("USER-05 an administrator closes somebody else's sessions from the list of users, on a phone", async ({
    page,
    browser,
  }) => {
    const other = await atWork(browser, 'corrector')
    await page.setViewportSize(PHONE)
    await signIn(page, 'admin')
    await page.goto(`${paths.users.href()}?buscar=corrector`)
    await page.getByRole('button', { name: 'Más acciones para corrector', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Sesiones' }).click()
    await expect(page.getByRole('heading', { name: 'Sesiones de corrector' })).toBeVisible()
    await expectAccessible(page)
    await fitsPhone(page)
    await page.context().setOffline(true)
    await page.getByRole('button', { name: /^Cerrar la sesión de/ }).click()
    await page.getByRole('button', { name: 'Cerrar la sesión', exact: true }).click()
    await expect(page.getByRole('alertdialog').getByRole('alert')).toContainText('No hay conexión')
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Cerrar la sesión', exact: true }).click()
    await expect(page.getByText('No hay sesiones abiertas.')).toBeVisible()
    await expect(other.getByText('Su sesión se cerró.')).toBeVisible()
    await other.context().close()
  })

  test('USER-05 a person who is ended is signed out at once and told so, and comes back with a new password', async ({
    page,
    browser,
  }) => {
    const leaver = await atWork(browser, 'inspector.dos')
    await signIn(page, 'elevado')
    await page.goto(`${paths.users.href()}?buscar=inspector.dos`)
    const row = page.getByRole('row', { name: 'inspector.dos' })
    const more = page.getByRole('button', { name: 'Más acciones para inspector.dos' })
    await more.click()
    await page.getByRole('menuitem', { name: 'Dar de baja' }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Dar de baja al usuario' }).click()
    await expect(page.getByText('«inspector.dos» fue dado de baja')).toBeVisible()
    await expect(row).toContainText('Dado de baja')
    await expectAccessible(page)
    await expect(leaver.getByText('Su usuario fue dado de baja.')).toBeVisible()
    await fillLogin(leaver, emailOf('inspector.dos'), PASSWORD)
    await expect(leaver.getByRole('alert')).toBeVisible()
    await expect(leaver).toHaveURL(/\/login/)

    await page.goto(paths.users.href())
    await page.getByRole('combobox', { name: 'Situación' }).click()
    await page.getByRole('option', { name: 'Dados de baja' }).click()
    await expect(page.getByRole('rowheader')).toHaveText([/inspector\.dos/])
    await more.click()
    await page.getByRole('menuitem', { name: 'Volver a dar de alta' }).click()
    await page.getByRole('button', { name: 'Dar de alta al usuario' }).click()
    await expect(page.getByText(/está de alta otra vez/)).toBeVisible()
    await expect(page.getByText('No hay usuarios que empiecen así')).toBeVisible()
    await choosePassword(emailOf('inspector.dos'), PASSWORD)
    await fillLogin(leaver, emailOf('inspector.dos'), PASSWORD)
    await expect(leaver.getByRole('heading', { level: 1, name: 'Formularios' })).toBeVisible()
    await leaver.context().close()
  })

  test('SEC-04 a session that was unused for too long asks to sign in, and leads back to the page', async ({
    page,
  }) => {
    await signIn(page, 'censista')
    await page.goto(paths.forms.href())
    await expect(page.getByRole('heading', { level: 1, name: 'Formularios' })).toBeVisible()
    const sessions = backstage().collection(SESSIONS)
    const { docs } = await sessions.where('usuario', '==', 'censista').where('active', '==', true).get()
    const past = new Date(Date.now() - 1000)
    await Promise.all(docs.map(({ ref }) => ref.update({ usada: past, vence: past })))
    await expect(page.getByText('Su sesión se cerró.')).toBeVisible()
    await fillLogin(page, emailOf('censista'), PASSWORD)
    await expect(page).toHaveURL(/\/listar$/)
  })
})
