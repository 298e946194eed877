import { expect, test, type Page } from 'playwright/test'
import { ANSWERS, publicFormPath, versionPath } from '../../src/domain/store-paths'
import { paths } from '../../src/lib/paths'
import { stackPorts } from '../stack/ports'
import { expectAccessible } from './accessible'
import { backstage, forgetNewForms } from './backstage'
import { AnsweringScreen } from './pages/answering'

test.afterAll(forgetNewForms)

const LIGHTS = 'reclamo-alumbrado'
const PHONE = { width: 360, height: 740 }

/** The services behind the page are gone; the page itself stays. Gives the way to bring them back. */
async function cutServices(page: Page): Promise<() => Promise<void>> {
  const { firestore, auth, functions, storage } = stackPorts()
  const gone = (url: URL) => [firestore, auth, functions, storage].includes(Number(url.port))
  await page.route(gone, (route) => route.abort('connectionrefused'))
  return () => page.unroute(gone)
}

async function fillLights(form: AnsweringScreen): Promise<void> {
  await form.leavePlace()
  await form.pick('¿Qué sucede con la luz?', 'Parpadea')
  await form.type('¿Cuántas luces son?', '2')
  await form.pick('¿Hay cables sueltos o a la vista?', 'No')
  await form.next.click()
  await form.type('Calle y altura', 'Belgrano 630')
  await form.toTheEnd()
}

test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

test('ANS-11 a broken link says that there is no such form', async ({ page }) => {
  await page.goto(paths.publicAnswer.href('no-hay-tal-formulario'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('El formulario a contestar no existe.')
  await expectAccessible(page)
})

test('ANS-11 a malformed link says that there is no such form', async ({ page }) => {
  await page.goto('/publico/contestar/..%2F..%2Fusuarios%2Fadmin')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('El formulario a contestar no existe.')
})

test('ANS-11 ANS-12 a closed form says why it takes no answers', async ({ page }) => {
  await page.goto(paths.publicAnswer.href('reclamo-bacheo'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Enviar' })).toHaveCount(0)
  await expectAccessible(page)
})

test('ANS-01 a form without sections says that there is nothing to answer yet', async ({ page }) => {
  const source = backstage().doc(publicFormPath(LIGHTS))
  const stranger = (await source.get()).data() ?? {}
  const version = (await backstage().doc(versionPath(LIGHTS, stranger.version)).get()).data()
  await backstage()
    .doc(publicFormPath('vacio'))
    .set({ ...stranger, formId: 'vacio', version: 1 })
  await backstage()
    .doc('formularios/vacio/versiones/1')
    .set({ ...version, formId: 'vacio', version: 1, secciones: [] })
  await page.goto(paths.publicAnswer.href('vacio'))
  await expect(page.getByText('Este formulario todavía no tiene preguntas.')).toBeVisible()
  await expectAccessible(page)
})

test('ANS-11 a damaged form says that it cannot be shown', async ({ page }) => {
  await backstage().doc(publicFormPath('roto')).set({ formId: 'roto', version: 'uno', abierto: 'tal vez' })
  await page.goto(paths.publicAnswer.href('roto'))
  await expect(page.getByText('No se puede mostrar este formulario.')).toBeVisible()
  await expectAccessible(page)
})

test('ANS-14 when the form cannot be loaded, the page says so and loads it when asked again', async ({
  page,
}) => {
  const bringBack = await cutServices(page)
  await page.goto(paths.publicAnswer.href(LIGHTS))
  await expect(page.getByRole('button', { name: 'Intentar de nuevo' })).toBeVisible()
  await expectAccessible(page)
  await bringBack()
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Reclamo por alumbrado público' })).toBeVisible()
})

test('ANS-14 ANS-15 when the services fail while answering, nothing typed is lost, and saving works once they are back', async ({
  page,
}) => {
  test.slow()
  await page.goto(paths.publicAnswer.href(LIGHTS))
  const form = new AnsweringScreen(page)
  await expect(form.next).toBeVisible()
  await fillLights(form)
  const bringBack = await cutServices(page)
  await form.save.click()
  const dialog = page.getByRole('dialog', { name: 'El servicio no responde en este momento' })
  await expect(dialog).toContainText('Lo que escribió sigue aquí')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Entendido' }).click()
  await bringBack()
  await form.save.click()
  await expect(page).toHaveURL(/\/publico\/guardado\//)
  const code = decodeURIComponent(page.url().split('/').at(-1) ?? '')
  const stored = await backstage().collection(ANSWERS).where('codigoMunicipio', '==', code).get()
  expect(stored.size).toBe(1)
})

test('ANS-14 offline nothing is sent, and the dialog says not to close the page', async ({
  page,
  context,
}) => {
  await page.goto(paths.publicAnswer.href(LIGHTS))
  const form = new AnsweringScreen(page)
  await expect(form.next).toBeVisible()
  await fillLights(form)
  await context.setOffline(true)
  await form.save.click()
  const dialog = page.getByRole('dialog', { name: 'Conexión a internet perdida' })
  await expect(dialog).toContainText('No cierre ni actualice la página')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Entendido' }).click()
  await context.setOffline(false)
  await form.save.click()
  await expect(page).toHaveURL(/\/publico\/guardado\//)
})

test('ANS-22 what was typed is there again after a reload', async ({ page }) => {
  await page.goto(paths.publicAnswer.href(LIGHTS))
  const form = new AnsweringScreen(page)
  await form.leavePlace()
  await form.type('¿Cuántas luces son?', '4')
  await expect(page.getByText(/Guardado en este dispositivo/).first()).toBeVisible()
  await page.reload()
  await expect(form.field('¿Cuántas luces son?')).toHaveValue('4')
  await expect(page.getByText(/Recuperamos lo que había escrito/)).toBeVisible()
  await expectAccessible(page)
})

test('ANS-15 two presses on save make one answer', async ({ page }) => {
  const answers = backstage().collection(ANSWERS).where('idPlantilla', '==', LIGHTS)
  const before = (await answers.count().get()).data().count
  await page.goto(paths.publicAnswer.href(LIGHTS))
  const form = new AnsweringScreen(page)
  await expect(form.next).toBeVisible()
  await fillLights(form)
  await form.save.dblclick()
  await expect(page).toHaveURL(/\/publico\/guardado\//)
  expect((await answers.count().get()).data().count).toBe(before + 1)
})
