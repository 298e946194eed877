import { expect, test, type Locator } from 'playwright/test'
import { paths } from '../../src/lib/paths'
import { expectAccessible } from './accessible'
import { forgetNewForms, newestAnswers } from './backstage'
import { AnsweringScreen } from './pages/answering'
import { writeAdvised, writeChecklist, writeLongOptions, writeReal, writeTexts } from './written-forms'

test.afterAll(forgetNewForms)
test.use({ viewport: { width: 360, height: 740 } })

const RUN = Date.now()

const cutRows = (rows: Locator) =>
  rows.evaluateAll((all) => all.filter((row) => row.scrollHeight > row.clientHeight + 1).length)

test('ANS-06 long options of a searched list wrap on a phone', async ({ page }) => {
  const form = `opciones-${RUN}`
  await writeLongOptions(form, 14, 240)
  await page.goto(paths.publicAnswer.href(form))
  const rows = page.getByRole('radiogroup', { name: '¿Qué trámite es?' }).locator('label')
  await expect(rows).toHaveCount(14)
  expect(await cutRows(rows)).toBe(0)
  expect((await rows.first().boundingBox())?.height).toBeGreaterThan(100)
  await expectAccessible(page)
})

test('DAY-06 ANS-05 a decimal point typed on a phone is saved as a comma, and a year of three figures is refused', async ({
  page,
}) => {
  const form = `numeros-${RUN}`
  await writeLongOptions(form, 3, 20)
  await page.goto(paths.publicAnswer.href(form))
  const screen = new AnsweringScreen(page)
  await screen.type('¿Cuántos metros?', '12.5')
  await expect(screen.field('¿Cuántos metros?')).toHaveValue('12,5')
  await screen.type('¿Desde cuándo?', '0224-01-31')
  await expect(page.getByText('Escriba el año con sus cuatro cifras, por ejemplo 2024.')).toBeVisible()
  await screen.save.click()
  await expect(screen.summary).toContainText('¿Desde cuándo? — Escriba el año con sus cuatro cifras')
  await screen.type('¿Desde cuándo?', '2024-01-31')
  await screen.save.click()
  await expect(page).toHaveURL(/\/publico\/guardado\//)
  const [answer] = await newestAnswers(form, 1)
  expect(JSON.stringify(answer?.doc.get('secciones'))).toContain('"12,5"')
})

test('ANS-03 ANS-23 a checklist of 70 points is answered within 24 screens of a phone, three choices in a row', async ({
  page,
}) => {
  const form = `control-${RUN}`
  await writeChecklist(form, 70)
  await page.goto(paths.publicAnswer.href(form))
  const choices = page.getByRole('radiogroup', { name: /^Punto 1:/ }).locator('label')
  await expect(choices).toHaveCount(3)
  const boxes = await Promise.all((await choices.all()).map((one) => one.boundingBox()))
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(1)
  for (const box of boxes) expect(box?.height).toBeGreaterThanOrEqual(48)
  await choices.nth(2).click()
  await expect(page.getByRole('radio', { name: 'No corresponde' }).first()).toBeChecked()
  await expectAccessible(page)

  let pages = 0
  let screens = 0
  for (;;) {
    pages += 1
    // A place that was never in sight is guessed at: everything is brought into sight once.
    for (const question of await page.getByRole('radiogroup').all()) await question.scrollIntoViewIfNeeded()
    screens += await page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight)
    const next = page.getByRole('button', { name: 'Siguiente' })
    if (pages === 7) break
    await next.click()
    await page.getByRole('heading', { name: `Hoja ${pages + 1}` }).waitFor()
    // What was just said and what stays in sight leave three quarters of the screen.
    const stuck = await page.evaluate(() =>
      [...document.querySelectorAll('*')]
        .filter((one) => getComputedStyle(one).position === 'sticky')
        .reduce((sum, one) => sum + one.getBoundingClientRect().height, 0),
    )
    expect(stuck).toBeLessThanOrEqual(740 / 4)
  }
  expect(screens).toBeLessThanOrEqual(24)
})

test('LOGIC-01 DAY-08 what is advised before saving does not look like what is wrong, also where the system takes the colours', async ({
  page,
}) => {
  const form = `aviso-${RUN}`
  await writeAdvised(form)
  await page.goto(paths.publicAnswer.href(form))
  const screen = new AnsweringScreen(page)
  const look = () =>
    screen.summary.evaluate((box) => {
      const { backgroundColor, borderTopWidth } = getComputedStyle(box)
      const title = box.querySelector('h2')
      return { backgroundColor, borderTopWidth, title: title ? getComputedStyle(title).color : '' }
    })
  await screen.type('¿Cuánto?', '200')
  await screen.save.click()
  await expect(screen.summary).toContainText('Es mucho.')
  const advice = await look()
  await expectAccessible(page)
  await page.emulateMedia({ forcedColors: 'active' })
  const forced = await look()
  await page.emulateMedia({ forcedColors: 'none' })
  await screen.type('¿Cuánto?', '1,5')
  await screen.save.click()
  await expect(screen.summary).toContainText('número entero')
  const wrong = await look()
  expect(advice.title).not.toBe(wrong.title)
  expect(advice.backgroundColor).not.toBe(wrong.backgroundColor)
  expect(forced.borderTopWidth).not.toBe(wrong.borderTopWidth)
})

test('DAY-08 ANS-01 a form in Arabic is laid out from the right, with its choices and what is typed', async ({
  page,
}) => {
  const form = `arabe-${RUN}`
  await writeReal(form, 'hospital-arabic-6')
  await page.goto(paths.publicAnswer.href(form))
  const row = page.getByRole('radiogroup').first().locator('label').first()
  const [label, mark] = await Promise.all([row.boundingBox(), row.locator('input').boundingBox()])
  if (!label || !mark) throw new Error('no option')
  // The mark stands where its words begin.
  expect(mark.x + mark.width / 2).toBeGreaterThan(label.x + label.width / 2)
  expect(
    await page
      .getByRole('heading', { level: 2 })
      .first()
      .evaluate((one) => getComputedStyle(one).direction),
  ).toBe('rtl')
  await expectAccessible(page)
})

test('ANS-22 typed text has the direction of its own script', async ({ page }) => {
  const form = `direccion-${RUN}`
  await writeTexts(form, 1)
  await page.goto(paths.publicAnswer.href(form))
  const field = new AnsweringScreen(page).field('Dato 1')
  const direction = () => field.evaluate((one) => getComputedStyle(one).direction)
  await field.fill('شهدخأ أةءعم')
  expect(await direction()).toBe('rtl')
  await field.fill('Plaza San Martín')
  expect(await direction()).toBe('ltr')
})

test('ANS-22 going on leads to the question that was answered last', async ({ page }) => {
  const form = `seguir-${RUN}`
  await writeReal(form, 'registration-amharic-31')
  await page.goto(paths.publicAnswer.href(form))
  const screen = new AnsweringScreen(page)
  await screen.next.click()
  await screen.next.click()
  const field = page.getByRole('textbox').last()
  const id = await field.getAttribute('id')
  await field.fill('12')
  await expect(page.getByText(/^Guardado en este dispositivo/).first()).toBeVisible()
  await page.goto(paths.publicAnswer.href(form))
  await page.getByRole('button', { name: 'Seguir', exact: true }).click()
  await expect(page.locator(`#${id}`)).toBeFocused()
  await expect(page.getByText('Sección 3 de 5')).toBeVisible()
  await page.getByRole('button', { name: 'Ver las secciones' }).click()
  const sheet = page.getByRole('dialog')
  // Nobody opened the last two, and the first three were.
  await expect(sheet.getByText('Sin abrir')).toHaveCount(2)
  await expectAccessible(page)
})
