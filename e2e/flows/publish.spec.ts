import { expect, test, type Page } from 'playwright/test'
import { paths } from '../../src/lib/paths'
import { expectAccessible } from './accessible'
import { forgetNewForms } from './backstage'
import { EditorScreen } from './pages/editor'
import { enterAs } from './pages/login'

test.afterAll(forgetNewForms)

async function openMenu(page: Page, title: string): Promise<void> {
  await page.getByRole('searchbox').fill(title)
  await page
    .getByRole('button', { name: `Más acciones de ${title}` })
    .first()
    .click()
}

test('LIST-03 making a form private closes its public link, and making it public opens it again', async ({
  page,
  browser,
}) => {
  const stranger = await browser.newPage()
  const link = paths.publicAnswer.href('encuesta-satisfaccion')
  await stranger.goto(link)
  const title = (await stranger.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await enterAs(page, 'generador')
  await page.goto(paths.forms.href())
  const scope = page.getByRole('switch', { name: `${title} es público` })
  await scope.click()
  await expect(page.getByText(`«${title}» ahora es privado`)).toBeVisible()
  await expectAccessible(page)
  await stranger.reload()
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('El formulario a contestar no existe.')
  await scope.click()
  const asked = page.getByRole('alertdialog', { name: `Publicar «${title}»` })
  await expectAccessible(page)
  await asked.getByRole('button', { name: 'Publicar' }).click()
  const told = page.getByRole('dialog', { name: `«${title}» está publicado` })
  await expect(told.getByRole('textbox', { name: 'Enlace público' })).toHaveValue(new RegExp(`${link}$`))
  await expectAccessible(page)
  await told.getByRole('button', { name: 'Cerrar' }).click()
  await stranger.reload()
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(title)
  await stranger.close()
})

test('LIST-07 LIST-05 a form is duplicated into another area of the municipality', async ({ page }) => {
  await enterAs(page, 'duplicador')
  await page.goto(paths.forms.href())
  const names = page.getByRole('table', { name: 'Formularios' }).getByRole('rowheader')
  const title = (await names.first().textContent()) ?? ''
  await page.getByRole('searchbox').fill(title)
  await expect(names).toHaveCount(1)
  await openMenu(page, title)
  await page.getByRole('menuitem', { name: 'Duplicar' }).click()
  const dialog = page.getByRole('dialog', { name: `Duplicar «${title}»` })
  await dialog.getByRole('button', { name: 'Duplicar' }).click()
  await expect(dialog.getByText('Debe seleccionar un Área Municipal.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('combobox', { name: 'Área municipal' }).click()
  await page.getByRole('option', { name: 'Cultura y Deporte' }).click()
  await dialog.getByRole('button', { name: 'Duplicar' }).click()
  await expect(page.getByText('El Formulario fue duplicado correctamente')).toBeVisible()

  await page.getByRole('searchbox').fill('')
  const copy = page.getByRole('row', { name: /\(copia\).*Cultura y Deporte/ })
  await copy.getByRole('button', { name: /^Más acciones/ }).click()
  await page.getByRole('menuitem', { name: 'Eliminar formulario' }).click()
  await expectAccessible(page)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar formulario' }).click()
  await expect(page.getByText('El formulario se eliminó correctamente')).toBeVisible()
  await expect(copy).toHaveCount(0)
})

test('EDIT-25 what the list finds half filled in opens in the editor where it is put right', async ({
  page,
}) => {
  const title = `Encuesta sin firmas ${Date.now()}`
  await enterAs(page, 'generador')
  const editor = new EditorScreen(page)
  await editor.openNew()
  await page.getByLabel('Título del formulario').fill(title)
  await page.getByRole('checkbox', { name: 'Inspección General' }).check()
  await page.getByRole('button', { name: /^Firmas/ }).click()
  await page.getByRole('switch', { name: 'Firma digital' }).check()
  await editor.addSection(1, 'Datos')
  await editor.addQuestion('sección 1', 1, { title: 'Nombre', kind: 'Texto' })
  await editor.save.click()

  await page.getByRole('switch', { name: `${title} es público` }).click()
  const asked = page.getByRole('alertdialog', { name: `Publicar «${title}»` })
  const advice = asked.getByRole('button', {
    name: '«Firma digital» está activada y no se pide ninguna firma',
  })
  await expect(advice).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(page.getByRole('table')).toHaveCount(0)
  await expectAccessible(page)
  await advice.click()
  await expect(page.getByRole('switch', { name: 'Firma digital' })).toBeFocused()
})
