import { Timestamp } from 'firebase-admin/firestore'
import { expect, test, type Page } from 'playwright/test'
import {
  alarmPath,
  ALARMS,
  formPath,
  delayedIncidentsPath,
  publicFormPath,
} from '../../src/domain/store-paths'
import { formWorkPath } from '../../src/domain/work/form-work'
import { paths } from '../../src/lib/paths'
import { expectAccessible } from './accessible'
import { backstage, forgetNewForms, newestAnswers } from './backstage'
import { AnsweringScreen } from './pages/answering'
import { enterAs } from './pages/login'
import { writeComplaint } from './written-forms'

const MINUTE_MS = 60_000
const ahead = () => Timestamp.fromMillis(Date.now() + 10 * MINUTE_MS)

test.afterAll(async () => {
  await forgetNewForms()
  const alarms = await backstage().collection(ALARMS).get()
  await Promise.all(alarms.docs.map(({ ref }) => ref.delete()))
})

/** Puts a form under pressure, as the trigger does when strangers are too fast. */
async function press(form: string): Promise<void> {
  const asked = await backstage().doc(formPath(form)).get()
  const { titulo, areas, municipalityPath } = asked.data() ?? {}
  await backstage().doc(publicFormPath(form)).update({ paseHasta: ahead() })
  const told = { titulo, areas, municipalityPath, formulario: form, desde: Timestamp.now(), hasta: ahead() }
  await backstage().doc(alarmPath(form)).set(told)
  await backstage().doc(formWorkPath(form)).set({ alarmaHasta: told.hasta }, { merge: true })
}

/** Takes a picture where somebody wants to look at it: `FLOOD_PICTURES` names the folder. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.FLOOD_PICTURES
  if (!folder) return
  for (const [size, width] of [
    ['desk', 1280],
    ['phone', 360],
  ] as const) {
    await page.setViewportSize({ width, height: 740 })
    await page.screenshot({ path: `${folder}/${name}-${size}.png` })
  }
  await page.setViewportSize({ width: 1280, height: 800 })
}

test('SEC-03 ANS-15 under pressure a neighbour saves as ever, and staff are warned', async ({
  page,
  browser,
}) => {
  test.slow()
  const form = `apretado-${Date.now()}`
  await writeComplaint(form)
  await press(form)

  await test.step('a neighbour answers', async () => {
    const stranger = await browser.newPage()
    const passes: string[] = []
    stranger.on('request', (request) => {
      if (request.url().endsWith('/getPass') && request.method() === 'POST') passes.push(request.url())
    })
    await stranger.goto(paths.publicAnswer.href(form))
    const screen = new AnsweringScreen(stranger)
    await screen.type('¿Qué sucede?', 'Un banco roto.')
    await screen.save.click()
    await expect(stranger).toHaveURL(/guardado/)
    expect(passes).toHaveLength(1)
    expect(await newestAnswers(form, 2)).toHaveLength(1)
    await stranger.close()
  })

  await test.step('who sent too much is told so, and keeps what was typed', async () => {
    const stranger = await browser.newPage()
    await stranger.goto(paths.publicAnswer.href(form))
    const screen = new AnsweringScreen(stranger)
    await screen.type('¿Qué sucede?', 'Otra vez.')
    await stranger.route(/\/getPass$/, (route) =>
      route.fulfill({
        status: 429,
        headers: { 'access-control-allow-origin': '*' },
        json: { error: { status: 'RESOURCE_EXHAUSTED', details: { limit: 'address' } } },
      }),
    )
    await screen.save.click()
    const dialog = stranger.getByRole('dialog', { name: 'Su respuesta todavía no se guardó.' })
    await expect(dialog).toContainText('Desde su conexión a internet llegaron muchas respuestas')
    await expectAccessible(stranger)
    await picture(stranger, 'limit')
    await dialog.getByRole('button', { name: 'Entendido' }).click()
    await expect(screen.field('¿Qué sucede?')).toHaveValue('Otra vez.')
    await stranger.close()
  })

  await test.step('the supervisor sees it above both lists', async () => {
    await enterAs(page, 'supervisor')
    await page.goto(paths.forms.href())
    const notice = page.getByRole('status').filter({ hasText: 'Formularios que reciben muchas respuestas' })
    await expect(notice).toBeVisible()
    await expectAccessible(page)
    await picture(page, 'forms')
    await notice.getByRole('link', { name: `Reclamo ${form}` }).click()
    await expect(page.getByText('Este formulario recibe muchas respuestas de desconocidos')).toBeVisible()
  })
})

test('SEC-03 INC-01 incidents of a flood wait until a supervisor makes or discards them', async ({
  page,
}) => {
  test.slow()
  const form = `inundado-${Date.now()}`
  await writeComplaint(form)
  await press(form)
  const delayed = backstage().collection(delayedIncidentsPath(form))
  const delay = (ids: string[]) =>
    Promise.all(ids.map((id) => delayed.doc(id).set({ fecha: Timestamp.now() })))
  await delay(['respuesta-uno', 'respuesta-dos'])
  await enterAs(page, 'supervisor')
  await page.goto(paths.answers.href(form))
  const notice = page.getByRole('status').filter({ hasText: 'esperan su decisión' })
  await expect(notice).toContainText('2 incidentes esperan su decisión.')
  await expectAccessible(page)
  await picture(page, 'answers')

  await notice.getByRole('button', { name: 'Descartar incidentes' }).click()
  const dialog = page.getByRole('alertdialog', { name: '¿Descartar 2 incidentes?' })
  await expectAccessible(page)
  await picture(page, 'discard')
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  expect((await delayed.get()).size).toBe(2)
  await notice.getByRole('button', { name: 'Descartar incidentes' }).click()
  await dialog.getByRole('button', { name: 'Descartar incidentes' }).click()
  await expect(page.getByText('Los incidentes se descartaron.')).toBeVisible()
  await expect(notice).toBeHidden()
  expect((await delayed.get()).size).toBe(0)

  await delay(['respuesta-tres'])
  await page.reload()
  const one = page.getByRole('status').filter({ hasText: '1 incidente espera su decisión.' })
  await one.getByRole('button', { name: 'Crear incidentes' }).click()
  await expect(page.getByText('Los incidentes se crearon.')).toBeVisible()
  await expect(one).toBeHidden()
})
