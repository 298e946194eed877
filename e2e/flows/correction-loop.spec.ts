import { expect, test, type Page } from 'playwright/test'
import { paths } from '../../src/lib/paths'
import { portalStandIn } from '../stack/outside/portal/client'
import { expectAccessible } from './accessible'
import { forgetNewForms, newestAnswers } from './backstage'
import { makePhoto } from './make-photo'
import { AnsweringScreen } from './pages/answering'
import { enterAs } from './pages/login'
import { writeReviewed } from './written-forms'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

const LUCIA = 40101
const FORM = `revision-${Date.now()}`
const portal = portalStandIn()
test.beforeAll(() => writeReviewed(FORM))
test.afterAll(forgetNewForms)

const enter = async (page: Page, address: string): Promise<void> =>
  void (await page.goto(`${address}/${await portal.issue({ citizen: LUCIA })}`))

test('CORR-02 CORR-04 CORR-05 CORR-08 CIT-03 an answer goes to the citizen to be revised and comes back, on a phone by keys', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  await enter(page, paths.citizenAnswer.href(FORM))
  const answering = new AnsweringScreen(page)
  await page.getByRole('textbox').first().fill('Un banco')
  await page.getByRole('textbox').last().fill('En la plaza')
  await answering.save.press('Enter')
  await expect(page.getByText('Formulario guardado correctamente.')).toBeVisible()
  const [given] = await newestAnswers(FORM, 1)
  const { id = '', code = '' } = given ?? {}

  const desk = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  })
  const staff = await desk.newPage()
  await enterAs(staff, 'elevado')
  await staff.goto(paths.view.href(id))
  await staff.getByRole('link', { name: 'Corregir' }).press('Enter')
  const where = staff.getByRole('textbox', { name: /^¿Dónde\?/ })
  await where.fill('En la plaza San Martín')
  await where.blur()
  const photo = staff.getByRole('checkbox', { name: 'A revisar por el ciudadano: ¿Qué necesita? (imagen)' })
  await photo.press('Space')
  await expect(photo).toBeChecked()
  await expectAccessible(staff)
  await staff.getByRole('button', { name: 'Pedir revisión' }).press('Enter')
  await staff
    .getByRole('textbox', { name: 'Observaciones para el ciudadano' })
    .fill('Falta la foto del lugar.')
  await staff.getByRole('button', { name: 'Guardar y enviar a revisión' }).press('Enter')
  await expect(staff).toHaveURL(new RegExp(`${paths.view.href(id)}$`))
  await expect(staff.getByText('En revisión').first()).toBeVisible()

  await enter(page, paths.ownAnswers.href())
  const mine = page.getByRole('listitem').filter({ hasText: code })
  await expect(mine).toContainText('Falta la foto del lugar.')
  await expectAccessible(page)
  await mine.getByRole('link', { name: 'Revisar', exact: true }).press('Enter')
  await expect(page.getByText('Le piden que revise su respuesta')).toBeVisible()
  // What the supervisor put right is read below, and nothing but the photo is open.
  await page.getByRole('button', { name: 'Ver el resto de mi respuesta' }).press('Enter')
  await expect(page.getByText('En la plaza San Martín')).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await expectAccessible(page)
  await page
    .locator('input[type=file]:not([capture])')
    .first()
    .setInputFiles({ name: 'lugar.jpg', mimeType: 'image/jpeg', buffer: await makePhoto(page) })
  await expect(page.getByRole('img', { name: /lugar/ }).first()).toBeVisible()
  await answering.save.press('Enter')
  await expect(page.getByText('Formulario guardado correctamente.')).toBeVisible()
  await page.goto(paths.revision.href(id))
  await expect(page.getByText('Usted ya revisó este formulario.')).toBeVisible()
  await expectAccessible(page)

  await staff.reload()
  // A revision is in review until staff close it.
  await expect(staff.getByText('En revisión').first()).toBeVisible()
  await staff.getByRole('button', { name: 'Dar por revisada' }).press('Enter')
  await expect(staff.getByText('Aprobado').first()).toBeVisible()
  await expect(staff.getByText('En la plaza San Martín').first()).toBeVisible()
  await expect(staff.getByRole('img', { name: /lugar/ }).first()).toBeVisible()
  // The whole story, in its order: the answer's own part and that of the audit trail.
  const history = staff.getByRole('region', { name: 'Historial' }).getByRole('listitem')
  await expect(history.filter({ hasText: 'Se creó el incidente' })).toHaveCount(1)
  await expect(history.first()).toContainText('Se respondió')
  await expect(history.filter({ hasText: 'Se pidieron cambios' })).toContainText('Falta la foto del lugar.')
  await expect(history.filter({ hasText: 'Se envió por correo' })).toContainText('1 destinatario')
  await expect(history.filter({ hasText: 'El ciudadano revisó lo que se pidió' })).toHaveCount(1)
  await expect(history.last()).toContainText('Se dio por revisada')
  await expectAccessible(staff)
  expect(await staff.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await desk.close()
})
