import { readFile } from 'node:fs/promises'
import { expect, test, type Page } from 'playwright/test'
import { addTo } from '../../src/domain/dates'
import { quickSpan, type Span } from '../../src/domain/statistics/period'
import { ANSWERS } from '../../src/domain/store-paths'
import { paths } from '../../src/lib/paths'
import { LAGUNA_HONDA, MONTCLAR, MUNICIPALITIES, VILLA_ALTA } from '../stack/seed/geography'
import { expectAccessible } from './accessible'
import { backstage } from './backstage'
import { enterAs } from './pages/login'

/** Midnight where the browser of these journeys stands. */
const midnight = (day: string) => new Date(`${day}T00:00:00-03:00`)
const todayThere = () =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Argentina/Buenos_Aires' }).format(new Date())

/** How many answers were given in these days, as the store has it: all, or those of a municipality. */
async function stored({ from, to }: Span, municipality?: string): Promise<number> {
  const given = backstage()
    .collection(ANSWERS)
    .where('fechaCreacion', '>=', midnight(from))
    .where('fechaCreacion', '<', midnight(addTo(to, 1, 'day')))
  const answers = await given.select('municipalityPath').get()
  return answers.docs.filter(
    (answer) => municipality === undefined || answer.get('municipalityPath') === municipality,
  ).length
}

const total = (page: Page) => page.getByLabel('Resumen').locator('dd').first().locator('p').first()
const municipalityRow = (page: Page, name: string) =>
  page.getByRole('table', { name: 'Respuestas por municipio' }).getByRole('row', { name })

test('STAT-01 STAT-04 NAV-01 the administrator opens the numbers of all municipalities from the bar, and exports them', async ({
  page,
}) => {
  await enterAs(page, 'admin')
  await page.goto(paths.forms.href())
  await page.getByRole('link', { name: 'Estadísticas', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Estadísticas generales')
  await expect(page.getByRole('button', { name: '7 días', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  const week = quickSpan('7d', todayThere())
  await expect(total(page)).toHaveText(String(await stored(week)))
  // A count each for the week before, its seven days and, of three municipalities, answers, forms and users.
  expect(await page.evaluate(() => globalThis.__reads?.byLabel['general statistics'])).toBe(1 + 7 + 3 * 3)
  await expectAccessible(page)

  await page.getByRole('button', { name: '6 meses', exact: true }).click()
  await expect(page).toHaveURL(/periodo=6m$/)
  await expect(page.getByRole('heading', { name: 'Respuestas por semana' })).toBeVisible()
  const halfYear = quickSpan('6m', todayThere())
  const answers = await stored(halfYear)
  await expect(total(page)).toHaveText(String(answers))
  for (const { nombre, path } of MUNICIPALITIES) {
    await expect(municipalityRow(page, nombre).getByRole('cell').first()).toHaveText(
      String(await stored(halfYear, path)),
    )
  }
  await expect(municipalityRow(page, LAGUNA_HONDA.nombre)).toContainText('Deshabilitado')
  await expect(page.getByRole('rowheader')).toContainText([VILLA_ALTA.nombre, MONTCLAR.nombre])

  const chart = page.getByRole('img', { name: /^Respuestas por semana\. Máximo: \d/ })
  const columns = chart.locator('.recharts-bar-rectangle path')
  await expect(columns.first()).toBeVisible()
  const drawn = await columns.count()

  await page.getByRole('button', { name: 'Tabla' }).click()
  const weeks = page.getByRole('table', { name: 'Respuestas por semana' }).locator('td:nth-child(2)')
  const counted = (await weeks.allTextContents()).map(Number)
  expect(counted.reduce((sum, each) => sum + each, 0)).toBe(answers)
  // Each week with answers has a column.
  expect(drawn).toBe(counted.filter((each) => each > 0).length)
  await expectAccessible(page)

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar CSV' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe(`estadisticas_${halfYear.from}_${halfYear.to}.csv`)
  const lines = (await readFile(await download.path(), 'utf8')).split('\r\n')
  const ofVillaAlta = await stored(halfYear, VILLA_ALTA.path)
  expect(lines.find((line) => line.startsWith('"Villa Alta","Córdoba","Argentina"'))).toContain(
    `,${ofVillaAlta},`,
  )
})

test('STAT-01 STAT-05 NAV-05 on a phone a failed count is repeated, and an end before its beginning is refused', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await enterAs(page, 'admin')
  const day = addTo(todayThere(), -3, 'day')
  await page.route(/:runAggregationQuery$/, (route) => route.abort())
  await page.goto(paths.statistics.href())
  await expect(page.getByRole('alert')).toContainText('Ocurrió un error al cargar los datos.')
  await expectAccessible(page)
  await page.unroute(/:runAggregationQuery$/)
  await page.getByRole('button', { name: 'Intentar nuevamente' }).click()
  await expect(total(page)).toHaveText(String(await stored(quickSpan('7d', todayThere()))))
  await page.getByRole('button', { name: 'Otras fechas' }).click()
  await page.getByLabel('Desde').fill(day)
  await page.getByLabel('Hasta').fill(addTo(day, -1, 'day'))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('La fecha no puede ser anterior a «Desde».')
  await expect(page.getByLabel('Hasta')).toBeFocused()
  await expectAccessible(page)
  await page.getByLabel('Desde').fill('2020-01-01')
  await page.getByLabel('Hasta').fill('2020-01-31')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/desde=2020-01-01&hasta=2020-01-31$/)
  await expect(page.getByRole('heading', { name: 'No hay respuestas en este período.' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Ver 6 meses' }).click()
  const municipalities = page.getByRole('list', { name: 'Respuestas por municipio' }).getByRole('listitem')
  await expect(municipalities).toHaveCount(MUNICIPALITIES.length)
  await expect(municipalities.first()).toContainText(VILLA_ALTA.nombre)
  await expectAccessible(page)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBe(360)
})

test('STAT-04 AUTH-10 NAV-01 a supervisor sees neither the link nor the page', async ({ page }) => {
  await enterAs(page, 'supervisor')
  await page.goto(paths.statistics.href())
  await expect(page.getByText('No posee los permisos necesarios para acceder al sitio.')).toBeVisible()
  const bar = page.getByRole('navigation', { name: 'Navegación principal' })
  await expect(bar.getByRole('link', { name: 'Formularios' })).toBeVisible()
  await expect(bar.getByRole('link', { name: 'Estadísticas' })).toBeHidden()
})
