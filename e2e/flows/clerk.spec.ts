import { readFile } from 'node:fs/promises'
import { expect, test } from 'playwright/test'
import { z } from 'zod'
import { statesSchema } from '../../src/domain/form/state'
import { answerPath } from '../../src/domain/store-paths'
import { paths } from '../../src/lib/paths'
import { expectAccessible } from './accessible'
import { backstage, newestAnswers } from './backstage'
import { AnswersListScreen } from './pages/answers-list'
import { enterAs } from './pages/login'

const SHOPS = 'inspeccion-comercios'

// The next journeys find the list as it was.
test.afterAll(() => backstage().doc('usuarios/supervisor').update({ listas: '[]' }))

test('DAY-01 DAY-02 ALIST-06 a clerk finds an answer by its columns, by keys, and keeps the view, also for the phone', async ({
  page,
  browser,
}) => {
  const [, second] = await newestAnswers(SHOPS, 2)
  if (!second) throw new Error('The seed has no second answer.')
  const [shop] = z.array(z.string()).parse(Object.values(second.doc.get('ficha.columnas')))
  await enterAs(page, 'supervisor')
  const list = new AnswersListScreen(page)
  await list.open(SHOPS)
  await expect(page.getByRole('columnheader', { name: 'Nombre de fantasía' })).toBeVisible()
  await expect(list.rows.nth(1)).toContainText(shop ?? 'no shop')
  await expectAccessible(page)

  // By the beginning of the code in small letters.
  const search = page.getByRole('textbox', { name: 'Buscar respuestas' })
  await search.fill(second.code.slice(0, -2).toLowerCase())
  await expect(list.rows).toHaveCount(1)
  await expect(list.rows.first().locator('mark')).toHaveText([second.code.slice(0, -2)])
  await expect(list.rows.first()).toContainText(second.code)
  await expect(page.getByText('1 encontrada', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Exportar' }).click()
  const exported = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'CSV (.csv)' }).click()
  const file = await readFile(await (await exported).path(), 'utf8')
  expect(file.match(/^"\w+-\w{10}"/gm)).toEqual([`"${second.code}"`])
  await expectAccessible(page)

  // Another column for oneself.
  await page.getByRole('button', { name: 'Columnas' }).click()
  await page.getByRole('checkbox', { name: 'Rubro principal' }).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Guardar columnas' }).click()
  await expect(page.getByRole('columnheader', { name: 'Rubro principal' })).toBeVisible()

  // The view is kept, and leads back.
  await page.getByRole('button', { name: 'Guardar vista' }).click()
  await page.getByRole('textbox', { name: 'Nombre de la vista' }).fill('Mi inspección')
  await page.getByRole('dialog').getByRole('button', { name: 'Guardar vista' }).click()
  await list.open(SHOPS)
  await page.getByRole('link', { name: 'Mi inspección' }).click()
  await expect(list.rows).toHaveCount(1)
  await list.open(SHOPS)

  // By keys from row to row, into the last answer of the page, on to the first of the next, and back to it.
  const [last, further] = (await newestAnswers(SHOPS, 16)).slice(14)
  if (!last || !further) throw new Error('The seed has no second page.')
  await expect(list.rows).toHaveCount(15)
  for (let row = 0; row < 15; row += 1) await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(paths.view.href(last.id))
  await expect(page.getByRole('link', { name: 'Respuesta siguiente' })).toBeVisible()
  await page.keyboard.press('j')
  await expect(page).toHaveURL(paths.view.href(further.id))
  await expect(page.getByText(further.code, { exact: true }).first()).toBeVisible()
  await page.getByRole('link', { name: 'Volver a las respuestas' }).click()
  await expect(page).toHaveURL(`${paths.answers.href(SHOPS)}?pagina=2`)
  await expect(page.getByRole('link', { name: further.code, exact: true })).toBeFocused()

  // Columns and view followed to the phone.
  const phone = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage()
  await enterAs(phone, 'supervisor')
  await new AnswersListScreen(phone).open(SHOPS)
  await phone.getByRole('button', { name: 'Columnas' }).click()
  await expect(phone.getByRole('checkbox', { name: 'Rubro principal' })).toBeChecked()
  await phone.keyboard.press('Escape')
  await phone.getByRole('link', { name: 'Mi inspección' }).click()
  await expect(phone.getByText(second.code)).toBeVisible()
  await phone.context().close()
})

test('DAY-03 a change of state is undone where no transition leads back', async ({ page }) => {
  const stuck = (await newestAnswers(SHOPS, 58)).flatMap(({ id, code, doc }) => {
    const { actual, disponibles } = statesSchema.parse(doc.get('estados'))
    const ends = disponibles[actual]?.transiciones.filter((to) => disponibles[to]?.transiciones.length === 0)
    return ends?.[0] === undefined ? [] : [{ id, code, actual, end: disponibles[ends[0]]?.nombre ?? '' }]
  })
  const [one] = stuck
  if (!one) throw new Error('The seed has no answer whose state leads to an end.')
  await enterAs(page, 'supervisor')
  await page.goto(paths.view.href(one.id))
  await new AnswersListScreen(page).moveTo(one.code, one.end)
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByText('El cambio de estado se deshizo')).toBeVisible()
  const stored = await backstage().doc(answerPath(one.id)).get()
  expect(stored.get('estados.actual')).toBe(one.actual)
})
