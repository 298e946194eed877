import { expect, test, type Page } from 'playwright/test'
import { userPath } from '../../src/domain/store-paths'
import { paths } from '../../src/lib/paths'
import { choosePassword } from '../functions/accounts'
import { PASSWORD } from '../stack/seed/staff'
import { expectAccessible } from './accessible'
import { backstage } from './backstage'
import { enterAs, fillLogin } from './pages/login'

const NEW = 'dario.vega'
const EMAIL = 'dario.vega@villaalta.example'
const CHANGED = 'inspector.dos'

const record = (username: string) => backstage().doc(userPath(username))
const save = (page: Page) => page.getByRole('button', { name: 'Guardar' }).click()
const chooseRole = async (page: Page, role: string) => {
  await page.getByRole('combobox', { name: 'Rol' }).click()
  await page.getByRole('option', { name: role, exact: true }).click()
}

/** Later journeys find the staff as it was. */
test.describe(() => {
  let before: FirebaseFirestore.DocumentData = {}
  test.beforeAll(async () => {
    before = (await record(CHANGED).get()).data() ?? {}
  })
  test.afterAll(async () => {
    await Promise.all([record(NEW).delete(), record(CHANGED).set(before)])
  })

  test('NAV-01 USER-01 USER-02 the administrator adds an inspector, who chooses a password and works', async ({
    page,
    browser,
  }) => {
    await enterAs(page, 'admin')
    await page.goto(paths.forms.href())
    await page.getByRole('link', { name: 'Usuarios', exact: true }).click()
    await expect(page.getByRole('row')).toHaveCount(8)
    await expect(page.getByText('1 a 7 de 18')).toBeVisible()
    await page.getByRole('button', { name: 'Siguiente' }).click()
    await expect(page.getByText('8 a 14 de 18')).toBeVisible()
    await page.getByRole('searchbox').fill('INSPECTOR@mont')
    await expect(page.getByRole('rowheader')).toHaveText([/inspector\.montclar/])
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Agregar usuario' }).click()
    await save(page)
    await expect(page.getByText('Se deben completar todos los campos requeridos.')).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Municipio' })).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await page.getByRole('option', { name: /Villa Alta/ }).click()
    await page.getByRole('textbox', { name: 'Usuario' }).fill('nadie.asi')
    await page.getByRole('textbox', { name: 'Correo electrónico' }).fill('admin@villaalta.example')
    await chooseRole(page, 'Inspector')
    await page.getByRole('checkbox', { name: 'Inspección General' }).check()
    await save(page)
    await expect(page.getByText(/MuniGestion no conoce a nadie con ese nombre/)).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Usuario' })).toBeFocused()
    await page.getByRole('textbox', { name: 'Usuario' }).fill('Dario.Vega')
    await save(page)
    await expect(page.getByText('Otro usuario ya inicia sesión con este correo.')).toBeVisible()
    await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(EMAIL)
    await page.getByLabel('Número de matrícula').fill('L-77')
    await expectAccessible(page)
    await save(page)
    await expect(page.getByText(/El usuario se creó correctamente/)).toBeVisible()
    await page.getByRole('searchbox').fill('dario')
    await expect(page.getByRole('row', { name: 'dario.vega' })).toContainText('Inspección General')

    await choosePassword(EMAIL, PASSWORD)
    const street = await browser.newPage({ viewport: { width: 360, height: 740 } })
    await street.goto(paths.login.href())
    await fillLogin(street, EMAIL, PASSWORD)
    await expect(street.getByRole('heading', { name: 'Formularios', level: 1 })).toBeVisible()
    await street.context().close()
  })

  test('USER-03 on a phone an elevated supervisor sees the own municipality, and changes somebody’s role', async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await enterAs(page, 'elevado')
    await page.goto(paths.users.href())
    await page.getByRole('searchbox').fill('supervisor')
    const cards = page.getByRole('list', { name: 'Usuarios' })
    await expect(cards.getByRole('heading')).toContainText(['supervisor'])
    await expectAccessible(page)
    await page.getByRole('searchbox').fill('admin')
    await expect(cards.getByRole('heading')).toContainText(['admin'])
    await expect(cards.getByRole('button')).toHaveCount(0)
    await page.getByRole('searchbox').fill(CHANGED)
    await page.getByRole('button', { name: `Editar ${CHANGED}` }).click()
    await chooseRole(page, 'Supervisor')
    await context.setOffline(true)
    await save(page)
    await expect(page.getByRole('alert')).toContainText('No hay conexión')
    await expectAccessible(page)
    await context.setOffline(false)
    await save(page)
    await expect(page.getByText('El usuario se guardó correctamente')).toBeVisible()
    await expect(cards.getByText('Supervisor', { exact: true })).toBeVisible()
    expect((await record(CHANGED).get()).get('lastUpdateBy')).toBe('elevado')
  })
})
