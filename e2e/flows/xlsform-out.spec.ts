import { readFile } from 'node:fs/promises'
import { expect, test } from 'playwright/test'
import { paths } from '../../src/lib/paths'
import { expectAccessible } from './accessible'
import { forgetNewForms } from './backstage'
import { enterAs } from './pages/login'

test.afterAll(forgetNewForms)

const PHONE = { width: 360, height: 740 }

test('MOVE-05 a builder takes a form out as XLSForm, looks at what other programs make of it, and brings it back', async ({
  page,
}) => {
  await enterAs(page, 'generador')
  await page.goto(paths.forms.href())
  const menu = page.getByRole('button', { name: /^Más acciones de / }).first()
  const title = ((await menu.textContent()) ?? '').replace('Más acciones de ', '').trim()
  await menu.click()
  await page.getByRole('menuitem', { name: 'Exportar como XLSForm (.xlsx)' }).click()
  const dialog = page.getByRole('dialog', { name: `Exportar «${title}» como XLSForm` })
  await expect(dialog.getByText(/cosas pasan igual/)).not.toHaveCount(0)
  const counts = await dialog.getByText(/secci(?:ón|ones), \d+ preguntas?$/).innerText()
  await expectAccessible(page)
  await page.setViewportSize(PHONE)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
  await expectAccessible(page)
  const downloading = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Descargar .xlsx' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^formulario-.*\.xlsx$/)
  await expect(dialog).toHaveCount(0)

  await page.getByRole('button', { name: 'Importar' }).click()
  await page.getByLabel('Elegir archivo').setInputFiles({
    name: download.suggestedFilename(),
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await readFile(await download.path()),
  })
  await expect(page.getByRole('dialog', { name: 'Importar un formulario' })).toContainText(counts)
  await page.getByRole('button', { name: 'Abrir en el editor' }).click()
  await expect(page.getByLabel('Título del formulario')).toHaveValue(title)
})
