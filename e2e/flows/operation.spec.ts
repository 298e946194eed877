import { expect, test } from 'playwright/test'
import { paths } from '../../src/lib/paths'
import { standInAt } from '../stack/outside/client'
import { hostingUrl, stackPorts } from '../stack/ports'
import { expectAccessible } from './accessible'
import { forgetNewForms, newestAnswers } from './backstage'
import { AnsweringScreen } from './pages/answering'
import { enterAs } from './pages/login'
import { writeComplaint } from './written-forms'

const municore = standInAt(stackPorts().municore)
/** What is not on the page by then is asked for again. */
const SOON = { timeout: 5_000 }

test.afterAll(() => Promise.all([forgetNewForms(), municore.reset()]))

test('OPS-05 INC-01 an outside system fails, the page says so, and retrying brings up what waited', async ({
  page,
  browser,
  request,
}) => {
  test.slow()
  const form = `averia-${Date.now()}`
  await municore.reset()
  await municore.behave('fail')
  await writeComplaint(form)

  await test.step('a stranger complains while the system is away', async () => {
    const stranger = await browser.newPage()
    await stranger.goto(paths.publicAnswer.href(form))
    const screen = new AnsweringScreen(stranger)
    await screen.type('¿Qué sucede?', 'Una farola rota.')
    await screen.save.click()
    await expect(stranger).toHaveURL(/guardado/)
    await stranger.close()
  })
  const [answer] = await newestAnswers(form, 1)

  await test.step('the administrator finds it on the page, by keyboard', async () => {
    await enterAs(page, 'admin')
    await page.goto(paths.home.href())
    const link = page.getByRole('link', { name: 'Operación' })
    await link.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/operacion/)
    await expect(async () => {
      await page.getByRole('button', { name: 'Mirar otra vez' }).click()
      await expect(page.getByRole('heading', { name: 'MuniGestion', exact: true })).toBeVisible(SOON)
      await expect(page.getByRole('link', { name: `Reclamo ${form}` })).toBeVisible(SOON)
    }).toPass()
    await expectAccessible(page)
  })
  const again = page.getByRole('button', { name: `Volver a intentar los de Reclamo ${form}` })

  await test.step('while it is away still, what waits goes on waiting', async () => {
    await again.click()
    await expect(page.getByRole('alert').filter({ hasText: 'MuniGestion no responde todavía' })).toBeVisible()
    await expect(again).toBeEnabled()
  })

  await test.step('once it is back, nothing waits and the system works', async () => {
    await municore.behave('ok')
    await again.click()
    await expect(page.getByText('Los incidentes siguen otra vez a sus respuestas.')).toBeVisible()
    await expect(page.getByRole('link', { name: `Reclamo ${form}` })).toBeHidden()
    await expect(page.getByRole('heading', { name: 'MuniGestion', exact: true })).toBeHidden()
    await page.goto(paths.view.href(answer?.id ?? ''))
    await expect(page.getByRole('region', { name: 'Incidente' }).getByText(/^\d{9}$/)).toBeVisible()
  })

  await test.step('a monitor hears one word, and nobody keeps it', async () => {
    const told = await request.get(`${hostingUrl()}/salud`)
    expect(told.status()).toBe(200)
    expect(Object.keys(await told.json())).toEqual(['status'])
    expect(told.headers()['cache-control']).toContain('no-store')
    expect((await request.post(`${hostingUrl()}/salud`)).status()).toBe(405)
  })
})
