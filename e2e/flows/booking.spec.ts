import { readFileSync } from 'node:fs'
import { expect, test, type Page } from 'playwright/test'
import { answerPath } from '../../src/domain/store-paths'
import { paths } from '../../src/lib/paths'
import { portalStandIn } from '../stack/outside/portal/client'
import { turneroStandIn } from '../stack/outside/turnero/client'
import { expectAccessible } from './accessible'
import { newestAnswers, backstage } from './backstage'
import { AnsweringScreen } from './pages/answering'
import { appointment, bookAt } from './pages/booking'
import { enterAs } from './pages/login'

const LICENCES = 'renovacion-licencia'
const PLANS = 'presentacion-planos'
const LUCIA = 40101
const turnero = turneroStandIn()
const portal = portalStandIn()

test.beforeEach(() => turnero.reset())
test.afterAll(() => turnero.reset())

async function askForLicence(page: Page): Promise<void> {
  await page.goto(paths.publicAnswer.href(LICENCES))
  const form = new AnsweringScreen(page)
  await form.type('Número de licencia', '1234')
  await form.pick('Clase', 'B')
  await form.save.click()
}

test.describe('on a phone of another time zone', () => {
  test.use({ viewport: { width: 360, height: 740 }, timezoneId: 'Asia/Tokyo' })

  test('APPT-01 OPS-08 REACH-09 a stranger books after answering or later, and a forged return changes nothing', async ({
    page,
  }) => {
    await askForLicence(page)
    await expect(page).toHaveURL(/\/reservar\//)
    await page.getByRole('link', { name: 'Dejarlo para después' }).click()
    await expect(page).toHaveURL(new RegExp(paths.publicSaved.href(LICENCES, 'VA-')))
    await expect(appointment(page)).toContainText('Falta elegir el turno.')
    const address = page.url()
    await page.goto(`${address}?turno=confirmado&fecha=2026-12-01&hora=09:00`)
    await expect(appointment(page)).toContainText('Falta elegir el turno.')
    await expectAccessible(page)

    await turnero.behave('fail')
    await page.getByRole('button', { name: 'Elegir turno' }).click()
    const failed = 'Error al cargar la información. Si el problema persiste, comuníquese con el municipio.'
    await expect(page.getByRole('alert')).toContainText(failed)
    await turnero.behave('ok')
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await page.getByRole('button', { name: 'Elegir turno' }).click()
    await bookAt(page, '09:20')
    await expect(appointment(page)).toContainText('Turno reservado')
    await expect(appointment(page)).toContainText('09:20')
    await expect(appointment(page)).toContainText('Belgrano 340')
    await expectAccessible(page)
    const taking = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Agregar al calendario' }).click()
    const calendar = readFileSync(await (await taking).path(), 'utf8')
    // By the clock of the office, which is three hours behind.
    expect(calendar).toMatch(/DTSTART:\d{8}T122000Z/)
    const [newest] = await newestAnswers(LICENCES, 1)
    expect(newest?.doc.get('turno')).toMatchObject({ hora: '09:20', agenda: 'Licencias de conducir' })
  })

  test('APPT-02 a citizen comes back to the own page after saving, and finds the appointment in the own list', async ({
    page,
  }) => {
    await page.goto(`${paths.citizenAnswer.href(PLANS)}/${await portal.issue({ citizen: LUCIA })}`)
    const form = new AnsweringScreen(page)
    await form.type('Dirección de la obra', 'Belgrano 340')
    await form.save.click()
    await expect(page.getByText('A nombre de Lucía Fernández')).toBeVisible()
    await page.getByRole('link', { name: 'Dejarlo para después' }).click()
    await expect(page).toHaveURL(new RegExp(`/ciudadano/guardado/${PLANS}/VA-\\w+/${LUCIA}/(true|false)$`))
    await page.getByRole('link', { name: 'Mis respuestas' }).click()
    const card = page.getByRole('listitem').filter({ hasText: 'Presentación de planos' }).first()
    await card.getByRole('link', { name: 'Elegir turno' }).click()
    await page.getByRole('button', { name: 'Elegir turno' }).click()
    await bookAt(page, '10:30')
    await expect(appointment(page)).toContainText('10:30')
    await page.getByRole('link', { name: 'Mis respuestas' }).click()
    await expect(card).toContainText('10:30 · Obras privadas')
    await expectAccessible(page)
  })
})

test('APPT-01 staff book in the view, which shows the appointment and its history', async ({ page }) => {
  await enterAs(page, 'duplicador')
  await page.goto(paths.answer.href(LICENCES))
  const form = new AnsweringScreen(page)
  await form.type('Número de licencia', '99')
  await form.pick('Clase', 'A')
  await form.save.click()
  await bookAt(page, '11:40')
  await expect(appointment(page)).toContainText('11:40')
  const id = page.url().split('/').at(-1) ?? ''
  await expect.poll(async () => (await backstage().doc(answerPath(id)).get()).get('turno.hora')).toBe('11:40')
  await page.reload()
  await expect(page.getByRole('region', { name: 'Historial' })).toContainText('Cambió el turno reservado')
  await expectAccessible(page)
})
