import { expect, test, type Page } from 'playwright/test'
import { FORMS } from '../../src/domain/store-paths'
import { paths } from '../../src/lib/paths'
import { newCanvas } from '../stack/seed/pictures/canvas'
import { expectAccessible } from './accessible'
import { backstage, forgetNewForms } from './backstage'
import { AnsweringScreen } from './pages/answering'
import { EditorScreen } from './pages/editor'
import { enterAs } from './pages/login'

const PHONE = { width: 360, height: 740 }
test.afterAll(forgetNewForms)

const pictures = (page: Page) => page.locator('label img')
/** How wide the pictures of the options are that the browser really shows. */
const widths = (page: Page) =>
  pictures(page).evaluateAll((all) =>
    all.map((one) => (one instanceof HTMLImageElement && one.complete ? one.naturalWidth : 0)),
  )

test('KIND-09 a builder gives options pictures; a stranger sees them on a phone, and answers by keyboard also where they do not come', async ({
  page,
  browser,
}) => {
  test.slow()
  const title = `Alumbrado ${Date.now()}`
  await enterAs(page, 'generador')
  const editor = new EditorScreen(page)
  await editor.openNew()
  await page.getByLabel('Título del formulario').fill(title)
  await page.getByRole('checkbox', { name: 'Inspección General' }).check()
  await page.getByRole('switch', { name: 'Público', exact: true }).check()
  await editor.addSection(1, 'Problema')
  await editor.addQuestion('sección 1', 1, {
    title: '¿Qué falla?',
    kind: 'Opción única',
    options: ['Farola', 'Árbol'],
  })

  await test.step('a large picture is made small before it is sent; what was not described is told', async () => {
    await page.getByRole('button', { name: 'Imágenes de las opciones' }).click()
    for (const [option, color] of [
      ['Farola', [171, 70, 50]],
      ['Árbol', [40, 120, 60]],
    ] as const) {
      const field = page.getByRole('group', { name: option, exact: true })
      await field.locator('input[type=file]').setInputFiles({
        name: 'foto.png',
        mimeType: 'image/png',
        buffer: Buffer.from(newCanvas(1200, 900, [...color]).png()),
      })
      await expect(field.getByRole('button', { name: 'Reemplazar imagen' })).toBeVisible()
    }
    await page.getByLabel('Descripción de la imagen de la opción 1').fill('Una farola apagada')
    await expectAccessible(page)
    await editor.save.click()
    await expect(page.getByText(/la imagen de la opción «Árbol» no está descrita/)).toBeVisible()
    await page.getByRole('button', { name: 'Cancelar' }).click()
    await page.getByLabel('Descripción de la imagen de la opción 2').fill('Un árbol caído')
  })
  await editor.publish()
  const { docs } = await backstage().collection(FORMS).where('titulo', '==', title).get()
  const id = docs[0]?.id ?? ''

  const elsewhere = await browser.newContext({ viewport: PHONE, locale: 'es-AR' })
  const stranger = await elsewhere.newPage()
  await test.step('cards with pictures and words, which fit on a phone', async () => {
    await stranger.goto(paths.publicAnswer.href(id))
    await expect(pictures(stranger)).toHaveCount(2)
    await expect.poll(() => widths(stranger)).toEqual([640, 640])
    const boxes = await stranger
      .getByRole('radiogroup', { name: '¿Qué falla?' })
      .locator('label')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))
    expect(boxes[0]?.top).toBe(boxes[1]?.top)
    expect(Math.min(...boxes.map(({ height }) => height))).toBeGreaterThanOrEqual(48)
    expect(await stranger.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      PHONE.width,
    )
    await expectAccessible(stranger)
  })
  await test.step('where pictures do not come, cards stay as they were and say what is to be seen', async () => {
    const card = stranger.locator('label', { hasText: 'Farola' })
    const before = await card.boundingBox()
    await elsewhere.route(/cabeceras/, (route) => route.abort())
    const bare = await elsewhere.newPage()
    await bare.goto(paths.publicAnswer.href(id))
    const same = bare.locator('label', { hasText: 'Farola' })
    await expect(same).toContainText('Una farola apagada')
    expect((await same.boundingBox())?.height).toBe(before?.height)
    await bare.getByRole('radio', { name: 'Farola Una farola apagada' }).focus()
    await bare.keyboard.press('ArrowDown')
    await expect(bare.getByRole('radio', { name: 'Árbol Un árbol caído' })).toBeChecked()
    const answering = new AnsweringScreen(bare)
    await answering.toTheEnd()
    await answering.save.click()
    await expect(bare).toHaveURL(/\/publico\/guardado\//)
  })
  await elsewhere.close()
})
