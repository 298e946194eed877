import { FieldValue } from 'firebase-admin/firestore'
import { expect, test, type Page } from 'playwright/test'
import { DATA_TYPE } from '../../src/domain/form/question'
import { FIRST_CHOICE } from '../../src/domain/notices/choice'
import { TOLD_DAILY_PATH, userPath } from '../../src/domain/store-paths'
import { paths } from '../../src/lib/paths'
import { aSection, questions, THREE_STATES } from '../../src/testing/builders'
import { mailsAt } from '../stack/outside/smtp/client'
import { stackPorts } from '../stack/ports'
import { expectAccessible } from './accessible'
import { backstage, forgetNewForms, newestAnswers } from './backstage'
import { runAt } from './in-the-cloud'
import { AnsweringScreen } from './pages/answering'
import { AnswersListScreen } from './pages/answers-list'
import { emailOf, enterAs } from './pages/login'
import { publish } from './publish'

const mails = mailsAt(stackPorts().mails)
const PHONE = { width: 360, height: 740 }
const MINUTE_MS = 60_000
const DAY_MS = 1440 * MINUTE_MS
const CLERK = 'supervisor'
const NOTE = 'El vecino viaja el viernes'

/** Nine in the morning in Córdoba, of the next day on which it is not past. */
function nextMorning(): Date {
  const today = new Date(`${new Date().toISOString().slice(0, 10)}T12:00:00Z`)
  return today.getTime() > Date.now() ? today : new Date(today.getTime() + DAY_MS)
}
const mailTo = async (address: string) =>
  (await mails.sent()).findLast(({ recipients }) => recipients.includes(address))?.text ?? ''
/** Where a line of a mail leads. */
const linkAfter = (text: string, words: string) =>
  new URL(new RegExp(`${words}[^\\n]*\\n(https?:\\S+)`, 'u').exec(text)?.[1] ?? 'http://none/')
const fitsAPhone = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)

test.beforeEach(() => mails.reset())
test.afterAll(async () => {
  await backstage().doc(userPath(CLERK)).update({ avisos: FIRST_CHOICE })
  await backstage().doc(TOLD_DAILY_PATH).delete()
  await Promise.all([forgetNewForms(), mails.reset()])
})

test('REACH-06 REACH-07 REACH-08 a clerk’s morning: the digest leads to lists and tasks, one is handed over with a note, one is done, and its citizen is told', async ({
  page,
  browser,
}) => {
  test.slow()
  const form = await publish({
    ...{ id: `manana-${Date.now().toString(36)}`, titulo: 'Poda de un árbol', estados: THREE_STATES },
    avisos: [
      { estado: '', mensaje: '' },
      { estado: '2', mensaje: 'Ya podamos su árbol, {{codigo}}.' },
    ],
    secciones: [
      aSection({
        titulo: 'El pedido',
        preguntas: questions({ titulo: 'Su correo', tipoDato: DATA_TYPE.email }, { titulo: 'Dónde' }),
      }),
    ],
  })
  const choice = { ...FIRST_CHOICE, nuevas: 'dia', desde: new Date(Date.now() - DAY_MS) }
  await backstage().doc(userPath(CLERK)).update({ avisos: choice })

  const phone = await (await browser.newContext({ viewport: PHONE, locale: 'es-AR' })).newPage()
  const answer = async (address: string, where: string) => {
    const answering = new AnsweringScreen(phone)
    await phone.goto(paths.publicAnswer.href(form.id))
    await answering.type('Su correo', address)
    await answering.type('Dónde', where)
    await answering.save.click()
    await expect(phone.getByText('Formulario guardado correctamente.')).toBeVisible()
    await expect.poll(() => mailTo(address)).not.toBe('')
  }
  await test.step('the day before, two citizens ask for something, and one of them for news', async () => {
    await answer('norma@correo.test', 'Belgrano 120')
    await answer('bruno@correo.test', 'Mitre 40')
    await phone.goto(/https?:\/\/\S+\/novedades\/\S+/.exec(await mailTo('norma@correo.test'))?.[0] ?? '')
    await phone.getByRole('button', { name: 'Quiero que me avisen de los cambios' }).click()
    await expect(phone.getByText('Le avisaremos por correo', { exact: false })).toBeVisible()
  })
  const [second, first] = await newestAnswers(form.id, 2)
  if (!first || !second) throw new Error('two answers were given')
  // As a rule of the form would give them; one of them is late.
  const given = { asignado: CLERK, asignadoEl: new Date() }
  await first.doc.ref.update({ ...given, vence: 'sin-plazo' })
  await second.doc.ref.update({ ...given, vence: '2026-01-02' })

  const morning = nextMorning()
  await runAt('digests', morning)
  const digest = await mailTo(emailOf(CLERK))
  await enterAs(page, CLERK)
  await test.step('the mail of the day leads to the new ones, and to those that are late', async () => {
    expect(digest).toContain('Asignadas a usted o a su área desde el último resumen: 2')
    const { pathname, search } = linkAfter(digest, 'Nuevas en «Poda de un árbol»: 2')
    expect(search).toContain('desde=')
    await page.goto(`${pathname}${search}`)
    await expect(new AnswersListScreen(page).rows).toHaveCount(2)
    await expectAccessible(page)
    const late = linkAfter(digest, 'Vencidas entre las que tiene asignadas: 1')
    await page.goto(`${late.pathname}${late.search}`)
    await expect(page.getByRole('link', { name: second.code })).toBeVisible()
    await expect(page.getByRole('link', { name: first.code })).toHaveCount(0)
    await expectAccessible(page)
    await page.screenshot({ path: 'test-results/morning-late.png' })
  })

  await test.step('by keyboard: one of the tasks is handed over with a note', async () => {
    await page.goto(paths.tasks.href('mine'))
    await expect(page.getByRole('row', { name: new RegExp(first.code) })).toBeVisible()
    await expectAccessible(page)
    await page.screenshot({ path: 'test-results/morning-tasks.png' })
    await page.getByRole('link', { name: second.code }).press('Enter')
    await page.getByRole('button', { name: 'Pasar a otra persona' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Asignar 1 respuesta' })
    await dialog.getByRole('combobox', { name: 'A quién' }).fill('hern')
    await page.getByRole('option', { name: /^Hernán Quiroga/ }).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await dialog.getByLabel('Nota para quien la recibe (opcional)').fill(NOTE)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Asignar la respuesta' }).press('Enter')
    await expect(page.getByText('Se asignó 1 respuesta')).toBeVisible()
  })

  await test.step('the other one is done', async () => {
    await page.goto(paths.tasks.href('mine'))
    await expect(page.getByRole('link', { name: second.code })).toHaveCount(0)
    await page.getByRole('link', { name: first.code }).press('Enter')
    const screen = new AnswersListScreen(page)
    for (const state of ['En proceso', 'Resuelto']) {
      await screen.moveTo(first.code, state)
      await expect
        .poll(async () => (await first.doc.ref.get()).get('estados.actual'))
        .toBe(state === 'Resuelto' ? 2 : 1)
    }
    await expect.poll(async () => (await first.doc.ref.get()).get('vence')).toBe('')
    await page.goto(paths.tasks.href('mine'))
    await expect(page.getByRole('heading', { name: 'No tiene tareas' })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('its citizen is told, in the form’s words; the other one is not', async () => {
    await mails.reset()
    await runAt('news', new Date(morning.getTime() + 30 * MINUTE_MS))
    expect(await mailTo('norma@correo.test')).toContain(`Ya podamos su árbol, ${first.code}.`)
    expect((await mails.sent()).flatMap(({ recipients }) => recipients)).toEqual(['norma@correo.test'])
  })

  await test.step('on a phone, who got the other one finds it with its note', async () => {
    await enterAs(phone, 'elevado')
    await phone.goto(paths.tasks.href('mine'))
    await expect(phone.getByRole('link', { name: second.code })).toBeVisible()
    await expectAccessible(phone)
    await fitsAPhone(phone)
    await phone.screenshot({ path: 'test-results/morning-phone.png' })
    await phone.getByRole('link', { name: second.code }).click()
    await expect(phone.getByText(NOTE)).toBeVisible()
    await expectAccessible(phone)
    await fitsAPhone(phone)
  })
  await phone.context().close()
  // The next journeys find nobody with a task that this one gave.
  const gone = FieldValue.delete()
  for (const { doc } of [first, second])
    await doc.ref.update({ asignado: gone, vence: gone, asignadoEl: gone })
})
