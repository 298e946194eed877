import { expect, test } from 'playwright/test'
import { statesSchema } from '../../src/domain/form/state'
import { answerPath } from '../../src/domain/store-paths'
import { paths } from '../../src/lib/paths'
import { expectAccessible } from './accessible'
import { backstage, newestAnswers } from './backstage'
import { AnswersListScreen } from './pages/answers-list'
import { enterAs } from './pages/login'

const SHOPS = 'inspeccion-comercios'
const TREES = 'censo-arbolado'

test('LIST-01 LIST-02 LIST-04 LIST-11 a supervisor finds a form of the own areas', async ({ page }) => {
  await enterAs(page, 'supervisor')
  await page.goto(paths.forms.href())
  const table = page.getByRole('table', { name: 'Formularios' })
  const seeded = [
    'Acta de constatación',
    'Censo de arbolado público',
    'Inspección de comercios',
    'Reclamo por alumbrado público',
  ]
  for (const title of seeded) await expect(table.getByRole('rowheader', { name: title })).toBeVisible()
  // Labels stand below the area.
  const areaCells = table.locator('tbody td:nth-child(2)')
  const areas = await areaCells.evaluateAll((cells) => cells.map((cell) => cell.firstChild?.textContent))
  expect(new Set(areas)).toEqual(new Set(['Inspección General', 'Espacios Verdes', 'Alumbrado Público']))
  await expectAccessible(page)
  await page.getByRole('searchbox', { name: 'Buscar por nombre' }).pressSequentially('  inspeccion')
  await expect(page.getByRole('searchbox')).toHaveValue('inspeccion')
  await expect(table.getByRole('rowheader')).toHaveText(['Inspección de comercios'])
  await expect(page).toHaveURL(/nombre=inspeccion/)
  await page.getByRole('searchbox').fill('nada de esto')
  await expect(page.getByText('No se encontraron formularios con ese nombre')).toBeVisible()
  await expectAccessible(page)
})

test('LIST-04 the administrator sees all forms, seven a page', async ({ page }) => {
  await enterAs(page, 'admin')
  await page.goto(paths.forms.href())
  const names = page.getByRole('table', { name: 'Formularios' }).getByRole('rowheader')
  await expect(names).toHaveCount(7)
  const first = await names.allTextContents()
  await page.getByRole('button', { name: 'Siguiente' }).click()
  await expect(names.first()).not.toHaveText(first[0] ?? '')
  const all = [...first, ...(await names.allTextContents())]
  expect(all).toEqual([...all].sort((a, b) => a.localeCompare(b, 'es')))
})

test('ALIST-01 answers come newest first, fifteen a page, with their number', async ({ page }) => {
  const [newest, , , , , , , , , , , , , , last, next] = await newestAnswers(SHOPS, 16)
  await enterAs(page, 'supervisor')
  const list = new AnswersListScreen(page)
  await list.open(SHOPS)
  await expect(list.rows).toHaveCount(15)
  await expect(list.rows.first()).toContainText(newest?.code ?? 'no answer')
  await expect(list.rows.last()).toContainText(last?.code ?? 'no answer')
  await expect(page.getByText(/^\d+ respuestas$/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Siguiente' }).click()
  await expect(list.rows.first()).toContainText(next?.code ?? 'no answer')
  await page.goBack()
  await expect(list.rows.first()).toContainText(newest?.code ?? 'no answer')
})

test('ALIST-03 the first answer stands in the upper part of a laptop’s screen', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await enterAs(page, 'supervisor')
  const list = new AnswersListScreen(page)
  await list.open(SHOPS)
  await expect(list.rows).toHaveCount(15)
  const first = await list.rows.first().boundingBox()
  expect(first?.y).toBeLessThanOrEqual(220)
  expect(first?.height).toBeLessThanOrEqual(41)
  // The headings stay in sight while the page scrolls.
  await list.rows.last().scrollIntoViewIfNeeded()
  await expect(page.getByRole('columnheader', { name: 'Código' })).toBeInViewport()
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.getByRole('button', { name: 'Más filtros' }).click()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 320, height: 640 })
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  await expectAccessible(page)
})

test('ALIST-01 sorted by last update, an old answer that just moved comes first', async ({ page }) => {
  const movable = (await newestAnswers(SHOPS, 40)).slice(20).flatMap(({ id, code, doc }) => {
    const { actual, disponibles } = statesSchema.parse(doc.get('estados'))
    const [next] = disponibles[actual]?.transiciones ?? []
    return next === undefined ? [] : [{ id, code, next: disponibles[next]?.nombre ?? '' }]
  })
  const [old] = movable
  if (!old) throw new Error('The seed has no older answer that can move.')
  await enterAs(page, 'supervisor')
  await page.goto(paths.view.href(old.id))
  const list = new AnswersListScreen(page)
  await list.moveTo(old.code, old.next)
  await expect(page.getByText('Estado actualizado correctamente')).toBeVisible()
  await list.open(SHOPS)
  await expect(list.rows).toHaveCount(15)
  await expect(page.getByText(old.code)).toHaveCount(0)
  await page.getByRole('button', { name: 'Ordenar' }).click()
  await page.getByRole('menuitemradio', { name: 'Última actualización' }).click()
  await expect(list.rows.first()).toContainText(old.code)
  await expectAccessible(page)
})

test('VIEW-01 ANS-10 an answer with a place shows it on a map of the specified height and in words', async ({
  page,
}) => {
  const placed = (await newestAnswers(SHOPS, 30)).find(({ doc }) => doc.get('ubicacion.latlng'))
  await enterAs(page, 'supervisor')
  await page.goto(paths.view.href(placed?.id ?? 'no answer'))
  const place = String(placed?.doc.get('ubicacion.direccion'))
  const map = page.getByRole('region', { name: `Mapa de ${place}` })
  await expect(map.getByRole('button', { name: 'Acercar el mapa' })).toBeVisible()
  await expect(page.getByText(place, { exact: true })).toBeVisible()
  expect((await map.boundingBox())?.height).toBe(500)
  await expectAccessible(page)
  await page.setViewportSize({ width: 1400, height: 900 })
  await expect.poll(async () => (await map.boundingBox())?.height).toBe(800)
})

test('ALIST-08 ROLE-03 two inspectors of one form do not see each other’s answers', async ({ page }) => {
  await enterAs(page, 'inspector')
  const list = new AnswersListScreen(page)
  await list.open(SHOPS)
  await expect(list.rows.first()).toBeVisible()
  const authors = await list.rows.locator('td:nth-child(4)').allTextContents()
  expect(new Set(authors)).toEqual(new Set(['Diego Maldonado']))
  const foreign = (await newestAnswers(SHOPS, 30)).find(({ doc }) => doc.get('creadoPor') === 'inspector.dos')
  await page.goto(paths.view.href(foreign?.id ?? 'no answer'))
  await expect(page.getByText('No existe la respuesta.')).toBeVisible()
})

test('LIST-11 VIEW-04 an inspector of another area sees nothing of it', async ({ page }) => {
  await enterAs(page, 'inspector.alumbrado')
  await page.goto(paths.forms.href())
  await expect(page.getByRole('table', { name: 'Formularios' }).getByRole('rowheader')).toHaveText([
    'Reclamo por alumbrado público',
  ])
  await new AnswersListScreen(page).open(SHOPS)
  await expect(page.getByText('No tiene permisos para ver el formulario')).toBeVisible()
  await expectAccessible(page)
  const [answer] = await newestAnswers(SHOPS, 1)
  await page.goto(paths.view.href(answer?.id ?? 'no answer'))
  await expect(page.getByText('No existe la respuesta.')).toBeVisible()
  await expectAccessible(page)
})

test('ALIST-04 an inspector of records can open an answer and sees no actions on answers', async ({
  page,
}) => {
  await enterAs(page, 'actas')
  const list = new AnswersListScreen(page)
  await list.open('acta-constatacion')
  await expect(list.rows.first()).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Acciones' })).toHaveCount(0)
  await expect(list.table.getByRole('button', { name: /Eliminar/ })).toHaveCount(0)
  await list.rows.first().getByRole('link').click()
  await expect(page).toHaveURL(/\/ver\//)
  await expect(page.getByText('Acta de constatación', { exact: true })).toBeVisible()
})

test('ALIST-04 deleting asks first and says that it cannot be undone', async ({ page }) => {
  const [answer] = await newestAnswers(TREES, 1)
  const code = answer?.code ?? 'no answer'
  await enterAs(page, 'supervisor')
  await new AnswersListScreen(page).open(TREES)
  await page.getByRole('button', { name: `Eliminar la respuesta ${code}` }).click()
  const dialog = page.getByRole('alertdialog', { name: '¿Confirma que desea eliminar la respuesta?' })
  await expect(dialog).toContainText('no se puede revertir')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Eliminar respuesta' }).click()
  await expect(page.getByText('La respuesta se eliminó correctamente')).toBeVisible()
  await expect(page.getByText(code)).toHaveCount(0)
  expect((await answer?.doc.ref.get())?.exists).toBe(false)
})

test('ALIST-01 one damaged answer does not empty the list', async ({ page }) => {
  const [first, second] = await newestAnswers(TREES, 2)
  const whole = first?.doc.data()
  await first?.doc.ref.update({ codigoMunicipio: 17, secciones: 'broken' })
  await enterAs(page, 'supervisor')
  const list = new AnswersListScreen(page)
  await list.open(TREES)
  await expect(page.getByText('1 respuesta no se puede leer')).toBeVisible()
  await expect(list.rows.first()).toContainText(second?.code ?? 'no answer')
  await expectAccessible(page)
  await page.goto(paths.view.href(first?.id ?? 'no answer'))
  await expect(page.getByText('La respuesta no se puede leer')).toBeVisible()
  if (whole)
    await backstage()
      .doc(answerPath(first?.id ?? ''))
      .set(whole)
})
