import { expect, test, type Page } from 'playwright/test'
import { arrangementPath } from '../../src/domain/store-paths'
import { paths } from '../../src/lib/paths'
import { snippetFor } from '../../src/lib/snippet'
import { aSection, questions } from '../../src/testing/builders'
import { CHROMIUM_ARGS } from '../stack/chromium'
import { hostingUrl } from '../stack/ports'
import { expectAccessible } from './accessible'
import { backstage, forgetNewForms, newestAnswers } from './backstage'
import { enterAs } from './pages/login'
import { publish } from './publish'
import { expectStill, publishTurn } from './expect-still'

const TOWN = 'https://www.villa-alta.example'
const EVIL = 'https://evil.example'
const VILLA_ALTA = 'paises/argentina/provincias/cordoba/municipios/villa-alta'

const sites = (sitios: string[]) =>
  backstage().doc(arrangementPath(VILLA_ALTA)).set({ sitios }, { merge: true })

// The other sites exist in the test alone, and a browser lets a public site reach this machine only when it is asked.
test.use({
  launchOptions: {
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    args: [...CHROMIUM_ARGS, '--disable-features=LocalNetworkAccessChecks'],
  },
})
test.beforeAll(() => sites([TOWN]))
test.afterAll(() => Promise.all([forgetNewForms(), sites([])]))

/** A page of another site, with this in it. */
async function openAt(page: Page, site: string, body: string): Promise<void> {
  await page.route(`${site}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="es"><head><title>Villa Alta</title><meta name="viewport" content="width=device-width"></head><body><h1>Trámites</h1>${body}<p>El pie del sitio</p></body></html>`,
    }),
  )
  await page.goto(`${site}/tramites`)
}

const hello = `<script>addEventListener('load', () => frames[0].postMessage({ muniformularios: 'alto' }, '*')); window.heard = []; addEventListener('message', (event) => window.heard.push(event.data))</script>`

test('REACH-03 a form stands in the town’s own website by the snippet that staff copy, grows, is answered by keyboard and goes nowhere else', async ({
  page,
  browser,
}) => {
  test.slow()
  const id = `marco-${Date.now().toString(36)}`
  const form = await publish({
    ...{ id, titulo: 'Reclamo por «ruidos" <b>molestos</b>' },
    secciones: [
      aSection({
        titulo: 'El reclamo',
        preguntas: questions(...Array.from({ length: 9 }, (_, at) => ({ titulo: `Pregunta ${at + 1}` }))),
      }),
    ],
  })
  const paying = await publish({
    id: `${id}-pago`,
    titulo: 'Entradas',
    opcionales: { ...form.opcionales, addPaymentGateway: true },
  })

  let snippet = ''
  await test.step('staff copy the snippet where they copy the link', async () => {
    await enterAs(page, 'admin')
    await page.goto(paths.editForm.href(id))
    const field = page.getByLabel('Código para el sitio web')
    await field.scrollIntoViewIfNeeded()
    snippet = await field.inputValue()
    expect(snippet).toContain(`${hostingUrl()}/marco/${id}`)
    expect(snippet).not.toContain('<b>')
    await expectAccessible(page)
    await page.screenshot({ path: 'test-results/snippet.png' })
  })

  const context = await browser.newContext({ viewport: { width: 1024, height: 700 } })
  const town = await context.newPage()
  await test.step('it grows in the page of the town', async () => {
    await openAt(town, TOWN, snippet)
    const frame = town.frameLocator('iframe')
    await expect(frame.getByLabel('Pregunta 9')).toBeVisible()
    await expect
      .poll(async () => (await town.locator('iframe').boundingBox())?.height ?? 0)
      .toBeGreaterThan(900)
    expect(await town.evaluate(() => scrollY)).toBe(0)
    await town.screenshot({ path: 'test-results/framed.png', fullPage: true })
  })

  await test.step('what has the focus is kept in sight, and the answer arrives', async () => {
    const frame = town.frameLocator('iframe')
    await frame.getByLabel('Pregunta 1', { exact: true }).click()
    await town.keyboard.type('Mucho ruido')
    for (let at = 2; at <= 9; at += 1) await town.keyboard.press('Tab')
    await expect(frame.getByLabel('Pregunta 9')).toBeFocused()
    await expect.poll(() => town.evaluate(() => scrollY)).toBeGreaterThan(0)
    await frame
      .getByRole('button', { name: /^Enviar|^Guardar/ })
      .first()
      .click()
    await expect(frame.getByText(/^VA-[0-9A-Z]{10}$/).first()).toBeVisible()
    expect(await newestAnswers(id, 1)).toHaveLength(1)
    await town.screenshot({ path: 'test-results/framed-saved.png', fullPage: true })
  })

  await test.step('it leads nowhere else: other pages open in a tab of their own', async () => {
    const inner = town.frames().find((one) => one.url().includes('/publico/'))
    const [apart] = await Promise.all([
      context.waitForEvent('page'),
      inner?.evaluate(() => history.pushState(null, '', '/login')),
    ])
    expect(new URL(apart.url() === 'about:blank' ? `${hostingUrl()}/login` : apart.url()).pathname).toBe(
      '/login',
    )
    expect(inner?.url()).toContain('/publico/guardado/')
    await apart.close()
  })

  await test.step('a form with payments is a link there', async () => {
    await openAt(town, TOWN, `<iframe title="x" src="${hostingUrl()}/marco/${paying.id}"></iframe>`)
    const link = town.frameLocator('iframe').getByRole('link', { name: 'Abrir el formulario' })
    await expect(link).toHaveAttribute('target', '_blank')
  })
  await context.close()
})

test('REACH-03 SEC-03 no other site has a form in a frame, and no site a page of money, of the portal or of staff', async ({
  browser,
}) => {
  const id = `marco-${Date.now().toString(36)}`
  await publish({
    id,
    titulo: 'Reclamo',
    secciones: [aSection({ preguntas: questions({ titulo: 'Qué pasó' }) })],
  })
  const context = await browser.newContext()
  const attack = async (site: string, path: string) => {
    const page = await context.newPage()
    const refused = page.waitForEvent('console', {
      predicate: (message) => /frame-ancestors|X-Frame-Options/.test(message.text()),
    })
    await openAt(page, site, `${hello}<iframe title="x" src="${hostingUrl()}${path}"></iframe>`)
    await refused
    expect(await page.evaluate(() => Reflect.get(window, 'heard'))).toEqual([])
    await page.close()
  }
  await attack(EVIL, `/marco/${id}`)
  // A page of the town within a page of somebody else.
  for (const path of [
    paths.publicAnswer.href(id),
    paths.login.href(),
    paths.forms.href(),
    paths.ownAnswers.href(),
    paths.paymentDone.href('1', 'x'),
    '/publico/VA',
    '/marco/no-existe',
  ])
    await attack(TOWN, path)
  await context.close()
})

test('LOGIC-13 REACH-03 what has the focus in a frame stays where it is on the screen, since the page around it scrolls', async ({
  page,
}) => {
  const { id } = await publishTurn(`marco-turno-${Date.now().toString(36)}`)
  const snippet = snippetFor({ home: hostingUrl(), formId: id, title: 'Turno' })
  await openAt(page, TOWN, `<div style="height: 600px">Sobre el trámite</div>${snippet}`)
  await expectStill(page, page.frameLocator('iframe'))
})
