import { expect, test, type Page } from 'playwright/test'
import { statesSchema } from '../../src/domain/form/state'
import { paths } from '../../src/lib/paths'
import { expectAccessible } from './accessible'
import { newestAnswers } from './backstage'
import { AnswersListScreen } from './pages/answers-list'
import { signIn } from './pages/login'

const SHOPS = 'inspeccion-comercios'
const TILE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const map = (page: Page) => page.getByRole('region', { name: 'Mapa de las respuestas' })
const bubble = (page: Page) => map(page).getByRole('group', { name: 'Respuestas de este punto' })

test('ALIST-03 a supervisor goes through the map of answers with the keyboard, down to one answer', async ({
  page,
}) => {
  await page.route(/tile\.openstreetmap\.org/, (route) =>
    route.fulfill({ contentType: 'image/png', body: TILE }),
  )
  await signIn(page, 'supervisor')
  await new AnswersListScreen(page).open(SHOPS)
  await page.getByRole('button', { name: 'Mapa', exact: true }).click()
  await expect(page).toHaveURL(/vista=mapa/)
  const group = map(page)
    .getByRole('button', { name: /respuestas juntas\. Acercar$/ })
    .first()
  await expect(group).toBeVisible()
  expect((await map(page).boundingBox())?.height).toBe(500)
  await expectAccessible(page)
  // A group comes nearer until it falls apart; the focus stays at its place.
  await group.focus()
  await expect(async () => {
    await page.keyboard.press('Enter')
    await expect(bubble(page)).toBeVisible({ timeout: 500 })
  }).toPass()
  const link = bubble(page).getByRole('link').first()
  await expect(link).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(bubble(page)).toHaveCount(0)
  await expect(map(page).locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Enter')
  const code = await link.textContent()
  await link.press('Enter')
  await expect(page.getByRole('complementary')).toContainText(code ?? 'no code')
  await page.goBack()
  await expect(map(page)).toBeVisible()
  await page.setViewportSize({ width: 1400, height: 900 })
  await expect.poll(async () => (await map(page).boundingBox())?.height).toBe(800)
})

test('ALIST-05 when one person moves an answer, another sees it at once in the list and in the view', async ({
  page,
  browser,
}) => {
  const movable = (await newestAnswers(SHOPS, 15)).flatMap(({ id, code, doc }) => {
    const { actual, disponibles } = statesSchema.parse(doc.get('estados'))
    const [next] = disponibles[actual]?.transiciones ?? []
    return next === undefined ? [] : [{ id, code, next: disponibles[next]?.nombre ?? '' }]
  })
  const [first, second] = movable
  if (!first || !second) throw new Error('The seed has no two new answers that can move.')
  await signIn(page, 'supervisor')
  const list = new AnswersListScreen(page)
  await list.open(SHOPS)
  await expect(list.rows).toHaveCount(15)

  const other = await (await browser.newContext({ locale: 'es-AR' })).newPage()
  await signIn(other, 'elevado')
  const theirs = new AnswersListScreen(other)
  await other.goto(paths.view.href(first.id))
  await theirs.moveTo(first.code, first.next)
  await expect(list.stateOf(first.code)).toHaveText(first.next)
  // And the other way round: the one who reads sees what is moved in the list.
  await other.goto(paths.view.href(second.id))
  await expect(theirs.stateOf(second.code)).toBeVisible()
  await list.moveTo(second.code, second.next)
  await expect(list.stateOf(second.code)).toHaveText(second.next)
  await expect(theirs.stateOf(second.code)).toHaveText(second.next)
  await other.context().close()
})

test('ALIST-07 LIST-05 an inspector finds the own answers from the form list', async ({ page }) => {
  await signIn(page, 'inspector')
  await page.goto(paths.forms.href())
  await page.getByRole('button', { name: 'Más acciones de Inspección de comercios' }).click()
  await page.getByRole('menuitem', { name: 'Mis respuestas' }).click()
  const table = page.getByRole('table', { name: 'Mis respuestas' })
  await expect(table.locator('tbody tr')).toHaveCount(7)
  await expectAccessible(page)
  const code = await table.locator('tbody th').first().textContent()
  await table.locator('tbody td').nth(1).click()
  await expect(page.getByRole('complementary')).toContainText(code ?? 'no code')
})
