import { expect, test, type Page } from 'playwright/test'
import { compactFormSections } from '../../src/domain/form/compact-form'
import { questionCount } from '../../src/domain/form/form-counts'
import { paths } from '../../src/lib/paths'
import { buildForm } from '../stack/seed/build-form'
import { today } from '../stack/seed/clock'
import { FORMS } from '../stack/seed/forms'
import { expectAccessible } from './accessible'
import { backstage, forgetNewForms } from './backstage'
import { EditorKeys } from './pages/editor-keys'
import { enterAs } from './pages/login'
import { chooseOptions, defineStates } from './pages/settings-keys'

const forms = FORMS.map((definition) => buildForm(definition, today()).form)
const length = ({ secciones }: (typeof forms)[number]): number =>
  secciones.reduce((sum, section) => sum + questionCount(section), 0)
const largest = forms.reduce((one, other) => (length(other) > length(one) ? other : one))

const title = `${largest.titulo}, con el teclado`
test.afterAll(forgetNewForms)

/** Without what is not typed here: the names that the store gives, and other languages. */
const typed = (sections: unknown): unknown =>
  JSON.parse(
    JSON.stringify(sections, (key, value: unknown) =>
      key === 'id' || key === 'clave' || /_(en|ca|pt|gl|ek|ot|ja)$/.test(key) ? undefined : value,
    ),
  )

test('EDIT-03 EDIT-04 EDIT-07 EDIT-08 EDIT-09 EDIT-10 EDIT-12 the largest form of the municipality is built with the keyboard alone', async ({
  page,
}) => {
  test.setTimeout(420_000)
  await enterAs(page, 'generador')
  await page.goto(paths.newForm.href())
  await page.getByLabel('Título del formulario').waitFor()
  const keys = new EditorKeys(page)
  await keys.tabTo('Título del formulario')
  await keys.say(title)
  await keys.tabTo('Descripción del formulario')
  await keys.say(largest.descripcion)
  await keys.press('F6')
  await page.getByRole('checkbox', { name: largest.areaInfo.nombre }).waitFor()
  await keys.tabTo(largest.areaInfo.nombre)
  await keys.press('Space')
  await chooseOptions(keys, largest)
  await keys.press('Shift+F6')
  for (const [index, section] of largest.secciones.entries()) await keys.section(section, index + 1)
  await keys.press('Shift+F6')
  await keys.press('Home')
  await keys.press('ArrowDown')
  await keys.focused('Estados')
  await keys.press('Enter')
  await keys.press('F6')
  await defineStates(keys, largest.estados)
  await keys.press('Control+s')
  await expect(page).toHaveURL(/\/editar\/(?!nuevo)/)
  const found = await backstage().collection('formularios').where('titulo', '==', title).get()
  const stored = found.docs[0]
  expect(typed(stored?.get('secciones'))).toEqual(typed(compactFormSections(largest.secciones)))
  for (const field of ['descripcion', 'estados', 'opcionales', 'signatures'] as const) {
    expect(typed(stored?.get(field))).toEqual(typed(largest[field]))
  }
})

/** Lifts what has the focus. Arrows are listened to from the page's next turn on, faster than any finger. */
async function lift(keys: EditorKeys): Promise<void> {
  await keys.press('Space')
  await expect(heard(keys.page)).toContainText('levantada')
  await keys.page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
}

/** The last announcement to screen readers. */
const heard = (page: Page) => page.locator('[id^="DndLiveRegion"]')

test('EDIT-10 a question is moved to another section with the keyboard, and the way is announced', async ({
  page,
}) => {
  await enterAs(page, 'generador')
  await page.goto(paths.editForm.href('inscripcion-talleres'))
  const keys = new EditorKeys(page)
  const outline = page.getByRole('navigation', { name: 'Esquema del formulario' })
  await page.getByLabel('Título del formulario').waitFor()
  const first = outline.getByRole('button', { name: 'Mover la pregunta 1', exact: true }).first()
  await expect(page.locator('#outline-drag-help')).toBeAttached()
  await keys.press('F6')
  await keys.focused('Datos del formulario')
  await keys.tabTo('Mover la pregunta 1')
  const moved = await first.getAttribute('id')
  await lift(keys)
  await expect(heard(page)).toContainText('Pregunta 1 levantada. Sección 1. Posición 1 de 5')
  for (let position = 2; position <= 5; position += 1) {
    await keys.press('ArrowDown')
    await expect(heard(page)).toContainText(`Sección 1. Posición ${position} de 5`)
  }
  await keys.press('ArrowDown')
  await expect(heard(page)).toContainText('Sección 2. Posición 1 de 6')
  await expectAccessible(page)
  await keys.press('Escape')
  await expect(heard(page)).toContainText('Movimiento cancelado. Pregunta 1 sigue en su lugar.')
  await lift(keys)
  for (let steps = 0; steps < 5; steps += 1) await keys.press('ArrowDown')
  await keys.press('Space')
  await expect(heard(page)).toContainText('Pregunta 1 soltada. Sección 2. Posición 1 de 6')
  await expect(page.locator(`#${moved}`)).toBeFocused()
  await expect(outline.getByRole('button', { name: '1 Nombre y apellido' })).toBeVisible()
  await keys.press('Control+z')
  await expect(page.getByText('Sin cambios')).toBeVisible()
})

test('EDIT-01 EDIT-10 a form is translated from text to text with the keyboard', async ({ page }) => {
  await enterAs(page, 'generador')
  await page.goto(paths.editForm.href('inscripcion-talleres'))
  await page.getByLabel('Título del formulario').waitFor()
  await page.getByRole('button', { name: 'Traducciones', exact: true }).click()
  await expect(page.getByText(/^Faltan \d+ de \d+$/).first()).toBeVisible()
  await expectAccessible(page)
  const keys = new EditorKeys(page)
  await page.getByRole('tab', { name: /^Catalán, faltan \d+$/ }).click()
  await page.getByRole('button', { name: 'Ir a lo siguiente que falta' }).press('Enter')
  await keys.focused('Título del formulario')
  await keys.say('Inscripció als tallers municipals')
  await keys.press('Enter')
  await keys.focused('Descripción del formulario')
  await page.getByRole('switch', { name: 'Solo lo que falta' }).press('Space')
  await expect(page.getByRole('textbox', { name: /^Título del formulario/ })).toHaveCount(0)
  await expectAccessible(page)
})
