import { expect, test, type Locator, type Page } from 'playwright/test'
import { sectionsToStore } from '../../src/domain/answer/clock-to-store'
import { paths } from '../../src/lib/paths'
import { aSection, questions, TYPED } from '../../src/testing/builders'
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

test('LOGIC-03 LOGIC-10 LOGIC-13 CORR-05 a citizen takes a slip back in the portal, and revises an answer so that one question appears and a section vanishes', async ({
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

  await test.step('staff return two answers', async () => {
    const desk = await browser.newPage({ viewport: DESK })
    await enterAs(desk, 'elevado')
    await desk.goto(paths.correct.href(id))
    await goTo(new AnsweringScreen(desk), 'Hogar')
    for (const question of ['¿Cuántos hijos tiene Ana?', '¿Alguien tiene una discapacidad?'])
      await desk.getByRole('checkbox', { name: `A revisar por el ciudadano: ${question}` }).check()
    await desk.getByRole('button', { name: 'Pedir revisión' }).press('Enter')
    await desk.getByLabel('Observaciones para el ciudadano').fill('¿Quién vive en la casa?')
    await desk.getByRole('button', { name: 'Guardar y enviar a revisión' }).press('Enter')
    await expect(desk).toHaveURL(new RegExp(`${paths.view.href(id)}$`))
    await desk.close()
  })
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
    await expect(struck).toContainText('solo se hace si «Parte del ingreso» es al menos 30.')
    await expect(struck).not.toContainText('3600')
    const marked = page.getByRole('region', { name: FIRST }).getByText('Se calcula')
    await expect(marked).toHaveCount(1)
    await expectAccessible(page)
  })
  await page.close()
})

/** How far down the screen something stands. */
const topOf = (locator: Locator): Promise<number> =>
  locator.evaluate((element) => Math.round(element.getBoundingClientRect().top))

/** Writes down from now on what a screen reader is told in passing; gives what it was told so far. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  const heard: string[] = []
  await page.exposeFunction('hear', (words: string) => void heard.push(words))
  await page.evaluate(() => {
    const hear: unknown = Object.getOwnPropertyDescriptor(window, 'hear')?.value
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (typeof hear === 'function' && node.parentElement?.closest('[role=status], [aria-live=polite]'))
            hear(node.textContent)
    }).observe(document.body, { childList: true, subtree: true })
  })
  return async () => {
    // What the page said before is written down by then.
    await page.evaluate(() => new Promise(requestAnimationFrame))
    return heard.splice(0)
  }
}

test('LOGIC-13 the focus stays where it is while rules show and hide what stands below and above it, and a screen reader is told once', async ({
  page,
}) => {
  const id = `tramite-${RUN}`
  const preguntas = questions(
    { id: 'numero', titulo: 'Número de poder', mostrarSi: '{{poder}}' },
    ...['Nombre', 'Calle', 'Barrio', 'Teléfono', 'Correo', 'Motivo'].map((titulo) => ({ titulo })),
    { id: 'poder', titulo: '¿Trae un poder?', ...TYPED['yes-no'] },
    { id: 'tercero', titulo: '¿Viene por otra persona?', ...TYPED['yes-no'] },
    { id: 'quien', titulo: '¿Por quién?', mostrarSi: '{{tercero}}' },
  )
  await writeSections(id, `Trámite ${RUN}`, [aSection({ titulo: 'El trámite', preguntas })])
  await page.goto(paths.publicAnswer.href(id))
  const form = new AnsweringScreen(page)
  await expect(form.field('Nombre')).toBeVisible()
  const heard = await listen(page)
  for (const [asked, shown, where] of [
    ['¿Viene por otra persona?', '¿Por quién?', 'abajo'],
    ['¿Trae un poder?', 'Número de poder', 'arriba'],
  ] as const) {
    const group = page.getByRole('radiogroup', { name: asked })
    await group.getByRole('radio', { name: 'Sí' }).check()
    // What speaks of it is loaded after the form.
    await expect(page.getByRole('status').filter({ hasText: /^Apareci/ })).toBeAttached()
    await group.getByRole('radio', { name: 'No' }).check()
    await group.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const before = await topOf(group)
    await heard()
    for (const [key, answer, count] of [
      ['ArrowLeft', 'Sí', 1],
      ['ArrowRight', 'No', 0],
      ['ArrowLeft', 'Sí', 1],
    ] as const) {
      await page.keyboard.press(key)
      await expect(form.field(shown)).toHaveCount(count)
      await expect(group.getByRole('radio', { name: answer })).toBeFocused()
      expect(await topOf(group)).toBe(before)
      const words = (await heard()).filter((one) => one.startsWith('Apareci'))
      expect(words).toEqual(count === 0 ? [] : [`Apareció una pregunta más ${where}.`])
    }
  }
  await expectAccessible(page)
})
