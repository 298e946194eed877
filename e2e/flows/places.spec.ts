import { expect, test, type Page } from 'playwright/test'
import { paths } from '../../src/lib/paths'
import { expectAccessible } from './accessible'
import { enterAs } from './pages/login'

const step = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })

async function choose(page: Page, name: string, option: string): Promise<void> {
  await step(page, name).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

const failed = (list: string) =>
  `Se ha producido un error al obtener la lista de ${list}, por favor recargue la página.`

test('GEO-02 EDIT-06 the administrator goes down from the country to the areas', async ({ page }) => {
  await enterAs(page, 'admin')
  await page.goto(paths.newForm.href())
  const areas = page.getByRole('list', { name: 'Áreas municipales' })
  await expect(areas.getByRole('checkbox', { name: 'Obras Privadas' })).toBeVisible()
  await expect(step(page, 'Municipio')).toHaveText('Villa Alta')
  await choose(page, 'País', 'España')
  await choose(page, 'Provincia', 'Barcelona')
  await choose(page, 'Municipio', 'Montclar del Vallès')
  await areas.getByRole('checkbox', { name: 'Urbanismo' }).check()
  await expect(areas.getByRole('listitem')).toHaveCount(3)
  await expectAccessible(page)
})

test('GEO-02 the page says which lists of places could not be loaded, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await enterAs(page, 'duplicador')
  await page.route('**/getListaPaises', (route) => route.abort())
  await page.goto(paths.forms.href())
  await page
    .getByRole('button', { name: /^Más acciones/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Duplicar' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('alert')).toHaveText(failed('las Áreas del Municipio'))
  await expectAccessible(page)
})
