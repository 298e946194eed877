import { readFileSync } from 'node:fs'
import { expect, test, type Page } from 'playwright/test'
import { paths } from '../../src/lib/paths'
import { expectAccessible } from './accessible'
import { newestAnswers } from './backstage'
import { AnswersListScreen } from './pages/answers-list'
import { enterAs } from './pages/login'

const SHOPS = 'inspeccion-comercios'
const SURVEY = 'relevamiento-hogares'

const total = async (page: Page) =>
  Number(await page.getByLabel('Resumen').locator('dd').first().locator('p').first().textContent())

test('STAT-01 STAT-02 STAT-07 LIST-05 a supervisor sees the figures of a form, and a change appears without reading anew', async ({
  page,
  browser,
}) => {
  await enterAs(page, 'supervisor')
  await page.goto(paths.formStatistics.href(SHOPS))
  await page.getByRole('button', { name: '6 meses', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Respuestas por semana' })).toBeVisible()
  const before = await total(page)
  await page.getByRole('heading', { name: 'Respuestas por estado' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('img', { name: /^Respuestas por estado\./ })).toBeVisible()
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page)

  const [answer] = await newestAnswers(SHOPS, 1)
  const other = await browser.newPage()
  await enterAs(other, 'supervisor')
  await new AnswersListScreen(other).open(SHOPS)
  await other.getByRole('button', { name: `Eliminar la respuesta ${answer?.code ?? ''}` }).click()
  await other.getByRole('alertdialog').getByRole('button', { name: 'Eliminar respuesta' }).click()
  await expect(other.getByText('La respuesta se eliminó correctamente')).toBeVisible()
  await other.close()
  await expect.poll(() => total(page)).toBe(before - 1)

  await page
    .getByRole('group', { name: 'Ver «Respuestas por estado» como' })
    .getByRole('button', { name: 'Tabla' })
    .click()
  await page.getByRole('table', { name: 'Respuestas por estado' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/respuestas\/listado\/inspeccion-comercios\?estado=\d+&desde=/)
})

test('STAT-02 STAT-08 a chart is saved as a picture, printed without its buttons, and a bar leads to its answers', async ({
  page,
}) => {
  await enterAs(page, 'supervisor')
  await page.goto(`${paths.formStatistics.href(SHOPS)}?periodo=6m`)
  const states = page.getByRole('region', { name: 'Respuestas por estado' })
  await states.scrollIntoViewIfNeeded()
  await expect(states.locator('svg.recharts-surface')).toBeVisible()
  const download = page.waitForEvent('download')
  await states.getByRole('button', { name: 'Descargar «Respuestas por estado»' }).click()
  await page.getByRole('menuitem', { name: 'Descargar imagen' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^estadisticas_inspeccion-comercios_estados_.*\.png$/)
  expect(
    readFileSync(await file.path())
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG')

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Imprimir' })).toBeHidden()
  await expect(states.getByRole('button', { name: /^Descargar/ })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  await states.locator('.recharts-bar-rectangle path').first().click()
  await expect(page).toHaveURL(/\/respuestas\/listado\/inspeccion-comercios\?estado=\d+&desde=/)
})

test('STAT-02 STAT-08 statistics are printed on A4 with their head, their numbers and nothing to press', async ({
  page,
}) => {
  await enterAs(page, 'supervisor')
  await page.goto(`${paths.formStatistics.href(SHOPS)}?periodo=6m`)
  await expect(page.getByRole('heading', { name: 'Respuestas por semana' })).toBeVisible()
  // The width of A4 between its margins.
  await page.setViewportSize({ width: 688, height: 1000 })
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inspección de comercios')
  await expect(page.getByText('Villa Alta · Inspección General')).toBeVisible()
  await expect(page.getByText(/^Impreso por .+, \d\d\/\d\d\/\d{4}/)).toBeVisible()
  await expect(page.getByRole('table', { name: 'Rubro principal' })).toContainText('Almacén y despensa')
  await expect(page.locator('svg.recharts-surface').filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('textbox')).toHaveCount(0)
  // The figures stand in one row.
  const tops = page.getByLabel('Resumen').locator('dt')
  expect(
    new Set(await tops.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))).size,
  ).toBe(1)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(688)
})

test('STAT-02 STAT-08 days without answers are printed with their head, and nothing to press', async ({
  page,
}) => {
  await enterAs(page, 'supervisor')
  await page.goto(`${paths.formStatistics.href(SHOPS)}?desde=2019-03-04&hasta=2019-03-10`)
  const longer = page.getByRole('button', { name: 'Ver 6 meses' })
  await expect(longer).toBeVisible()
  await page.setViewportSize({ width: 688, height: 1000 })
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(page.getByText('Villa Alta · Inspección General')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inspección de comercios')
  await expect(page.getByText('Del 04/03/2019 al 10/03/2019').filter({ visible: true })).toHaveCount(1)
  await expect(page.getByRole('heading', { name: 'No hay respuestas en este período.' })).toBeVisible()
  await expect(longer).toBeHidden()
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByText(/^Elija un período más largo/)).toBeHidden()
})

test('STAT-03 ROLE-03 a census taker sees own figures on a phone, an inspector sees none', async ({
  browser,
}) => {
  const phone = await browser.newPage({ viewport: { width: 360, height: 740 } })
  await enterAs(phone, 'censista')
  await phone.goto(`${paths.formStatistics.href(SURVEY)}?periodo=6m`)
  await expect(phone.getByText(/Solo sus propias respuestas/)).toBeVisible()
  await expect(phone.getByLabel('Resumen')).toBeVisible()
  await expect(phone.getByRole('heading', { name: 'Respuestas por persona' })).toBeHidden()
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await expectAccessible(phone)
  await phone.close()

  const inspector = await browser.newPage()
  await enterAs(inspector, 'inspector')
  await inspector.goto(paths.formStatistics.href(SHOPS))
  await expect(inspector.getByText('No posee los permisos necesarios para acceder al sitio.')).toBeVisible()
  await inspector.close()
})
