import { expect, test, type Page } from 'playwright/test'
import { readCoordinates } from '../../src/domain/point'
import { paths } from '../../src/lib/paths'
import { portalStandIn } from '../stack/outside/portal/client'
import { expectAccessible } from './accessible'
import { forgetNewForms, newestAnswers } from './backstage'
import { AnsweringScreen } from './pages/answering'
import { enterAs } from './pages/login'
import { writePlaced } from './written-forms'

const PHONE = { width: 360, height: 740 }
test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

const LUCIA = 40101
const FORM = `lugar-${Date.now()}`
const GIVEN = { lat: -31.43, lng: -64.19 }
const portal = portalStandIn()
test.beforeAll(() => writePlaced(FORM))
test.afterAll(forgetNewForms)

const address = (page: Page) => page.getByLabel('Dirección')
const coordinates = (page: Page) => page.getByLabel('Coordenadas del punto')
const pin = async (page: Page) => readCoordinates(await coordinates(page).inputValue())
const leftBehind = (page: Page) => page.getByText('La dirección cambió y el punto sigue donde estaba')
const enter = async (page: Page, at: string): Promise<void> =>
  void (await page.goto(`${at}/${await portal.issue({ citizen: LUCIA })}`))
const expectNarrow = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

/** Writes another address, is offered to move the point there, and takes the offer by keys. */
async function moveTo(page: Page, street: string): Promise<void> {
  const before = await pin(page)
  await address(page).fill(street)
  await expect(leftBehind(page)).toBeVisible()
  expect(await pin(page)).toEqual(before)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Mover el punto a esta dirección' }).press('Enter')
  await expect.poll(() => pin(page)).not.toEqual(before)
  await expect(leftBehind(page)).toHaveCount(0)
}

test('CORR-02 CORR-04 CORR-05 ANS-10 VIEW-02 NAV-05 a place is corrected with its point, asked for again, and given anew on a phone', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  await enter(page, paths.citizenAnswer.href(FORM))
  const answering = new AnsweringScreen(page)
  await coordinates(page).fill(`${GIVEN.lat} ${GIVEN.lng}`)
  await address(page).fill('Frente a la plaza')
  // A place that is given for the first time leaves no point behind.
  await expect(leftBehind(page)).toHaveCount(0)
  await answering.type('¿Qué sucede?', 'Un árbol caído')
  await answering.save.click()
  await expect(page.getByText('Formulario guardado correctamente.')).toBeVisible()
  const [given] = await newestAnswers(FORM, 1)
  const { id = '', code = '' } = given ?? {}
  expect(given?.doc.get('ubicacion')).toEqual({ latlng: GIVEN, direccion: 'Frente a la plaza' })

  const desk = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const staff = await desk.newPage()
  await enterAs(staff, 'elevado')
  await staff.goto(paths.view.href(id))
  await staff.getByRole('link', { name: 'Corregir' }).press('Enter')
  await moveTo(staff, 'Belgrano 340')
  const corrected = await pin(staff)
  await staff.getByRole('checkbox', { name: 'A revisar por el ciudadano: Ubicación' }).press('Space')
  await expectAccessible(staff)
  await staff.getByRole('button', { name: 'Pedir revisión' }).press('Enter')
  await staff.getByRole('textbox', { name: 'Observaciones para el ciudadano' }).fill('¿Es en esa cuadra?')
  await staff.getByRole('button', { name: 'Guardar y enviar a revisión' }).press('Enter')
  await expect(staff.getByText('En revisión').first()).toBeVisible()

  await enter(page, paths.ownAnswers.href())
  const mine = page.getByRole('listitem').filter({ hasText: code })
  await expect(mine).toContainText('¿Es en esa cuadra?')
  await mine.getByRole('link', { name: 'Revisar', exact: true }).press('Enter')
  await expect(page.getByText('Le piden que revise también la ubicación.')).toBeVisible()
  await expect(address(page)).toHaveValue('Belgrano 340')
  expect(await pin(page)).toEqual(corrected)
  await expect(page.getByText(/^Respuesta anterior/)).toContainText('Belgrano 340')
  await expectAccessible(page)
  await moveTo(page, 'San Martín 120')
  const revised = await pin(page)
  await expectNarrow(page)
  // Nothing but the place is open, and the rest is folded.
  await page.getByRole('button', { name: 'Ver el resto de mi respuesta' }).press('Enter')
  await expect(page.getByText('Un árbol caído')).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^¿Qué sucede\?/ })).toHaveCount(0)
  await answering.save.click()
  await expect(page.getByText('Formulario guardado correctamente.')).toBeVisible()
  const [stored] = await newestAnswers(FORM, 1)
  expect(stored?.doc.get('ubicacion')).toEqual({ latlng: revised, direccion: 'San Martín 120' })

  await staff.goto(paths.view.href(id))
  await expect(staff.getByText('San Martín 120').first()).toBeVisible()
  const history = staff.getByRole('region', { name: 'Historial' }).getByRole('listitem')
  await expect(history.filter({ hasText: 'Se pidieron cambios' })).toContainText('¿Es en esa cuadra?')
  await expect(history.filter({ hasText: 'El ciudadano revisó lo que se pidió' })).toHaveCount(1)
  await staff.getByRole('button', { name: 'Dar por revisada' }).press('Enter')
  await expect(staff.getByText('Aprobado').first()).toBeVisible()
  await expectAccessible(staff)
  await desk.close()
})
