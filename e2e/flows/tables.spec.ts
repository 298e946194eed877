import { readFile } from 'node:fs/promises'
import { expect, test, type Browser, type Page } from 'playwright/test'
import { TABLES } from '../../src/domain/tables/table-ref'
import { paths } from '../../src/lib/paths'
import { readWorkbook } from '../../src/testing/read-workbook'
import { VILLA_ALTA } from '../stack/seed/geography'
import { expectAccessible } from './accessible'
import { backstage, forgetNewForms, newestAnswers } from './backstage'
import { AnsweringScreen } from './pages/answering'
import { AnswersListScreen } from './pages/answers-list'
import { EditorScreen } from './pages/editor'
import { enterAs } from './pages/login'

test.describe.configure({ mode: 'serial' })
const tables = () => backstage().doc(VILLA_ALTA.path).collection(TABLES)
test.afterAll(async () => {
  await forgetNewForms()
  await backstage().recursiveDelete(tables())
})

/** 300 streets with their zone, and two lines that are none. */
const STREETS = [
  'Calle\tZona',
  ...Array.from({ length: 299 }, (_, index) => `Calle número ${index + 1}\t${index % 2 ? 'Norte' : 'Sur'}`),
  'Avenida José Hernández\tCentro',
  '\tCentro',
  'CALLE NÚMERO 7\tSur',
]
const TITLE = 'Reclamo por una calle rota'
const STREET = 'Avenida José Hernández'

async function at(browser: Browser, width: number) {
  const context = await browser.newContext({ locale: 'es-AR', viewport: { width, height: 800 } })
  return context.newPage()
}

let formId = ''

test('KIND-09 an administrator pastes 300 streets and a builder asks for one', async ({ page, browser }) => {
  test.slow()
  await test.step('they are looked at and saved', async () => {
    await enterAs(page, 'elevado')
    await page.goto(paths.tables.href())
    await expect(page.getByText('El municipio todavía no tiene tablas.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Nueva tabla' }).click()
    const dialog = page.getByRole('dialog', { name: 'Nueva tabla' })
    await dialog.getByLabel('Nombre de la tabla').fill('Calles')
    await dialog.getByLabel('Pegue los datos').fill(STREETS.join('\n'))
    await expect(dialog.getByText('300 entradas')).toBeVisible()
    await expect(dialog.getByText('1 fila sin nombre queda afuera.')).toBeVisible()
    await expect(dialog.getByText('1 repetida queda afuera: CALLE NÚMERO 7.')).toBeVisible()
    await dialog.getByRole('switch', { name: 'Se puede usar en formularios públicos' }).check()
    await expectAccessible(page)
    await page.screenshot({ path: 'test-results/tables-new.png' })
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    const row = page.getByRole('row').filter({ hasText: 'Calles' })
    await expect(row).toContainText('300')
    await expect(row).toContainText('Cualquier persona')
    await expectAccessible(page)
    await page.screenshot({ path: 'test-results/tables-list.png' })
  })
  await test.step('the form is published', async () => {
    const desk = await at(browser, 1280)
    await enterAs(desk, 'generador')
    const editor = new EditorScreen(desk)
    await editor.openNew()
    await desk.getByLabel('Título del formulario').fill(TITLE)
    await desk.getByRole('checkbox', { name: 'Inspección General' }).check()
    await desk.getByRole('switch', { name: 'Público' }).check()
    await editor.addSection(1, 'Dónde')
    await editor.addQuestion('sección 1', 1, {
      ...{ title: 'Calle', kind: 'Elección de una tabla', required: true },
    })
    await editor.save.click()
    await expect(desk.getByText('no tiene una tabla de la que elegir')).toBeVisible()
    await desk.keyboard.press('Escape')
    await editor.choose('Tabla', 'Calles (300 entradas)')
    await expectAccessible(desk)
    await desk.screenshot({ path: 'test-results/tables-editor.png' })
    await editor.publish()
    const found = await backstage().collection('formularios').where('titulo', '==', TITLE).get()
    formId = found.docs[0]?.id ?? ''
    const [table] = (await tables().get()).docs
    expect(found.docs[0]?.get('tablas')).toEqual([table?.id])
  })
  await test.step('the table cannot be deleted any more', async () => {
    await page.getByRole('button', { name: 'Eliminar Calles' }).click()
    const asked = page.getByRole('alertdialog')
    await asked.getByRole('button', { name: 'Eliminar' }).click()
    await expect(asked.getByRole('alert')).toContainText(`La usan estos formularios: ${TITLE}.`)
    await expectAccessible(page)
  })
})

test('KIND-09 a citizen on a phone finds the street by two letters, without network too, and staff read it', async ({
  browser,
}) => {
  test.slow()
  const phone = await at(browser, 360)
  await phone.goto(paths.publicAnswer.href(formId))
  const form = new AnsweringScreen(phone)
  const street = phone.getByRole('combobox', { name: 'Calle' })
  await test.step('what is not in the table is no answer', async () => {
    await expect(street).toHaveAttribute('placeholder', 'Escriba dos letras o más')
    await phone.context().setOffline(true)
    await street.fill('Calle que no hay')
    await expect(phone.getByText('Nada de la lista empieza así.')).toBeVisible()
    await street.blur()
    await expect(phone.getByText('Lo escrito no está en la lista.')).toBeVisible()
    await expect(street).toHaveValue('')
    await expectAccessible(phone)
  })
  await test.step('two letters find it, in any case and with or without accents', async () => {
    await street.pressSequentially('he')
    const list = phone.getByRole('listbox')
    await expect(list.getByRole('option')).toHaveText([STREET])
    await phone.screenshot({ path: 'test-results/tables-phone.png' })
    await expectAccessible(phone)
    await street.press('ArrowDown')
    await expect(list.getByRole('option', { selected: true })).toHaveText(STREET)
    await street.press('Escape')
    await expect(list).toBeHidden()
    await street.fill('ca')
    await expect(phone.getByText('299 resultados; se muestran 30.')).toBeVisible()
    await street.fill('JOSE he')
    await list.getByRole('option', { name: STREET }).click()
    await expect(street).toHaveValue(STREET)
    await expect(list).toBeHidden()
    await phone.context().setOffline(false)
  })
  await form.save.click()
  await expect(phone.getByRole('heading', { name: 'Formulario guardado correctamente.' })).toBeVisible()
  const [newest] = await newestAnswers(formId, 1)
  await test.step('the server finds nothing against it', async () => {
    const noted = async () => (await newest?.doc.ref.get())?.get('ficha')?.columnas
    await expect.poll(async () => Object.values((await noted()) ?? {})).toEqual([STREET])
    expect((await newest?.doc.ref.get())?.get('invalida')).toBe(false)
  })
  const desk = await at(browser, 1280)
  await test.step('staff read it in the view and in an export', async () => {
    await enterAs(desk, 'supervisor')
    await desk.goto(paths.view.href(newest?.doc.id ?? ''))
    await expect(desk.getByRole('article').getByText(STREET)).toBeVisible()
    await new AnswersListScreen(desk).open(formId)
    await expect(desk.getByRole('cell', { name: STREET })).toBeVisible()
    await desk.getByRole('button', { name: 'Exportar' }).click()
    const downloading = desk.waitForEvent('download')
    await desk.getByRole('menuitem', { name: 'Excel (.xlsx)' }).click()
    const [sheet] = await readWorkbook(await readFile(await (await downloading).path()))
    const [, row = []] = sheet?.data ?? []
    expect(row).toContain(STREET)
  })
})

test('LOGIC-02 LOGIC-06 a rate stands beside each option, and a column that goes is told before and after', async ({
  page,
  browser,
}) => {
  test.slow()
  const desk = await at(browser, 1366)
  const editor = new EditorScreen(desk)
  /** Looks at what is there on a desk and on a phone. */
  const look = async (on: Page, name: string) => {
    for (const width of [360, 1366]) {
      await on.setViewportSize({ width, height: 800 })
      await expectAccessible(on)
      await on.screenshot({ path: `test-results/${name}-${width}.png` })
    }
  }
  await test.step('a builder keeps a rate beside each trade, by keyboard', async () => {
    await enterAs(desk, 'generador')
    await editor.openNew()
    await desk.getByLabel('Título del formulario').fill('Tasa por calle')
    await desk.getByRole('checkbox', { name: 'Inspección General' }).check()
    await editor.addSection(1, 'Cuánto')
    await editor.addQuestion('sección 1', 1, { title: 'Calle', kind: 'Elección de una tabla' })
    await editor.choose('Tabla', 'Calles (300 entradas)')
    await editor.addQuestion('sección 1', 2, {
      ...{ title: 'Rubro', kind: 'Opción única', options: ['Bar', 'Kiosco'] },
    })
    await desk.getByRole('button', { name: 'Agregar datos a las opciones…' }).click()
    await desk.getByRole('textbox', { name: 'Nombre del dato' }).fill('Tasa')
    await desk.keyboard.press('Enter')
    await expect(desk.getByRole('textbox', { name: 'tasa de Bar' })).toBeFocused()
    await desk.keyboard.type('12,5')
    await desk.keyboard.press('Enter')
    await desk.keyboard.type('8')
    await look(desk, 'option-attributes')
  })
  await test.step('and looks the zone of the street up', async () => {
    await editor.addQuestion('sección 1', 3, { title: 'Zona', kind: 'Texto' })
    await desk.getByRole('button', { name: 'Se calcula: agregar' }).click()
    await desk.getByRole('textbox', { name: 'Fórmula' }).fill('lookup({{Calle}}, "Zona")')
    await editor.save.click()
    await expect(desk.getByText(/^El formulario fue creado correctamente/)).toBeVisible()
  })
  await test.step('whoever replaces the table is told that the form looks the zone up', async () => {
    await enterAs(page, 'elevado')
    await page.goto(paths.tables.href())
    await page.getByRole('button', { name: 'Reemplazar Calles' }).click()
    const dialog = page.getByRole('dialog', { name: 'Reemplazar Calles' })
    await dialog.getByLabel('Pegue los datos').fill('Calle\tBarrio\nMitre\tCentro\nBelgrano\tAlberdi')
    await expect(dialog.getByText('Columnas que ya no estarán: Zona.')).toBeVisible()
    await expect(dialog.getByText('Tasa por calle: Zona')).toBeVisible()
    await dialog.getByText('Tasa por calle: Zona').scrollIntoViewIfNeeded()
    await look(page, 'tables-lost')
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByText('La tabla tiene una versión nueva')).toBeVisible()
  })
  await test.step('and the check of the form says where it was used and what there is', async () => {
    const [form] = (await backstage().collection('formularios').where('titulo', '==', 'Tasa por calle').get())
      .docs
    await desk.goto(paths.editForm.href(form?.id ?? ''))
    await desk.getByRole('button', { name: /^Revisión/ }).click()
    const told =
      'busca la columna «Zona», que la tabla ya no tiene: el formulario sigue con la versión anterior'
    await expect(desk.getByText(told)).toBeVisible()
    await look(desk, 'tables-check')
  })
})
