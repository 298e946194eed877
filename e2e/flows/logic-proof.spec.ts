import { expect, test } from 'playwright/test'
import { expectAccessible } from './accessible'
import { backstage, forgetNewForms } from './backstage'
import { EditorScreen } from './pages/editor'
import { enterAs } from './pages/login'

test.afterAll(forgetNewForms)

test('LOGIC-07 LOGIC-08 LOGIC-09 a builder is told of a contradiction, mends it, keeps cases, and asks the preview why', async ({
  page,
}) => {
  const title = `Censo de mascotas ${Date.now()}`
  await enterAs(page, 'generador')
  const editor = new EditorScreen(page)
  await editor.openNew()
  await page.getByLabel('Título del formulario').fill(title)
  await page.getByRole('checkbox', { name: 'Inspección General' }).check()
  await editor.addSection(1, 'Mascotas')
  await editor.addQuestion('sección 1', 1, { title: '¿Tiene mascotas?', kind: 'Sí o no', required: true })
  await editor.addQuestion('sección 1', 2, { title: '¿Cuántas?', kind: 'Número entero' })
  await page.getByRole('button', { name: 'Mostrar si: agregar' }).click()
  const rule = page.getByRole('group', { name: 'Mostrar si' })
  await rule.getByRole('button', { name: 'Escribir como fórmula' }).click()
  await rule.getByLabel('Fórmula').fill('{{¿Tiene mascotas?}} and {{¿Tiene mascotas?}} = false')
  await expect(page.getByText('Decide sobre «¿Cuántas?»')).toBeVisible()

  await page.getByRole('button', { name: /^Revisión/ }).click()
  const finding = page.getByRole('button', { name: /¿Cuántas\?».*nunca se muestra/ })
  await expect(finding).toBeVisible()
  await expectAccessible(page)
  await finding.click()
  await rule.getByRole('button', { name: 'Escribir como fórmula' }).click()
  await rule.getByLabel('Fórmula').fill('{{¿Tiene mascotas?}}')
  await page.getByRole('button', { name: /^Revisión/ }).click()
  await expect(page.getByText('La lógica se comprobó con todos los valores que importan.')).toBeVisible()
  await expect(finding).toHaveCount(0)

  await page.getByRole('button', { name: 'Lógica' }).click()
  await expect(page.getByText('«¿Tiene mascotas?» es Sí')).toBeVisible()
  await page.getByText('Casos que conviene probar (2)').click()
  await expect(page.getByText(/cubren 2 de 2 resultados/)).toBeVisible()
  for (const number of [1, 2]) {
    await page.getByRole('button', { name: 'Guardar como caso' }).first().click()
    await expect(page.getByText(`Prueban ${number} de 2 resultados de las reglas.`)).toBeVisible()
  }
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Vista previa' }).click()
  const preview = page.frameLocator('iframe')
  await preview.getByText('Por qué se pregunta o no').click()
  await expect(preview.getByText('No se pregunta porque «¿Tiene mascotas?» no se respondió.')).toBeVisible()
  await preview.getByRole('radio', { name: 'No' }).check({ force: true })
  await expect(preview.getByText('No se pregunta porque «¿Tiene mascotas?» es No.')).toBeVisible()
  await expectAccessible(page)
  await preview.getByRole('radio', { name: 'Sí' }).check({ force: true })
  await expect(preview.getByText('Se pregunta porque «¿Tiene mascotas?» es Sí.')).toBeVisible()
  await page.getByRole('button', { name: 'Cerrar la vista previa' }).click()

  await page.getByRole('button', { name: /^Sección 1.*¿Cuántas/ }).click()
  await rule.getByRole('button', { name: 'Escribir como fórmula' }).click()
  await rule.getByLabel('Fórmula').fill('')
  await rule.getByLabel('Fórmula').pressSequentially('not tien')
  await expect(page.getByRole('listbox', { name: 'Sugerencias' }).getByRole('option')).toHaveCount(1)
  await expectAccessible(page)
  await rule.getByLabel('Fórmula').press('Enter')
  await expect(rule.getByLabel('Fórmula')).toHaveValue('not {{¿Tiene mascotas?}}')
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  const broken = page.getByRole('alertdialog', { name: 'Hay casos que ya no se cumplen' })
  await expect(broken.getByRole('listitem')).toHaveCount(2)
  await expectAccessible(page)
  await broken.getByRole('button', { name: 'Guardar de todos modos' }).click()
  await expect(page.getByText(/se creó|correctamente/).first()).toBeVisible()
  const { docs } = await backstage().collection('formularios').where('titulo', '==', title).get()
  expect(docs[0]?.get('casos')).toHaveLength(2)
  const version = await docs[0]?.ref.collection('versiones').doc('1').get()
  expect(version?.get('casos')).toBeUndefined()
})
