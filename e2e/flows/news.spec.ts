import { expect, test } from 'playwright/test'
import { DATA_TYPE } from '../../src/domain/form/question'
import { paths } from '../../src/lib/paths'
import { aSection, questions, THREE_STATES } from '../../src/testing/builders'
import { mailsAt } from '../stack/outside/smtp/client'
import { stackPorts } from '../stack/ports'
import { expectAccessible } from './accessible'
import { forgetNewForms } from './backstage'
import { AnsweringScreen } from './pages/answering'
import { publish } from './publish'

const mails = mailsAt(stackPorts().mails)
test.beforeEach(() => mails.reset())
test.afterAll(() => Promise.all([forgetNewForms(), mails.reset()]))

test('REACH-06 who answers on a phone gets a confirmation with the form’s words, asks for news by its link, and stops them', async ({
  page,
}) => {
  const form = await publish({
    ...{ id: `avisa-${Date.now().toString(36)}`, titulo: 'Poda de un árbol', estados: THREE_STATES },
    avisos: [
      { estado: '', mensaje: 'Recibimos su pedido {{codigo}}. Lo vemos en diez días.' },
      { estado: '2', mensaje: '' },
    ],
    secciones: [
      aSection({
        titulo: 'El pedido',
        preguntas: questions({ titulo: 'Su correo', tipoDato: DATA_TYPE.email }, { titulo: 'Dónde' }),
      }),
    ],
  })
  const answering = new AnsweringScreen(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(paths.publicAnswer.href(form.id))
  await answering.type('Su correo', 'norma@correo.test')
  await answering.type('Dónde', 'Belgrano 120')
  await answering.save.click()
  await expect(page.getByText('Formulario guardado correctamente.')).toBeVisible()

  // Told by the trigger of the answer, once its content was looked at.
  await expect.poll(async () => (await mails.sent()).length).toBe(1)
  const [mail] = await mails.sent()
  expect(mail?.recipients).toEqual(['norma@correo.test'])
  const code = /Recibimos su pedido (\S+)\. Lo vemos/.exec(mail?.text ?? '')?.[1] ?? ''
  await expect(page.getByText(code, { exact: true }).first()).toBeVisible()
  const link = /https?:\/\/\S+\/novedades\/\S+/.exec(mail?.text ?? '')?.[0] ?? ''

  await test.step('a link asks before it does anything, in the town’s name', async () => {
    await page.goto(link)
    await expect(page).toHaveTitle('Avisos por correo · Villa Alta')
    await expect(page.getByText(/cuando cambie el estado de su respuesta a «Poda de un árbol»/)).toBeVisible()
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await page.screenshot({ path: 'test-results/news-ask.png' })
  })
  await test.step('by keyboard: asked for, and stopped', async () => {
    await page.getByRole('button', { name: 'Quiero que me avisen de los cambios' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Le avisaremos por correo de los cambios', { exact: false })).toBeVisible()
    await page.getByRole('button', { name: 'No quiero más correos' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('No recibirá más correos', { exact: false })).toBeVisible()
    await expectAccessible(page)
  })
  await test.step('a link that is not whole says so', async () => {
    await page.goto(link.replace(/...\?/, '?'))
    await expect(page.getByText('Este enlace no lleva a ninguna respuesta.', { exact: false })).toBeVisible()
  })
})
