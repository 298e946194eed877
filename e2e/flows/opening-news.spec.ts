import { expect, test } from 'playwright/test'
import { NEW_SCHEDULE } from '../../src/domain/form/schedule'
import { awaitedOpeningPath } from '../../src/domain/opening-news/waiting'
import { publicFormPath } from '../../src/domain/store-paths'
import { paths } from '../../src/lib/paths'
import { aSection, questions } from '../../src/testing/builders'
import { mailsAt } from '../stack/outside/smtp/client'
import { stackPorts } from '../stack/ports'
import { expectAccessible } from './accessible'
import { backstage, forgetNewForms } from './backstage'
import { publish } from './publish'

const mails = mailsAt(stackPorts().mails)
const DAY_MS = 86_400_000
const WIDTH = 360

test.beforeEach(() => mails.reset())
test.afterAll(() => Promise.all([forgetNewForms(), mails.reset()]))

test('REACH-01 who finds a form before it opens asks for a mail on a phone, confirms it by keyboard, and stops it', async ({
  page,
}) => {
  const form = await publish({
    ...{ id: `espera-${Date.now().toString(36)}`, titulo: 'Becas 2027' },
    secciones: [aSection({ titulo: 'Sus datos', preguntas: questions({ titulo: 'Su nombre' }) })],
    horario: { ...NEW_SCHEDULE, desde: new Date(Date.now() + 3 * DAY_MS).toISOString().slice(0, 16) },
  })
  const fits = async () => expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(WIDTH)
  await expect
    .poll(async () => (await backstage().doc(publicFormPath(form.id)).get()).get('horario.abre'))
    .toBeTruthy()
  await page.setViewportSize({ width: WIDTH, height: 740 })
  await page.goto(paths.publicAnswer.href(form.id))

  await test.step('an address that is none is not sent', async () => {
    await page.getByLabel('Su correo electrónico').fill('norma@correo')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Escriba una dirección de correo', { exact: false })).toBeVisible()
    await expectAccessible(page)
    await fits()
    await page.screenshot({ path: 'test-results/opening-news-ask.png', fullPage: true })
  })
  await test.step('the page says to look at the mail', async () => {
    await page.getByLabel('Su correo electrónico').fill('norma@correo.test')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Enviamos un enlace a norma@correo.test.', { exact: false })).toBeVisible()
    await expectAccessible(page)
    await page.screenshot({ path: 'test-results/opening-news-sent.png', fullPage: true })
  })

  await expect.poll(async () => (await mails.sent()).length).toBe(1)
  const [mail] = await mails.sent()
  const link = /https?:\/\/\S+\/apertura\/\S+/.exec(mail?.text ?? '')?.[0] ?? ''
  await test.step('the link asks before anything happens, in the town’s name', async () => {
    await page.goto(link)
    await expect(page).toHaveTitle('Aviso de apertura · Villa Alta')
    expect((await backstage().doc(awaitedOpeningPath(form.id)).get()).exists).toBe(false)
    await expectAccessible(page)
    await fits()
    await page.screenshot({ path: 'test-results/opening-news-page.png' })
    await page.getByRole('button', { name: 'Sí, avísenme' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Le avisaremos por correo cuando abra', { exact: false })).toBeVisible()
    expect((await backstage().doc(awaitedOpeningPath(form.id)).get()).exists).toBe(true)
  })
  await test.step('and stops it: nothing is left', async () => {
    await page.getByRole('button', { name: 'No quiero el aviso' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('no guardamos ninguna dirección', { exact: false })).toBeVisible()
    await expectAccessible(page)
  })
})
