import { expect, test, type Page } from 'playwright/test'
import { isAnswerCode } from '../../src/domain/codes/answer-code'
import { CITIZEN_LOGIN } from '../../src/domain/citizen/login'
import { paths } from '../../src/lib/paths'
import { portalStandIn } from '../stack/outside/portal/client'
import { expectAccessible } from './accessible'
import { backstage, forgetNewForms, newestAnswers } from './backstage'
import { AnsweringScreen } from './pages/answering'
import { writePortal } from './written-forms'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

/** As the seeded branding has it. */
const VILLA_ALTA_COLOR = 'rgb(31, 78, 121)'
const LUCIA = 40101
const NURIA = 40301
const FORM = `pedido-${Date.now()}`
const TITLE = `Pedido ${FORM}`

const portal = portalStandIn()
test.beforeAll(() => writePortal(FORM))
test.beforeEach(() => portal.behave('ok'))
test.afterAll(forgetNewForms)

const SAVED = 'Formulario guardado correctamente.'

/** Goes with the tabulator to what has that name, as somebody without a mouse does. */
async function tabTo(page: Page, role: 'button' | 'textbox' | 'radio' | 'link', name: string | RegExp) {
  const target = page.getByRole(role, { name }).first()
  await expect(target).toBeVisible()
  for (let step = 0; step < 40; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The tabulator does not reach ${String(name)}`)
}

/** Comes from the portal as a citizen does. */
async function enter(page: Page, citizen: number, address: string): Promise<string> {
  const token = await portal.issue({ citizen })
  await page.goto(`${address}/${token}`)
  return token
}

test('CIT-01 CIT-02 CIT-03 ANS-13 PDF-02 a citizen answers by keyboard, finds it among the own answers, and its token is gone', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.url()} ${request.headers().referer ?? ''}`))
  const token = await enter(page, LUCIA, paths.citizenAnswer.href(FORM))
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${paths.citizenAnswer.href(FORM)}$`))
  // The page itself was asked for with it, and nothing else.
  expect(asked.filter((one) => one.includes(token))).toHaveLength(1)
  const kept = await page.evaluate(() => [
    document.referrer,
    JSON.stringify({ ...sessionStorage, ...localStorage }),
  ])
  expect(kept.join(' ')).not.toContain(token)

  const person = page.getByRole('region', { name: 'Responde' })
  await expect(person).toContainText('Lucía Fernández')
  await expect(person.getByRole('textbox')).toHaveCount(0)
  await expectAccessible(page)

  await tabTo(page, 'textbox', /¿Qué necesita\?/)
  await page.keyboard.insertText('Un banco en la plaza')
  await tabTo(page, 'radio', 'Sí')
  await page.keyboard.press('Space')
  await tabTo(page, 'button', 'Enviar')
  await page.keyboard.press('Enter')
  await expect(page.getByText(SAVED)).toBeVisible()
  const [, code = ''] = /guardado\/[^/]+\/([^/]+)$/.exec(new URL(page.url()).pathname) ?? []
  expect(isAnswerCode(code)).toBe(true)
  await expectAccessible(page)

  const [stored] = await newestAnswers(FORM, 1)
  expect(stored?.doc.get('datosCiudadano')).toMatchObject({ id: '40101', dni: '30111222' })
  expect(stored?.doc.get('creadoPor')).toBe('Usuario Anónimo')
  // The trigger looked at it by now, and refuses what differs from what the portal said.
  await expect.poll(async () => (await backstage().doc(`consultas_publicas/${code}`).get()).exists).toBe(true)
  expect((await stored?.doc.ref.get())?.get('invalida')).toBe(false)

  await tabTo(page, 'link', 'Mis respuestas')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Mis respuestas' })).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCSS('background-color', VILLA_ALTA_COLOR)
  const mine = page.getByRole('listitem').filter({ hasText: code })
  await expect(mine).toContainText(TITLE)
  await expectAccessible(page)
  await tabTo(page, 'link', TITLE)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Un banco en la plaza')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toContainText('Av. San Martín 450')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Descargar PDF' }).click()
  const link = page.getByRole('link', { name: 'Abrir el PDF' })
  await expect(link).toBeVisible()
  const pdf = await page.request.get((await link.getAttribute('href')) ?? '')
  expect(pdf.headers()['content-type']).toBe('application/pdf')

  // Once more: the form says so before anything is typed.
  await enter(page, LUCIA, paths.citizenAnswer.href(FORM))
  await expect(page.getByRole('heading', { name: 'Este formulario ya fue respondido.' })).toBeVisible()
  await expect(new AnsweringScreen(page).save).toHaveCount(0)
  await expectAccessible(page)
})

test('CIT-01 the session outlives a reload, ends with the tab, and a used token opens nothing', async ({
  page,
  context,
}) => {
  const token = await enter(page, LUCIA, paths.ownAnswers.href())
  await expect(page.getByRole('link', { name: /Permiso para eventos/ }).first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('link', { name: /Permiso para eventos/ }).first()).toBeVisible()

  const tab = await context.newPage()
  await tab.goto(paths.ownAnswers.href())
  await expect(tab.getByRole('heading', { name: 'No ha ingresado' })).toBeVisible()
  await expect(tab.getByRole('link', { name: 'Consultar algo que ya envió' })).toHaveAttribute(
    'href',
    paths.status.href(),
  )
  await expectAccessible(tab)
  await tab.goto(`${paths.ownAnswers.href()}/${token}`)
  await expect(tab.getByRole('heading', { name: 'Error al ingresar desde Portal Ciudadano' })).toBeVisible()
  await expect(tab.getByRole('button', { name: 'Intentar de nuevo' })).toHaveCount(0)
  await expectAccessible(tab)
})

test('CIT-01 a session whose hour is over ends on the page, and what was typed stays on the device', async ({
  page,
}) => {
  await page.clock.install()
  await enter(page, NURIA, paths.ownAnswers.href())
  await expect(page.getByText('Todavía no respondió ningún formulario')).toBeVisible()
  await expectAccessible(page)
  await page.clock.fastForward('01:00:05')
  await expect(page.getByRole('heading', { name: 'Su sesión terminó' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'No ha ingresado' })).toBeVisible()
})

test('CIT-01 a portal that is away is tried again, and then lets in', async ({ page }) => {
  const token = await portal.issue({ citizen: LUCIA })
  await portal.behave('fail')
  await page.goto(`${paths.ownAnswers.href()}/${token}`)
  await expect(page.getByText('El Portal Ciudadano no responde ahora', { exact: false })).toBeVisible()
  await expectAccessible(page)
  await portal.behave('ok')
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mis respuestas' })).toBeVisible()
})

test('CIT-01 while the function is asked the page says so', async ({ page }) => {
  let goOn = () => undefined as void
  const delay = new Promise<void>((resolve) => (goOn = resolve))
  await page.route(`**/${CITIZEN_LOGIN}`, async (route) => {
    await delay
    await route.continue()
  })
  await enter(page, LUCIA, paths.ownAnswers.href())
  await expect(page.getByText('Ingresando desde el Portal Ciudadano…')).toBeVisible()
  await expectAccessible(page)
  goOn()
  await expect(page.getByRole('heading', { level: 1, name: 'Mis respuestas' })).toBeVisible()
})

test('CIT-02 ANS-11 a form of another municipality, of nobody, or not of the portal has its notice', async ({
  page,
}) => {
  await enter(page, NURIA, paths.citizenAnswer.href('permiso-eventos'))
  await expect(page.getByRole('heading', { name: 'Este formulario es de otro municipio.' })).toBeVisible()
  await expectAccessible(page)
  await page.goto(paths.citizenAnswer.href('no-existe'))
  await expect(page.getByRole('heading', { name: 'El formulario a contestar no existe.' })).toBeVisible()
  await page.goto(paths.citizenAnswer.href('reclamo-alumbrado'))
  await expect(
    page.getByRole('heading', { name: 'Este formulario no se contesta desde el Portal Ciudadano.' }),
  ).toBeVisible()
})

test('ANS-16 APPT-02 REACH-09 the saved page of the appointment flow shows the code of an answer, and proves none that was invented', async ({
  page,
}) => {
  const [answer] = await newestAnswers('permiso-eventos', 1)
  const code = answer?.code ?? 'no answer'
  await page.goto(`${paths.citizenSaved.href('permiso-eventos', code)}/40101/true`)
  await expect(page.getByText(SAVED)).toBeVisible()
  await expect(page.getByText(code)).toBeVisible()
  await expectAccessible(page)
  await page.goto(`${paths.citizenSaved.href('permiso-eventos', 'VA-0123456789')}/40101/true`)
  await expect(page.getByRole('heading', { name: 'No hay ninguna respuesta con este código' })).toBeVisible()
  await expect(page.getByText(SAVED)).toHaveCount(0)
})
