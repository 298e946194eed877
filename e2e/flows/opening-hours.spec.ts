import { expect, test, type Page } from 'playwright/test'
import { publicFormPath } from '../../src/domain/store-paths'
import { shownIn } from '../../src/domain/zone'
import { paths } from '../../src/lib/paths'
import { aSection, questions } from '../../src/testing/builders'
import { expectAccessible } from './accessible'
import { backstage, forgetNewForms, newestAnswers } from './backstage'
import { AnsweringScreen } from './pages/answering'
import { EditorScreen } from './pages/editor'
import { enterAs } from './pages/login'
import { publish } from './publish'

const PHONE = { width: 360, height: 740 }
const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
/** Long enough for the page to stand before. */
const OPENS_IN_MS = 8000
const NOT_YET = 'Este formulario todavía no está abierto.'
/** What the municipality's clock shows so many days from now. */
const inDays = (days: number) =>
  shownIn(new Date(Date.now() + days * DAY_MS), 'America/Argentina/Cordoba').slice(0, 16)
const dayOf = (shown: string) => shown.slice(0, 10).split('-').toReversed().join('/')

test.afterAll(forgetNewForms)

test('REACH-01 REACH-05 a clerk sets the hours of a form; a stranger reads when it opens, finds answers that a link filled in, and is told when it closed meanwhile', async ({
  page,
  browser,
}) => {
  test.slow()
  const id = `horario-${Date.now().toString(36)}`
  await publish({
    ...{ id, titulo: 'Becas deportivas' },
    secciones: [
      aSection({ titulo: 'Sus datos', preguntas: questions({ titulo: 'Su nombre', codigo: 'nombre' }) }),
    ],
  })
  await enterAs(page, 'admin')
  const editor = new EditorScreen(page)
  const setHours = async (change: () => Promise<void>) => {
    await page.goto(paths.editForm.href(id))
    await page.getByRole('button', { name: /^Límites y cambios/ }).click()
    await change()
    await editor.save.click()
    await expect(page.getByText('El formulario fue editado correctamente')).toBeVisible()
  }
  const told = async () => (await backstage().doc(publicFormPath(id)).get()).get('horario')

  await setHours(async () => {
    await page.getByRole('switch', { name: 'Días y horas de apertura' }).check()
    await page.getByLabel('Abre', { exact: true }).fill(inDays(2))
    await page.getByRole('button', { name: 'Agregar horario' }).click()
    const first = page.getByRole('group', { name: 'Horario 1' })
    await first.getByRole('button', { name: 'sábado' }).click()
    await first.getByRole('button', { name: 'domingo' }).click()
    await first.getByLabel('Desde').fill('00:00')
    await first.getByLabel('Hasta').fill('23:59')
    await page.getByLabel('Texto antes de abrir').fill('Prepare su DNI y un certificado médico.')
    await expectAccessible(page)
    await page.screenshot({ path: 'test-results/hours-editor.png' })
  })
  await expect.poll(told).toMatchObject({ textoAntes: 'Prepare su DNI y un certificado médico.' })

  const elsewhere = await browser.newContext({
    viewport: PHONE,
    locale: 'es-AR',
    timezoneId: 'Europe/Madrid',
  })
  const stranger = await elsewhere.newPage()
  await test.step('before it opens', async () => {
    await stranger.goto(paths.publicAnswer.href(id))
    await expect(stranger.getByRole('heading', { level: 1, name: NOT_YET })).toBeVisible()
    await expect(stranger.getByText(`${dayOf(inDays(2))}`)).toBeVisible()
    await expect(stranger.getByText('Prepare su DNI y un certificado médico.')).toBeVisible()
    await expect(stranger.getByText('lunes a domingo, de 00:00 a 23:59')).toBeVisible()
    await expectAccessible(stranger)
    await stranger.screenshot({ path: 'test-results/hours-early.png' })
  })

  await test.step('it opens while the page waits, and nobody touches it; by the server’s clock, whatever the device’s', async () => {
    const store = backstage().doc(publicFormPath(id))
    const meant = await told()
    await store.update({ 'horario.abre': new Date(Date.now() + OPENS_IN_MS) })
    await stranger.goto(paths.publicAnswer.href(id))
    await expect(stranger.getByRole('heading', { name: NOT_YET })).toBeVisible()
    await expect(stranger.getByLabel('Su nombre')).toBeVisible()
    for (const minutes of [30, -30]) {
      await store.update({ 'horario.abre': new Date(Date.now() + minutes * MINUTE_MS) })
      const other = await elsewhere.newPage()
      // By the device's clock it is the other way round.
      await other.clock.setSystemTime(Date.now() + 2 * minutes * MINUTE_MS)
      await other.goto(paths.publicAnswer.href(id))
      const isOpen = minutes < 0
      await expect(
        isOpen ? other.getByLabel('Su nombre') : other.getByRole('heading', { name: NOT_YET }),
      ).toBeVisible()
      await other.close()
    }
    await store.update({ horario: meant })
  })

  const before = await told()
  await setHours(async () => {
    await page.getByLabel('Abre', { exact: true }).fill('')
    await page.getByLabel('Cierra', { exact: true }).fill(inDays(3))
    await page.getByRole('button', { name: 'Quitar el horario 1' }).click()
  })
  await expect.poll(async () => (await told()).abre ?? before).not.toEqual(before.abre)
  const form = new AnsweringScreen(stranger)
  await test.step('while it is open', async () => {
    await stranger.goto(`${paths.publicAnswer.href(id)}?nombre=Ana%20Paz`)
    await expect(stranger.getByText('El enlace completó 1 respuesta.')).toBeVisible()
    await expect(form.field('Su nombre')).toHaveValue('Ana Paz')
    await expect(stranger.getByText(/^Puede enviarlo hasta el/)).toContainText(dayOf(inDays(3)))
    await expectAccessible(stranger)
    await stranger.screenshot({ path: 'test-results/hours-open.png' })
  })

  await setHours(async () => {
    await page.getByLabel('Cierra', { exact: true }).fill(inDays(-1))
  })
  await expect.poll(async () => (await told()).cierra.toMillis() < Date.now()).toBe(true)
  await test.step('it closed meanwhile: what was typed stays', async () => {
    await form.save.click()
    const dialog = stranger.getByRole('dialog', { name: 'Este formulario está cerrado.' })
    await expect(dialog).toContainText('Lo que escribió queda en este dispositivo.')
    await expectAccessible(stranger)
    await stranger.screenshot({ path: 'test-results/hours-late.png' })
    await dialog.getByRole('button', { name: 'Entendido' }).click()
    await expect(form.field('Su nombre')).toHaveValue('Ana Paz')
    expect(await newestAnswers(id, 5)).toEqual([])
    await stranger.reload()
    await closedPage(stranger)
  })
  await elsewhere.close()
})

async function closedPage(stranger: Page): Promise<void> {
  await expect(
    stranger.getByRole('heading', { level: 1, name: 'Este formulario está cerrado.' }),
  ).toBeVisible()
  await expect(stranger.getByText(/^Cerró el/)).toContainText(dayOf(inDays(-1)))
}
