import { expect, test, type Page } from 'playwright/test'
import { sectionsToStore } from '../../src/domain/answer/clock-to-store'
import { paths } from '../../src/lib/paths'
import { portalStandIn } from '../stack/outside/portal/client'
import { expectAccessible } from './accessible'
import { forgetNewForms, newestAnswers, newestChecked } from './backstage'
import { AnsweringScreen } from './pages/answering'
import { RULES, rulesInWords } from './pages/benefit'
import * as benefit from './pages/benefit-answers'
import { benefitSections } from './pages/benefit-sections'
import { enterAs, signIn } from './pages/login'
import { fate, goBackOnline, leaveInOutbox, untilKept } from './pages/outbox'
import { writeReviewedSections, writeSections } from './written-forms'

const PHONE = { width: 360, height: 740 }
const DESK = { width: 1280, height: 800 }
test.use({ viewport: PHONE })

/** The same form with 25 rules for the street and for the portal. */
const RUN = Date.now()
const STREET = `ayuda-calle-${RUN}`
const PORTAL = `ayuda-portal-${RUN}`
const LUCIA = 40101
const SAVED = 'Formulario guardado correctamente.'
const { FIRST, LAST, answerAll, answerContract, goTo, heading, storedValues, workedOut } = benefit

const portal = portalStandIn()
const enterPortal = async (page: Page, address: string): Promise<void> =>
  void (await page.goto(`${address}/${await portal.issue({ citizen: LUCIA })}`))

test.beforeAll(async () => {
  const sections = benefitSections()
  expect(rulesInWords(sections)).toEqual(RULES)
  await writeSections(STREET, `Ayuda ${STREET}`, sections)
  await writeReviewedSections(PORTAL, `Ayuda ${PORTAL}`, sections)
})
test.afterAll(forgetNewForms)

test.describe('without network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('LOGIC-01 LOGIC-02 LOGIC-03 LOGIC-04 LOGIC-13 DAY-05 an inspector answers 25 rules without network, reloads, and what arrives is what the page worked out', async ({
    page,
  }) => {
    const form = new AnsweringScreen(page)
    await signIn(page, 'inspector.elevado')
    await page.goto(paths.device.href())
    await page.getByRole('button', { name: 'Llevar los formularios de mis áreas' }).click()
    await expect(page.getByText(/formularios están en este dispositivo\./)).toBeVisible()
    await untilKept(page, 'staff', /StaffAnswerPage/)
    await page.context().setOffline(true)
    await page.reload()
    await page.getByRole('link', { name: `Ayuda ${STREET}` }).click()
    await answerAll(form, '400')
    await answerContract(form)

    await test.step('what a slip hides is kept on the device, through a reload', async () => {
      await goTo(form, 'Hogar')
      await form.pick('¿Alguien tiene una discapacidad?', 'Sí')
      await form.type('Certificado', 'C-9')
      await form.pick('¿Alguien tiene una discapacidad?', 'No')
      await expect(form.field('Certificado')).toHaveCount(0)
      await goTo(form, FIRST)
      await expect(page.getByText('Sección 1 de 5')).toBeVisible()
      await form.pick('¿Alquila?', 'No')
      await expect(page.getByText('Sección 1 de 4')).toBeVisible()
      await expect(workedOut(page, 'Parte del ingreso')).toHaveText('–')
      await page.reload()
      await goTo(form, FIRST)
      await expect(form.field('Ingresos')).toHaveValue('1000')
      await expect(form.field('Alquiler')).toHaveCount(0)
      await form.pick('¿Alquila?', 'Sí')
      await expect(form.field('Alquiler')).toHaveValue('400')
    })
    await test.step('what is calculated follows, from one section to the next', async () => {
      await expect(workedOut(page, 'Parte del ingreso')).toHaveText('40')
      await goTo(form, 'Otras ayudas')
      await expect(workedOut(page, 'Falta cubrir')).toHaveText('300')
      await goTo(form, LAST)
      await expect(form.field('Número de contrato')).toHaveValue('A-12')
      await expect(workedOut(page, 'Total')).toHaveText('3600')
      await expectAccessible(page)
    })
    await test.step('it waits on the device, and goes once there is network', async () => {
      await form.toTheEnd()
      await leaveInOutbox(form)
      await expect(fate(page, 'Recibida')).toContainText('todavía no')
      expect(await newestAnswers(STREET, 2)).toEqual([])
      await goBackOnline(page)
      await expect(fate(page, 'Verificada')).not.toContainText('todavía no')
    })
    const newest = await newestChecked(STREET)
    expect(newest?.doc.get('invalida')).toBe(false)
    const values = await storedValues(newest?.id ?? '')
    expect(values).toMatchObject({
      ...{ Alquiler: '400', 'Parte del ingreso': '40', 'Falta cubrir': '300', Total: '3600' },
      ...{ 'Número de contrato': 'A-12', 'Obra social': 'IPS' },
    })
    expect(Object.keys(values)).not.toContain('Certificado')
    expect(await newestAnswers(STREET, 2)).toHaveLength(1)
  })
})

/** Staff ask the citizen to look at answers about the household again. */
async function sendBack(desk: Page, id: string, asked: string[]): Promise<void> {
  await desk.goto(paths.correct.href(id))
  await goTo(new AnsweringScreen(desk), 'Hogar')
  for (const question of asked)
    await desk.getByRole('checkbox', { name: `A revisar por el ciudadano: ${question}` }).check()
  await desk.getByRole('button', { name: 'Pedir revisión' }).press('Enter')
  await desk.getByLabel('Observaciones para el ciudadano').fill('¿Quién vive en la casa?')
  await desk.getByRole('button', { name: 'Guardar y enviar a revisión' }).press('Enter')
  await expect(desk).toHaveURL(new RegExp(`${paths.view.href(id)}$`))
}

test('LOGIC-03 LOGIC-10 LOGIC-13 CORR-05 a citizen takes a slip back in the portal, and revises an answer so that one question appears and a section is struck', async ({
  page,
  browser,
}) => {
  const form = new AnsweringScreen(page)
  const named = (name: string) => page.getByRole('textbox', { name })
  await enterPortal(page, paths.citizenAnswer.href(PORTAL))
  await answerAll(form, '400')
  await answerContract(form)
  await test.step('a slip takes a question and a section away, and taken back it has lost nothing', async () => {
    await goTo(form, FIRST)
    const rents = page.getByRole('radiogroup', { name: '¿Alquila?' })
    await rents.getByRole('radio', { name: 'No' }).check()
    await expect(named('Alquiler')).toHaveCount(0)
    await expect(page.getByText('Sección 1 de 4')).toBeVisible()
    await rents.getByRole('radio', { name: 'Sí' }).check()
    await expect(named('Alquiler')).toHaveValue('400')
    await expect(page.getByRole('status').filter({ hasText: /^Aparecieron/ })).toBeAttached()
    await goTo(form, LAST)
    await expect(named('Número de contrato')).toHaveValue('A-12')
    await expectAccessible(page)
  })
  await form.toTheEnd()
  await form.save.click()
  await expect(heading(page, SAVED)).toBeVisible()
  const given = await newestChecked(PORTAL)
  const { id = '', code = '' } = given ?? {}
  expect(given?.doc.get('invalida')).toBe(false)

  const desk = await browser.newPage({ viewport: DESK })
  await enterAs(desk, 'elevado')
  await test.step('staff return two answers', () =>
    sendBack(desk, id, ['¿Cuántos hijos tiene Ana?', '¿Alguien tiene una discapacidad?']))
  await test.step('what the revision makes to be asked is open, and nothing else', async () => {
    await enterPortal(page, paths.ownAnswers.href())
    const mine = page.getByRole('listitem').filter({ hasText: code })
    await mine.getByRole('link', { name: 'Revisar', exact: true }).click()
    await expect(named('¿Cuántos hijos tiene Ana?')).toHaveValue('1')
    await named('¿Cuántos hijos tiene Ana?').fill('0')
    await form.pick('¿Alguien tiene una discapacidad?', 'Sí')
    await form.save.click()
    await expect(named('Certificado')).toBeFocused()
    await named('Certificado').fill('C-9')
    await expect(page.getByRole('textbox')).toHaveCount(2)
    await expectAccessible(page)
    await form.save.click()
    await expect(page.getByText(SAVED)).toBeVisible()
  })
  const values = await storedValues(id)
  expect(values).toMatchObject({ Certificado: 'C-9', Ingresos: '1000', Total: '3600' })
  expect(Object.keys(values)).not.toContain('Nombre del hijo')

  await test.step('staff see what vanished struck, with its reason once, and the history counts it', async () => {
    for (const viewport of [DESK, PHONE]) {
      await desk.setViewportSize(viewport)
      await desk.goto(paths.view.href(id))
      const struck = desk.getByRole('region', { name: 'Hijos de Ana' })
      await expect(struck.getByRole('deletion')).toHaveText(['Leo', '01/03/2015', 'Escuela 5'])
      await expect(struck.getByText(/^Ya no se pregunta/)).toHaveText([
        'Ya no se preguntan: solo se hacen si «¿Cuántos hijos tiene Ana?» es mayor que 0.',
      ])
      await expect(desk.getByRole('region', { name: 'Historial' })).toContainText(
        '3 respuestas dejaron de pedirse: Nombre del hijo, Nacimiento, Escuela',
      )
      await expectAccessible(desk)
    }
  })
  await test.step('asked again in a later revision it is there as it was given', async () => {
    await desk.setViewportSize(DESK)
    await sendBack(desk, id, ['¿Cuántos hijos tiene Ana?'])
    await enterPortal(page, paths.ownAnswers.href())
    const mine = page.getByRole('listitem').filter({ hasText: code })
    await mine.getByRole('link', { name: 'Revisar', exact: true }).click()
    await expect(named('¿Cuántos hijos tiene Ana?')).toHaveValue('0')
    await named('¿Cuántos hijos tiene Ana?').fill('1')
    await expect(named('Nombre del hijo')).toHaveValue('Leo')
    await named('Nombre del hijo').fill('Lea')
    await form.save.click()
    await expect(page.getByText(SAVED)).toBeVisible()
    await desk.goto(paths.view.href(id))
    const children = desk.getByRole('region', { name: 'Hijos de Ana' })
    await expect(children).toContainText('Lea')
    await expect(children.getByRole('deletion')).toHaveCount(0)
  })
  await desk.close()
})

test('LOGIC-10 LOGIC-11 COMP-01 CORR-02 a supervisor completes what an answer makes to be asked, and corrects it so that a section is struck with its reason', async ({
  page: phone,
  browser,
}) => {
  const answering = new AnsweringScreen(phone)
  await enterPortal(phone, paths.citizenAnswer.href(PORTAL))
  await answerAll(answering, '400')
  await answerContract(answering)
  await answering.toTheEnd()
  await answering.save.click()
  await expect(heading(phone, SAVED)).toBeVisible()
  const given = await newestChecked(PORTAL)
  const id = given?.id ?? ''
  const { secciones } = await benefit.storedAnswer(id)
  // As before the question was required.
  const without = secciones.map(({ preguntas = [], ...section }) => ({
    ...section,
    preguntas: preguntas.filter(({ orden }) => section.id !== 's1' || orden !== 1),
  }))
  await given?.doc.ref.update({ secciones: sectionsToStore(without, benefit.ZONE) })
  const page = await browser.newPage({ viewport: DESK })
  const form = new AnsweringScreen(page)
  await enterAs(page, 'elevado')

  await test.step('what the completed answer asks for is open and required', async () => {
    await page.goto(paths.complete.href(id))
    await goTo(form, 'Hogar')
    await expect(form.field('Certificado')).toHaveCount(0)
    await form.pick('¿Alguien tiene una discapacidad?', 'Sí')
    await form.save.press('Enter')
    await expect(form.field('Certificado')).toBeFocused()
    await form.type('Certificado', 'C-9')
    await expectAccessible(page)
    await form.save.click()
    await expect(page.getByText('La respuesta se guardó correctamente.')).toBeVisible()
    expect(await storedValues(id)).toMatchObject({ Certificado: 'C-9', 'Obra social': 'IPS', Total: '3600' })
  })
  await test.step('a smaller rent takes the section of large rents away', async () => {
    await page.goto(paths.correct.href(id))
    await goTo(form, FIRST)
    await form.type('Alquiler', '200')
    await expect(workedOut(page, 'Parte del ingreso')).toHaveText('20')
    await goTo(form, 'Otras ayudas')
    await expect(form.next).toHaveCount(0)
    await form.save.press('Enter')
    await expect(page.getByText('La corrección se guardó correctamente.')).toBeVisible()
  })
  await test.step('it is struck with its reason, and what is calculated is marked', async () => {
    const struck = page.getByRole('region', { name: LAST })
    await expect(struck.getByRole('deletion').filter({ hasText: 'A-12' })).toBeVisible()
    await expect(struck.getByText(/^Ya no se pregunta/)).toHaveText([
      'Ya no se preguntan: solo se hacen si «Parte del ingreso» es al menos 30.',
    ])
    await expect(struck).not.toContainText('3600')
    const marked = page.getByRole('region', { name: FIRST }).getByText('Se calcula')
    await expect(marked).toHaveCount(1)
    await expectAccessible(page)
  })
  await page.close()
})
