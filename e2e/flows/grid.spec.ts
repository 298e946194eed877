import { expect, test } from 'playwright/test'
import { paths } from '../../src/lib/paths'
import { anOption, aSection, questions, TYPED } from '../../src/testing/builders'
import { expectAccessible } from './accessible'
import { backstage, forgetNewForms, newestAnswers } from './backstage'
import { AnsweringScreen } from './pages/answering'
import { EditorScreen } from './pages/editor'
import { enterAs } from './pages/login'
import { publish } from './publish'

test.afterAll(forgetNewForms)

const options = (row: string) =>
  ['Bien', 'Regular', 'Mal'].map((texto, orden) => anOption(orden, { id: `${row}-${orden}`, texto }))
const asked = (id: string, titulo: string) => ({
  ...{ ...TYPED['single-choice'], id, titulo, opciones: options(id) },
  ...{ enCuadricula: true, required: true },
})
const SECTIONS = [
  aSection({
    titulo: 'El barrio',
    preguntas: questions(
      { ...TYPED.grid, id: 'estado', titulo: '¿Cómo está cada cosa?' },
      asked('plaza', 'La plaza'),
      asked('veredas', 'Las veredas'),
      { ...asked('rampas', 'Las rampas'), mostrarSi: '{{veredas}} = {{veredas:veredas-2}}' },
      { ...TYPED.grid, id: 'horas', titulo: '¿Cuántas personas van?' },
      { ...TYPED.integer, id: 'manana', titulo: 'Mañana', unidad: 'personas', enCuadricula: true },
      { ...TYPED.integer, id: 'tarde', titulo: 'Tarde', unidad: 'personas', enCuadricula: true },
    ),
  }),
]

test('KIND-05 KIND-11 a citizen fills grids by keyboard on a wide screen and by touch on a phone, and staff read them', async ({
  page,
  browser,
}) => {
  const id = `cuadricula-${Date.now().toString(36)}`
  await publish({ id, titulo: 'Encuesta del barrio', secciones: SECTIONS })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(paths.publicAnswer.href(id))
  const form = new AnsweringScreen(page)
  const table = page.getByRole('table', { name: '¿Cómo está cada cosa?' })
  const cell = (name: string) => table.getByRole('radio', { name, exact: true })

  await test.step('a grid is a table, and what is missing is told at its row', async () => {
    await expect(table.getByRole('columnheader', { name: 'Regular' })).toBeVisible()
    await expect(table.getByRole('row')).toHaveCount(3)
    await form.save.click()
    await expect(table.getByRole('row', { name: /La plaza/ })).toContainText('Responda esta pregunta')
    await expect(cell('La plaza: Bien')).toBeFocused()
    await expectAccessible(page)
  })
  await test.step('arrow keys choose within a row, and the next key goes to the next one', async () => {
    await page.keyboard.press('Space')
    await expect(cell('La plaza: Bien')).toBeChecked()
    await page.keyboard.press('ArrowRight')
    await expect(cell('La plaza: Regular')).toBeChecked()
    await page.keyboard.press('Tab')
    await expect(cell('Las veredas: Bien')).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(cell('Las veredas: Mal')).toBeChecked()
    await expect(table.getByRole('row')).toHaveCount(4)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(cell('Las rampas: Bien')).toBeChecked()
    await page.keyboard.press('Tab')
    await page.keyboard.type('12')
    await expect(
      page.getByRole('table', { name: '¿Cuántas personas van?' }).getByLabel('Mañana'),
    ).toHaveValue('12')
  })
  await test.step('saved, each row is an answer of its own', async () => {
    await form.save.click()
    await expect(page.getByRole('heading', { name: 'Formulario guardado correctamente.' })).toBeVisible()
  })
  const [newest] = await newestAnswers(id, 1)
  const noted = async () => (await newest?.doc.ref.get())?.get('ficha')?.columnas
  await expect
    .poll(noted)
    .toMatchObject({ plaza: 'Regular', veredas: 'Mal', rampas: 'Bien', manana: '12 personas' })
  expect((await newest?.doc.ref.get())?.get('invalida')).toBe(false)

  await test.step('on a phone the rows are one after the other', async () => {
    const phone = await (
      await browser.newContext({
        viewport: { width: 360, height: 740 },
        hasTouch: true,
        isMobile: true,
        locale: 'es-AR',
      })
    ).newPage()
    await phone.goto(paths.publicAnswer.href(id))
    await phone
      .getByRole('radiogroup', { name: /La plaza/ })
      .getByRole('radio', { name: 'Regular' })
      .tap()
    await phone
      .getByRole('radiogroup', { name: /Las veredas/ })
      .getByRole('radio', { name: 'Bien' })
      .tap()
    await expect(phone.getByRole('table')).toHaveCount(0)
    await expect(phone.getByText('Las rampas')).toHaveCount(0)
    for (const width of [360, 320]) {
      await phone.setViewportSize({ width, height: 740 })
      expect(
        await phone.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
    }
    await expectAccessible(phone)
    await new AnsweringScreen(phone).save.tap()
    await expect(phone.getByRole('heading', { name: 'Formulario guardado correctamente.' })).toBeVisible()
    await phone.context().close()
  })
  await test.step('staff read the rows below the heading', async () => {
    const desk = await (
      await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'es-AR' })
    ).newPage()
    await enterAs(desk, 'admin')
    await desk.goto(paths.view.href(newest?.doc.id ?? ''))
    const read = desk.getByRole('group', { name: '¿Cómo está cada cosa?' })
    await expect(read.getByText('Las veredas')).toBeVisible()
    await expect(read.getByText('Mal', { exact: true })).toBeVisible()
    await desk.context().close()
  })
})

test('KIND-05 EDIT-10 a builder makes a grid with the keyboard: rows are typed and pasted, options set once', async ({
  page,
}) => {
  const title = `Cuadrícula ${Date.now().toString(36)}`
  await page.setViewportSize({ width: 1280, height: 800 })
  await enterAs(page, 'generador')
  const editor = new EditorScreen(page)
  await editor.openNew()
  await page.getByLabel('Título del formulario').fill(title)
  await page.getByRole('checkbox', { name: 'Atención Ciudadana' }).check()
  await editor.addSection(1, 'El barrio')
  await page.getByRole('button', { name: 'Elegir tipo: sección 1' }).click()
  await page.getByRole('menuitem', { name: 'Cuadrícula' }).click()
  await expect(page.getByLabel('Título de la cuadrícula 1')).toBeFocused()
  await page.keyboard.type('¿Cómo está cada cosa?')
  await page.getByLabel('Opción 1', { exact: true }).fill('Bien')
  await page.getByLabel('Opción 2', { exact: true }).fill('Mal')
  await page.getByLabel('Fila 1', { exact: true }).fill('La plaza')
  await page.getByLabel('Fila 2', { exact: true }).fill('Las veredas')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Fila 3', { exact: true })).toBeFocused()
  await page.evaluate(() => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', 'Las rampas\n- El río\n')
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  })
  await expect(page.getByLabel('Fila 4', { exact: true })).toHaveValue('- El río')
  await page.getByRole('switch', { name: 'Obligatoria' }).check()
  await page.keyboard.press('Control+s')
  await expect(page).toHaveURL(/\/editar\/(?!nuevo)/)
  const found = await backstage().collection('formularios').where('titulo', '==', title).get()
  const [section] = found.docs[0]?.get('secciones') ?? []
  expect(
    section?.preguntas.map(({ titulo, opciones, required, enCuadricula }: Record<string, unknown>) => [
      titulo,
      Array.isArray(opciones) ? opciones.map(({ texto }) => texto) : [],
      [required === true, enCuadricula === true],
    ]),
  ).toEqual([
    ['¿Cómo está cada cosa?', [], [false, false]],
    ...['La plaza', 'Las veredas', 'Las rampas', '- El río'].map((row) => [
      row,
      ['Bien', 'Mal'],
      [true, true],
    ]),
  ])
})
