import { expect, test } from 'playwright/test'
import { paths } from '../../src/lib/paths'
import { expectAccessible } from './accessible'
import { forgetNewForms } from './backstage'
import { enterAs } from './pages/login'

test.afterAll(forgetNewForms)

test('DAY-07 EDIT-07 a form begins with a template, is changed, and an old version of it comes back', async ({
  page,
}) => {
  await enterAs(page, 'generador')
  await page.goto(paths.forms.href())
  await page.getByRole('button', { name: 'Modelos' }).click()
  const dialog = page.getByRole('dialog', { name: 'Empezar con un modelo' })
  await expect(dialog.getByRole('listitem')).toHaveCount(12)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: /^Bolsa de empleo/ }).click()

  await expect(page.getByLabel('Título del formulario')).toHaveValue('Bolsa de empleo')
  await page.getByRole('checkbox', { name: 'Inspección General' }).check()
  await page.getByLabel('Título de la sección 3').fill('Trabajos anteriores')
  await page.getByRole('button', { name: 'Duplicar la sección 3' }).click()
  await expect(page.getByLabel('Título de la sección 4')).toHaveValue('Trabajos anteriores')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Sin cambios', { exact: true })).toBeVisible()

  await page.getByLabel('Título del formulario').fill('Busco trabajo')
  await page.keyboard.press('Control+s')
  const outline = page.getByRole('navigation', { name: 'Esquema del formulario' })
  await outline.getByRole('button', { name: 'Versiones' }).click()
  const versions = page.getByRole('region', { name: 'Versiones' })
  await expect(versions).toContainText('Texto: Bolsa de empleo → Busco trabajo')
  await expectAccessible(page)
  await versions.getByRole('button', { name: 'Ver la versión 1' }).click()
  await versions.getByRole('button', { name: 'Recuperar la versión 1' }).click()
  await expect(page.getByLabel('Título del formulario')).toHaveValue('Bolsa de empleo')

  await outline.getByRole('searchbox', { name: 'Buscar en el formulario' }).fill('curriculum')
  await outline.getByRole('button', { name: /Currículum/ }).click()
  await expect(page.getByLabel('Título de la pregunta 4').first()).toBeVisible()
})
