import { expect, test, type Locator, type Page } from 'playwright/test'
import { listSettingsSchema } from '../../src/domain/form/list-settings'
import { LANGUAGES, LANGUAGE_TAG } from '../../src/domain/language'
import { formPath } from '../../src/domain/store-paths'
import { paths } from '../../src/lib/paths'
import { backstage } from './backstage'
import { enterAs } from './pages/login'

const PHONE = { width: 360, height: 740 }
/** Smallest side of a target (WCAG 2.2, 2.5.8). */
const TARGET_PX = 24

/** The frame around something, as it is drawn. */
const frameOf = (thing: Locator) => thing.evaluate((element) => getComputedStyle(element).outlineStyle)

test.describe('with colours of the reader’s own', () => {
  test.use({ forcedColors: 'active' })

  test('DAY-08 NAV-01 the open page has a frame in the bar, the others have none', async ({ page }) => {
    await enterAs(page, 'supervisor')
    await page.goto(paths.forms.href())
    const bar = page.getByRole('navigation').first()
    expect(await frameOf(bar.getByRole('link', { name: 'Formularios' }))).toBe('solid')
    const other = bar.getByRole('link', { name: 'Inicio' })
    expect(await frameOf(other)).toBe('none')
    // Forced colours draw what is transparent: a rule below each link would look like the current one's.
    const [rule, ground] = await other.evaluate((link) => {
      const canvas = link.ownerDocument.createElement('p')
      canvas.style.color = 'Canvas'
      link.append(canvas)
      return [getComputedStyle(link).borderBottomColor, getComputedStyle(canvas).color]
    })
    expect(rule).toBe(ground)
  })

  test('DAY-08 LIST-03 a switch that is on looks different from one that is off', async ({ page }) => {
    await enterAs(page, 'generador')
    await page.goto(paths.forms.href())
    const switches = page.getByRole('switch')
    await switches.first().waitFor()
    const looks = new Map<boolean, Buffer>()
    for (const one of await switches.all())
      looks.set(await one.isChecked(), await one.locator('xpath=../..').screenshot())
    const [on, off] = [looks.get(true), looks.get(false)]
    if (!on || !off) throw new Error('the municipality has no form of each kind')
    expect(on.equals(off)).toBe(false)
    await page.screenshot({ path: 'test-results/forced-list.png' })
  })

  test('DAY-08 ANS-05 a chosen option looks different from the others', async ({ page }) => {
    await page.goto(paths.publicAnswer.href('encuesta-satisfaccion'))
    const options = page.getByRole('radio')
    await options.first().waitFor()
    const before = await options.first().screenshot()
    await options.first().check()
    expect((await options.first().screenshot()).equals(before)).toBe(false)
    await page.screenshot({ path: 'test-results/forced-public.png' })
  })

  test('DAY-08 EDIT-16 the chosen part in the editor has a frame, and buttons keep theirs', async ({
    page,
  }) => {
    await enterAs(page, 'generador')
    await page.goto(paths.editForm.href('inscripcion-talleres'))
    const first = page.locator('[aria-current]:visible').first()
    await first.waitFor()
    expect(await frameOf(first)).toBe('solid')
    const save = page.getByRole('button', { name: 'Guardar', exact: true })
    expect(await save.evaluate((button) => getComputedStyle(button).borderTopStyle)).toBe('solid')
    await page.screenshot({ path: 'test-results/forced-editor.png' })
  })
})

/** The element that lies on top at the middle of another one. */
const isOnTop = (thing: Locator): Promise<boolean> =>
  thing.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const there = document.elementFromPoint(left + width / 2, top + height / 2)
    return there !== null && (element.contains(there) || there.contains(element))
  })

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('DAY-08 ANS-10 the controls of the map are large enough, and the bar below covers none that has the focus', async ({
    page,
  }) => {
    await page.route(/tile\.openstreetmap\.org/, (route) => route.abort())
    await page.goto(paths.publicAnswer.href('reclamo-alumbrado'))
    const map = page.getByRole('application', { name: 'Mapa para marcar el punto' })
    await map.waitFor()
    const controls = await map.locator('.leaflet-control a').all()
    expect(controls.length).toBeGreaterThan(1)
    for (const control of controls) {
      const box = await control.boundingBox()
      const name = await control.textContent()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), name ?? '').toBeGreaterThanOrEqual(TARGET_PX)
      await page.evaluate(() => scrollTo(0, 0))
      await control.focus()
      expect(await isOnTop(control), name ?? '').toBe(true)
    }
  })
})

test('DAY-01 NAV-05 on a phone a card says what was answered, however long its question is', async ({
  page,
}) => {
  const form = backstage().doc(formPath('inspeccion-comercios'))
  const [first] = listSettingsSchema.parse((await form.get()).get('lista')).primeras
  if (!first) throw new Error('The form has no column.')
  const titulo = 'Nombre y apellido de la persona responsable del establecimiento habilitado'
  await form.update({ 'lista.columnas': [{ ...first, titulo }] })
  try {
    await page.setViewportSize(PHONE)
    await enterAs(page, 'supervisor')
    await page.goto(paths.answers.href('inspeccion-comercios'))
    const card = page.getByRole('list', { name: 'Respuestas' }).getByRole('listitem').first()
    await expect(card.getByRole('paragraph').first()).toHaveText(/\p{L}{3}/u)
    await expect(card).not.toContainText(titulo)
  } finally {
    await form.update({ 'lista.columnas': null })
  }
})

/** How much of the height is taken by what stays in sight, in the middle of a page. */
const stayingPx = (page: Page): Promise<number> =>
  page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight / 2)
    return [...document.querySelectorAll('body *')]
      .filter((element) => ['sticky', 'fixed'].includes(getComputedStyle(element).position))
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, top, bottom }) => width > innerWidth / 2 && bottom > 0 && top < innerHeight)
      .reduce((sum, { top, bottom }) => sum + Math.min(bottom, innerHeight) - Math.max(top, 0), 0)
  })

test.describe('on a low screen', () => {
  test.use({ viewport: { width: 640, height: 256 } })

  test('DAY-08 bars that stay in sight take at most a quarter of it', async ({ page }) => {
    await page.goto(paths.publicAnswer.href('inscripcion-talleres'))
    await page.getByRole('button', { name: 'Siguiente' }).waitFor()
    expect(await stayingPx(page)).toBeLessThanOrEqual(64)
    await enterAs(page, 'generador')
    await page.goto(paths.editForm.href('inscripcion-talleres'))
    await page.getByLabel('Título del formulario').waitFor()
    expect(await stayingPx(page)).toBeLessThanOrEqual(64)
    await page.screenshot({ path: 'test-results/low-editor.png' })
  })
})

test('DAY-08 NAV-02 a reader of Japanese gets its letters, in small files that nobody else loads', async ({
  page,
}) => {
  const fonts = new Set<string>()
  page.on('request', (request) => {
    if (/noto-sans-jp.*\.woff2/.test(request.url())) fonts.add(request.url())
  })
  await page.goto(paths.login.href())
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(fonts.size).toBe(0)
  await page.evaluate(() => localStorage.setItem('language', 'ja'))
  await page.reload()
  await expect
    .poll(() => page.evaluate(() => document.fonts.check('16px "Noto Sans JP Variable"', '市')))
    .toBe(true)
  expect(fonts.size).toBeGreaterThan(0)
  // A hundred and twenty of them have all letters; a page needs few.
  expect(fonts.size).toBeLessThan(40)
})

test('LIST-01 a list that failed to load loads again once the network is back', async ({ page }) => {
  await enterAs(page, 'supervisor')
  await page.goto(paths.forms.href())
  const table = page.getByRole('table', { name: 'Formularios' })
  await table.waitFor()
  await page.context().setOffline(true)
  await page.getByRole('searchbox').fill('alumbrado')
  await expect(page.getByRole('button', { name: 'Intentar nuevamente' })).toBeVisible()
  await page.context().setOffline(false)
  await expect(table.getByRole('rowheader')).toHaveText([/alumbrado/i])
})

test('NAV-01 NAV-05 the bar of who has every link is one line in every language, on any desk', async ({
  page,
}) => {
  await enterAs(page, 'admin')
  await page.goto(paths.forms.href())
  const bar = page.getByRole('banner')
  await bar.getByRole('link').first().waitFor()
  const picker = bar.getByRole('combobox')
  for (const tag of LANGUAGES) {
    await page.setViewportSize({ width: 1280, height: 720 })
    await picker.selectOption(tag)
    await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGE_TAG[tag])
    for (const width of [1024, 1279, 1280, 1366, 1536, 1680]) {
      await page.setViewportSize({ width, height: 720 })
      const [height, fits] = await bar.evaluate((header) => [
        header.getBoundingClientRect().height,
        header.scrollWidth <= header.clientWidth,
      ])
      expect(`${tag} at ${width}: ${Number(height) <= 60} ${fits}`).toBe(`${tag} at ${width}: true true`)
    }
  }
})
