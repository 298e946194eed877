import { FieldValue } from 'firebase-admin/firestore'
import { expect, test } from 'playwright/test'
import { formPath } from '../../src/domain/store-paths'
import { paths } from '../../src/lib/paths'
import { expectAccessible } from './accessible'
import { backstage, newestAnswers } from './backstage'
import { AnswersListScreen } from './pages/answers-list'
import { enterAs } from './pages/login'

const TREES = 'censo-arbolado'
const SHOPS = 'inspeccion-comercios'

test('DAY-04 home shows what waits and what is late, and leads there', async ({ page }) => {
  await enterAs(page, 'supervisor')
  await page.goto(paths.home.href())
  const waiting = page.getByRole('table', { name: 'Lo que espera' })
  await expect(
    waiting.getByRole('link', { name: /sin cambios desde hace más de 7 días/ }).first(),
  ).toBeVisible()
  await expectAccessible(page)
  // Of a form with more answers in its first state than a page shows.
  const row = waiting
    .getByRole('row')
    .filter({ has: page.getByRole('cell', { name: /^\d+$/ }) })
    .first()
  const count = await row.getByRole('cell').first().textContent()
  await row.getByRole('rowheader').getByRole('link').click()
  await expect(new AnswersListScreen(page).rows).toHaveCount(15)
  await expect(page.getByText(`${count} respuestas`, { exact: true })).toBeVisible()
  await page.goto(paths.home.href())
  await expect(page.getByRole('heading', { name: 'Formularios recientes' })).toBeVisible()
})

test('DAY-04 a form is put away in the list, and taken back', async ({ page }) => {
  await enterAs(page, 'supervisor')
  await page.goto(`${paths.forms.href()}?orden=respuestas`)
  const row = page.getByRole('row').filter({ hasText: 'Censo de arbolado' })
  await expect(row.getByRole('cell', { name: /^\d+$/ })).toBeVisible()
  await row.getByRole('button', { name: /Más acciones/ }).click()
  await page.getByRole('menuitem', { name: 'Archivar' }).click()
  await expect(row).toHaveCount(0)
  await page.getByRole('button', { name: 'Archivo' }).click()
  await expect(row).toBeVisible()
  await expectAccessible(page)
  await row.getByRole('button', { name: /Más acciones/ }).click()
  await page.getByRole('menuitem', { name: 'Sacar del archivo' }).click()
  await expect(page.getByRole('heading', { name: 'No hay formularios en el archivo' })).toBeVisible()
  await page.getByRole('button', { name: 'Volver a la lista' }).click()
  // By name at once; sorted by answers once the trigger heard of it.
  await page.goto(paths.forms.href())
  await expect(row).toBeVisible()
})

test('DAY-04 a form is labelled, and found by its label', async ({ page }) => {
  await enterAs(page, 'supervisor')
  await page.goto(`${paths.forms.href()}?nombre=arbolado`)
  const row = page.getByRole('row').filter({ hasText: 'Censo de arbolado' })
  await row.getByRole('button', { name: /Más acciones/ }).click()
  await page.getByRole('menuitem', { name: 'Etiquetas' }).click()
  const dialog = page.getByRole('dialog', { name: 'Etiquetas de «Censo de arbolado público»' })
  await dialog.getByRole('textbox', { name: 'Etiqueta' }).fill('Verano')
  await page.keyboard.press('Enter')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Guardar etiquetas' }).click()
  const chip = row.getByRole('button', { name: /^Etiqueta Verano:/ })
  await expect(chip).toBeVisible()
  await expectAccessible(page)
  const entry = backstage().doc(`${formPath(TREES)}/busqueda/0`)
  await expect.poll(async () => (await entry.get()).get('palabras')).toContain('#verano')
  await page.getByRole('button', { name: 'Limpiar filtros' }).click()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: /^Etiqueta Verano:/ }).click()
  await expect(page).toHaveURL(`${paths.forms.href()}?etiqueta=Verano`)
  await expect(page.getByRole('listitem').filter({ hasText: 'Censo de arbolado' })).toBeVisible()
  await expectAccessible(page)
  await backstage().doc(formPath(TREES)).update({ etiquetas: FieldValue.delete() })
})

test('VIEW-06 DAY-02 staff write notes about an answer, and go through answers by keys', async ({ page }) => {
  const [first, second] = await newestAnswers(SHOPS, 2)
  if (!first || !second) throw new Error('The seed has no two answers.')
  await enterAs(page, 'supervisor')
  const list = new AnswersListScreen(page)
  await list.open(SHOPS)
  await expect(list.rows).toHaveCount(15)
  for (const key of ['j', 'j', 'k', 'Enter']) await page.keyboard.press(key)
  await expect(page).toHaveURL(paths.view.href(first.id))
  await expect(page.getByRole('navigation', { name: 'Otras respuestas del listado' })).toBeVisible()
  await page.keyboard.press('j')
  await expect(page).toHaveURL(paths.view.href(second.id))
  // The address changes first: until the answer is drawn, the notes are those of the one before.
  const about = page.getByRole('complementary', { name: 'Datos de la respuesta' })
  await expect(about.getByText(second.code, { exact: true })).toBeVisible()
  await page.getByRole('textbox', { name: 'Escribir una nota' }).fill('Falta el plano.\nLlamar el lunes.')
  await page.getByRole('button', { name: 'Agregar nota' }).click()
  await expect(page.getByText('Falta el plano.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Teclas' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('u')
  await expect(page).toHaveURL(paths.answers.href(SHOPS))
  await expect(page.getByRole('link', { name: second.code }).first()).toBeFocused()
  // The first answer that can still be completed.
  const complete = page.getByRole('link', { name: /^Completar/ }).first()
  const address = (await complete.getAttribute('href')) ?? ''
  await list.rows.filter({ has: complete }).getByRole('link').first().focus()
  await page.keyboard.press('e')
  await expect(page).toHaveURL(address)
})
