import { expect, test, type Locator, type Page } from 'playwright/test'
import { paths } from '../../src/lib/paths'
import { expectAccessible } from './accessible'
import { backstage, forgetNewForms, newestAnswers } from './backstage'
import { AnsweringScreen } from './pages/answering'
import { EditorScreen } from './pages/editor'
import { enterAs } from './pages/login'

test.afterAll(forgetNewForms)

const PHONE = { width: 360, height: 740 }
const DESK = { width: 1366, height: 768 }

/** A rule that is open in the settings, by its name. */
const ruleOf = (page: Page, name: string | RegExp): Locator => page.getByRole('group', { name })

async function say(rule: Locator, number: number, part: string, operator: string, value = ''): Promise<void> {
  const row = rule.getByRole('group', { name: `Condición ${number}`, exact: true })
  await row.getByRole('combobox', { name: 'Pregunta' }).fill(part)
  await rule.page().getByRole('option', { name: part, exact: true }).click()
  await row.getByRole('combobox', { name: 'Condición' }).click()
  await rule.page().getByRole('option', { name: operator, exact: true }).click()
  if (value) await row.getByRole('textbox', { name: 'Valor' }).fill(value)
}

test('LOGIC-01 LOGIC-05 a builder makes rules by mouse and a neighbour answers by them', async ({
  page,
  browser,
}) => {
  const title = `Registro de mascotas ${Date.now()}`
  await enterAs(page, 'generador')
  const editor = new EditorScreen(page)
  await editor.openNew()
  await page.getByLabel('Título del formulario').fill(title)
  await page.getByRole('checkbox', { name: 'Inspección General' }).check()
  await page.getByRole('switch', { name: /^Público/ }).check()
  await editor.addSection(1, 'Mascotas')
  await editor.addQuestion('sección 1', 1, { title: '¿Tiene mascotas?', kind: 'Sí o no', required: true })
  await editor.addQuestion('sección 1', 2, { title: '¿Cuántas?', kind: 'Número entero', required: true })
  await page.getByRole('button', { name: 'Mostrar si: agregar' }).click()
  await say(ruleOf(page, 'Mostrar si'), 1, '¿Tiene mascotas?', 'es Sí')
  await page.getByRole('button', { name: 'Agregar validación' }).click()
  const check = ruleOf(page, /^Validación 1/)
  await check.getByRole('button', { name: 'Escribir como fórmula' }).click()
  await check.getByLabel('Fórmula').fill('{{¿Cuántas?}} <= veinte')
  await expect(check.getByText('No se entiende «veinte» en este lugar.')).toBeVisible()
  await check.getByLabel('Fórmula').fill('{{¿Cuántas?}} <= 20')
  await page.getByLabel('Mensaje cuando no se cumple').fill('Más de veinte se registran como criadero.')
  await expectAccessible(page)
  await editor.addQuestion('sección 1', 3, { title: 'Tasa anual', kind: 'Número decimal' })
  await page.getByRole('button', { name: 'Se calcula: agregar' }).click()
  await ruleOf(page, 'Se calcula').getByLabel('Fórmula').fill('{{¿Cuántas?}} * 2.5')
  await editor.addSection(2, 'Licencia')
  await page.getByRole('button', { name: 'Mostrar si: agregar' }).click()
  const licensed = ruleOf(page, 'Mostrar si')
  await say(licensed, 1, '¿Cuántas?', 'es al menos', '3')
  await licensed.getByRole('button', { name: 'Agregar grupo' }).click()
  await say(licensed, 2, '¿Tiene mascotas?', 'es Sí')
  await say(licensed, 3, '¿Cuántas?', 'es menor que', '100')
  await expect(licensed.getByRole('group', { name: 'Grupo 1: se cumple alguna de estas' })).toBeVisible()
  await page.setViewportSize(PHONE)
  await page.getByRole('tab', { name: 'Ajustes' }).click()
  await expect(licensed).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
  await page.setViewportSize(DESK)
  await editor.addQuestion('sección 2', 1, { title: 'Número de licencia', kind: 'Texto', required: true })
  await editor.publish()

  const { docs } = await backstage().collection('formularios').where('titulo', '==', title).get()
  const formId = docs[0]?.id ?? ''
  expect(docs[0]?.get('secciones')[1].mostrarSi).toMatch(/ >= 3 and \(.+ or .+ < 100\)$/)
  const stranger = await browser.newPage({ viewport: { width: 360, height: 740 } })
  const form = new AnsweringScreen(stranger)
  await stranger.goto(paths.publicAnswer.href(formId))
  await expect(form.field('¿Cuántas?')).toHaveCount(0)
  await form.pick('¿Tiene mascotas?', 'Sí')
  await expect(stranger.getByText('Apareció una pregunta más abajo.')).toBeAttached()
  await form.type('¿Cuántas?', '25')
  await expect(stranger.getByRole('heading', { name: 'Licencia' })).toBeVisible()
  await expect(stranger.getByRole('group', { name: /^Tasa anual/ })).toContainText('62,5')
  await form.type('Número de licencia', 'L-1')
  await form.save.click()
  await expect(form.summary).toContainText('Más de veinte se registran como criadero.')
  await expectAccessible(stranger)
  // A slip: what was written stays here, and comes back.
  await form.type('¿Cuántas?', '4')
  await form.pick('¿Tiene mascotas?', 'No')
  await expect(stranger.getByRole('heading', { name: 'Licencia' })).toHaveCount(0)
  await form.pick('¿Tiene mascotas?', 'Sí')
  await expect(form.field('¿Cuántas?')).toHaveValue('4')
  await expect(form.field('Número de licencia')).toHaveValue('L-1')
  await form.type('¿Cuántas?', '2')
  await form.save.click()
  await expect(stranger.getByRole('heading', { name: 'Formulario guardado correctamente.' })).toBeVisible()

  const [newest] = await newestAnswers(formId, 1)
  const stored = JSON.stringify(newest?.doc.get('secciones'))
  expect(stored).not.toContain('L-1')
  expect(stored).toContain('"5"')
  const checked = async () => (await newest?.doc.ref.get())?.get('ficha') !== undefined
  await expect.poll(checked).toBe(true)
  expect((await newest?.doc.ref.get())?.get('invalida')).toBe(false)
  await stranger.close()
})
