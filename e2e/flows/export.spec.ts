import { readFile } from 'node:fs/promises'
import { expect, test, type Page } from 'playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { readWorkbook } from '../../src/testing/read-workbook'
import { paths } from '../../src/lib/paths'
import { expectAccessible } from './accessible'
import { newestAnswers } from './backstage'
import { AnswersListScreen } from './pages/answers-list'
import { enterAs } from './pages/login'

const SHOPS = 'inspeccion-comercios'

async function exported(page: Page, format: string): Promise<Buffer> {
  await page.getByRole('button', { name: 'Exportar' }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: format }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^respuestas_.+\.(xlsx|csv)$/)
  return readFile(await download.path())
}
const counted = async (page: Page) =>
  Number((await page.getByText(/^\d+ respuestas?$/).textContent())?.split(' ')[0])

test('ALIST-02 ALIST-06 a supervisor narrows the answers and exports just those', async ({ page }) => {
  await enterAs(page, 'supervisor')
  await new AnswersListScreen(page).open(SHOPS)
  const all = await counted(page)
  await page.getByRole('button', { name: 'Estado', exact: true }).click()
  await page.getByRole('menuitemradio', { name: 'En revisión' }).click()
  await expect(page).toHaveURL(/estado=\d/)
  await expect(page.getByText(/^\d+ respuestas?$/)).not.toHaveText(`${all} respuestas`)
  await expectAccessible(page)
  const few = await counted(page)
  const [sheet, about] = await readWorkbook(await exported(page, 'Excel (.xlsx)'))
  const [headings = [], ...rows] = sheet?.data ?? []
  expect(sheet?.sheet).toBe('Sheet1')
  expect(rows).toHaveLength(few)
  const state = headings.indexOf('Estado')
  expect(new Set(rows.map((row) => row[state]))).toEqual(new Set(['En revisión']))
  expect(about?.data.at(-1)).toEqual(['Respuestas', few])
  await page.getByRole('button', { name: 'Limpiar filtros' }).click()
  const csv = (await exported(page, 'CSV (.csv)')).toString('utf8')
  expect(csv.startsWith('\ufeff"Código","Fecha"')).toBe(true)
})

test('ALIST-06 ALIST-08 an inspector exports own answers only', async ({ page }) => {
  await enterAs(page, 'inspector')
  await new AnswersListScreen(page).open(SHOPS)
  const own = await counted(page)
  const [sheet] = await readWorkbook(await exported(page, 'Excel (.xlsx)'))
  expect((sheet?.data.length ?? 0) - 1).toBe(own)
})

test('ALIST-02 on a phone the list says that nothing matches, and offers a way back', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await enterAs(page, 'supervisor')
  await new AnswersListScreen(page).open(SHOPS)
  await page.getByRole('button', { name: 'Más filtros' }).click()
  await page.getByRole('textbox', { name: 'Código' }).fill('VA-NADA')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(page.getByText('No se encontraron resultados')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('status').getByRole('button', { name: 'Limpiar filtros' }).click()
  await expect(page.getByText(/^\d+ respuestas$/)).toBeVisible()
})

test('PDF-01 the PDF of an answer opens in a tab of its own', async ({ page, context }) => {
  const [newest] = await newestAnswers(SHOPS, 1)
  await enterAs(page, 'supervisor')
  await page.goto(paths.view.href(newest?.id ?? ''))
  const opening = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Descargar PDF' }).click()
  // Without a window to show PDFs in, the browser of the tests takes the file instead.
  const download = await (await opening).waitForEvent('download')
  await expect(page.getByText('El archivo PDF se descargó correctamente')).toBeVisible()
  const file = new Uint8Array(await readFile(await download.path()))
  const { text } = await extractText(await getDocumentProxy(file), { mergePages: true })
  expect(text).toContain(newest?.code ?? 'no answer')
})

test('HOME-03 a recipient is found with the answers about them', async ({ page }) => {
  await enterAs(page, 'elevado')
  await page.goto(paths.home.href())
  await page.getByRole('combobox', { name: 'Tipo' }).click()
  await page.getByRole('option', { name: 'DNI/ID' }).click()
  await page.getByRole('textbox', { name: 'Número' }).fill('22.388.837')
  await page.getByRole('button', { name: 'Buscar' }).click()
  await expect(page.getByRole('heading', { name: 'Facundo Vega' })).toBeVisible()
  // What the bar at the top half covers while one scrolls counts as too small a target.
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessible(page)
  await page
    .getByRole('link', { name: /Ver la respuesta/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/ver\//)
})
