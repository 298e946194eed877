import { expect, test } from 'playwright/test'
import { paths } from '../../src/lib/paths'
import { expectAccessible } from './accessible'
import { AnsweringScreen } from './pages/answering'
import { AnswersListScreen } from './pages/answers-list'
import { enterAs } from './pages/login'

/** A public form in Spanish, Catalan and English. */
const SURVEY = 'presupuestos-participativos'

test('NAV-02 EDIT-10 the editor goes on in another language at the question that is selected, with what was typed', async ({
  page,
}) => {
  await enterAs(page, 'generador')
  await page.goto(paths.editForm.href('inscripcion-talleres'))
  const question = page.getByRole('textbox', { name: 'Título de la pregunta 2' }).first()
  await question.click()
  await question.fill('Pregunta de prueba')
  await expect(page.getByRole('heading', { name: 'Ajustes de la pregunta' })).toBeVisible()
  await page.getByRole('banner').getByLabel('Idioma').selectOption('ca')
  await expect(page.getByRole('heading', { name: 'Configuració de la pregunta' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Títol de la pregunta 2' }).first()).toHaveValue(
    'Pregunta de prueba',
  )
  await expect(page.locator('html')).toHaveAttribute('lang', 'ca')
})

test('NAV-02 DAY-01 a list goes on in another language with its page, its place and what is ticked', async ({
  page,
}) => {
  await enterAs(page, 'supervisor')
  await page.setViewportSize({ width: 1366, height: 500 })
  const list = new AnswersListScreen(page)
  await list.open('inspeccion-comercios')
  await list.rows.nth(11).getByRole('checkbox').check()
  const place = await page.evaluate(() => window.scrollY)
  expect(place).toBeGreaterThan(0)
  await page.getByLabel('Idioma').selectOption('ek')
  await expect(
    page.getByRole('table', { name: 'Erantzunak' }).locator('tbody tr').nth(11).getByRole('checkbox'),
  ).toBeChecked()
  expect(await page.evaluate(() => window.scrollY)).toBe(place)
})

test.describe('without network', () => {
  test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 } })

  test('NAV-02 ANS-14 a language that is not on the device leaves a stranger’s page as it is, and comes with the network', async ({
    page,
  }) => {
    await page.goto(paths.publicAnswer.href(SURVEY))
    const form = new AnsweringScreen(page)
    await form.type('Título', 'Más sombra en la plaza')
    const picker = page.getByRole('banner').getByRole('combobox')
    await page.context().setOffline(true)
    await picker.selectOption('ca')
    const refused = page.getByText('No se pudo cargar ese idioma. Todo sigue como estaba')
    await expect(refused).toBeVisible()
    await expect(picker).toHaveValue('es')
    await expectAccessible(page)
    await page.context().setOffline(false)
    await picker.selectOption('ca')
    await expect(page.getByRole('heading', { level: 1, name: 'Pressupostos participatius' })).toBeVisible()
    await expect(refused).toBeHidden()
    await expect(form.field('Títol')).toHaveValue('Más sombra en la plaza')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ca')
  })
})
