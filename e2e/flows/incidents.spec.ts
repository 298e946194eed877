import { expect, test } from 'playwright/test'
import { paths } from '../../src/lib/paths'
import { standInAt } from '../stack/outside/client'
import { stackPorts } from '../stack/ports'
import { expectAccessible } from './accessible'
import { forgetNewForms, newestAnswers } from './backstage'
import { AnsweringScreen } from './pages/answering'
import { enterAs } from './pages/login'
import { writeComplaint } from './written-forms'

const municore = standInAt(stackPorts().municore)
/** What the management system was asked to do about one incident or answer, in order. */
const asked = async (about: string) =>
  (await municore.sent()).filter((request) => JSON.stringify(request).includes(about))

test.afterAll(() => Promise.all([forgetNewForms(), municore.reset()]))

test('INC-01 INC-02 VIEW-05 a stranger’s complaint becomes an incident, moves along and is written to', async ({
  page,
  browser,
}) => {
  test.slow()
  const form = `reclamo-${Date.now()}`
  await municore.reset()
  await writeComplaint(form)
  await enterAs(page, 'supervisor')

  await test.step('a stranger complains', async () => {
    const stranger = await browser.newPage()
    await stranger.goto(paths.publicAnswer.href(form))
    const screen = new AnsweringScreen(stranger)
    await screen.type('¿Qué sucede?', 'Un banco roto.')
    await screen.save.click()
    await expect(stranger).toHaveURL(/guardado/)
    await stranger.close()
  })
  const [answer] = await newestAnswers(form, 1)
  const incident = page.getByRole('region', { name: 'Incidente' })
  const number = incident.getByText(/^\d{9}$/)

  await test.step('the supervisor sees its number and moves the answer', async () => {
    await page.goto(paths.view.href(answer?.id ?? ''))
    await expect(number).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('combobox', { name: `Estado de ${answer?.code}` }).click()
    await page.getByRole('option', { name: 'Vista' }).click()
    await expect(page.getByRole('combobox', { name: `Estado de ${answer?.code}` })).toHaveText('Vista')
  })
  const id = (await number.textContent()) ?? ''
  await expect.poll(async () => (await asked(id)).map(({ operation }) => operation)).toEqual(['moveIncident'])
  expect(await asked(answer?.code ?? '')).toMatchObject([
    {
      operation: 'createIncident',
      body: { tipoIncidenciaId: '8100', titulo: `Reclamo ${form}` },
      fault: null,
    },
  ])
  expect(await asked(id)).toMatchObject([{ body: { tipoIncidenciaId: '8101' }, fault: null }])

  await test.step('a message that fails stays, and arrives once', async () => {
    await municore.behave('fail')
    await incident.getByRole('button', { name: 'Enviar mensaje' }).click()
    const dialog = page.getByRole('dialog', { name: `Mensaje al incidente ${id}` })
    await dialog.getByRole('textbox', { name: 'Mensaje' }).fill('Es el banco del medio.')
    await dialog.getByRole('button', { name: 'Enviar' }).click()
    await expect(dialog.getByRole('alert')).toContainText('MuniGestion no responde')
    await expectAccessible(page)
    await municore.behave('ok')
    await dialog.getByRole('button', { name: 'Enviar' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('El mensaje se envió correctamente')).toBeVisible()
    const messages = await asked('Es el banco del medio.')
    expect(messages.at(-1)).toMatchObject({
      operation: 'sendMessage',
      body: { usuario: 'supervisor' },
      fault: null,
    })
    expect(new Set(messages.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
  })
})
