import { readFileSync } from 'node:fs'
import { expect, test, type Page } from 'playwright/test'
import { FORMAT } from '../../src/domain/form/exchange/format'
import { ANSWERS } from '../../src/domain/store-paths'
import { paths } from '../../src/lib/paths'
import { expectAccessible } from './accessible'
import { backstage, forgetNewForms, untilFound } from './backstage'
import { EditorScreen } from './pages/editor'
import { enterAs, signIn } from './pages/login'

test.afterAll(forgetNewForms)

const SOURCE = 'Inscripción a talleres municipales'
const SURVEY = 'encuesta-satisfaccion'
const PHONE = { width: 360, height: 740 }

/** Gives the import dialog a file as it stands here. */
async function choose(page: Page, text: string): Promise<void> {
  const buffer = Buffer.from(text)
  await page
    .getByLabel('Elegir archivo')
    .setInputFiles({ name: 'ajeno.json', mimeType: 'application/json', buffer })
}
const fileOf = (formulario: unknown): string => JSON.stringify({ formato: FORMAT, version: 1, formulario })

async function answersOf(formId: string): Promise<number> {
  const answers = backstage().collection(ANSWERS).where('idPlantilla', '==', formId)
  return (await answers.count().get()).data().count
}

/** The form in the preview, met as a person meets the real one. */
const previewOf = (page: Page) => page.frameLocator('iframe[title="Formulario en vista previa"]')

test('LIST-05 LIST-10 EDIT-20 REACH-10 a form is exported to a file, imported in another municipality, tried, saved, deleted and brought back', async ({
  page,
}) => {
  test.slow()
  await enterAs(page, 'generador')
  await page.goto(paths.forms.href())
  await page.getByRole('button', { name: `Más acciones de ${SOURCE}` }).click()
  await page.getByRole('menuitem', { name: 'Exportar', exact: true }).click()
  await expect(page.getByRole('alertdialog')).toContainText('No lleva el municipio ni las áreas')
  await expectAccessible(page)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar archivo' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('formulario-inscripcion-a-talleres-municipales.json')
  const text = readFileSync(await download.path(), 'utf8')
  for (const secret of ['villa-alta', 'areas_municipales', 'generador', 'firebasestorage', '/v0/b/'])
    expect(text).not.toContain(secret)

  // In another municipality, by somebody whom that form does not concern.
  await page.context().clearCookies()
  await page.evaluate(() =>
    indexedDB.databases().then((all) => all.map(({ name }) => name && indexedDB.deleteDatabase(name))),
  )
  await signIn(page, 'supervisor.montclar')
  await page.goto(paths.forms.href())
  await page.getByRole('button', { name: 'Importar' }).click()
  await expectAccessible(page)
  await choose(page, text)
  await expect(page.getByRole('dialog')).toContainText(SOURCE)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Abrir en el editor' }).click()
  const editor = new EditorScreen(page)
  await expect(page.getByLabel('Título del formulario')).toHaveValue(SOURCE)
  await expect(page.getByText('Hay cambios sin guardar')).toBeVisible()
  await page.getByLabel('Título del formulario').fill('Tallers municipals')

  await page.getByRole('button', { name: 'Vista previa' }).click()
  await expect(previewOf(page).getByRole('heading', { level: 1, name: 'Tallers municipals' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cerrar la vista previa' }).click()

  await editor.save.click()
  await expect(page.getByText('Debe seleccionar un área')).toBeVisible()
  await page.getByRole('checkbox').first().check()
  await editor.save.click()
  await expect(page).toHaveURL(/\/listar/)
  await expect(page.getByText('El formulario fue creado correctamente')).toBeVisible()
  await untilFound('Tallers municipals')
  await page.getByRole('searchbox').fill('Tallers')
  await page.getByRole('button', { name: 'Más acciones de Tallers municipals' }).click()
  await page.getByRole('menuitem', { name: 'Eliminar formulario' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar formulario' }).click()
  await expect(page.getByText('El formulario se eliminó correctamente')).toBeVisible()

  // It lies in the bin, and comes back from there.
  await page.goto(paths.bin.href())
  await page.getByRole('tab', { name: 'Formularios' }).click()
  await expect(page.getByRole('row', { name: /Tallers municipals/ })).toContainText('30 días')
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(page.getByRole('heading', { level: 2, name: 'Tallers municipals' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Recuperar el formulario «Tallers municipals»' }).click()
  await expect(page.getByText('El formulario se recuperó')).toBeVisible()
  await expect(page.getByText('No hay formularios en la papelera')).toBeVisible()
})

test('LIST-10 a hostile file runs nothing and freezes nothing, and the person is told what is wrong', async ({
  page,
}) => {
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  await enterAs(page, 'generador')
  await page.goto(paths.newForm.href())
  await page.getByRole('button', { name: 'Más acciones', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Importar…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Importar un formulario' })
  const opciones = Array.from({ length: 100_000 }, () => ({ texto: 'a' }))
  await choose(page, fileOf({ secciones: [{ preguntas: [{ tipoPregunta: 3, opciones }] }] }))
  await expect(dialog).toContainText('secciones[0].preguntas[0].opciones: tiene demasiados elementos')
  await expectAccessible(page)
  await choose(page, '['.repeat(100_000))
  await expect(dialog).toContainText('más niveles que cualquier formulario')
  await choose(page, '{"type":"FeatureCollection"}')
  await expect(dialog).toContainText('no es un formulario exportado desde MuniFormularios')
  await choose(page, 'x'.repeat(2_200_000))
  await expect(dialog).toContainText('puede tener hasta 2 MB')

  const script = '<img src=x onerror="alert(1)"><script>alert(2)</script>'
  const preguntas = [{ titulo: script, tipoPregunta: 1, tituloLink: 'Ver', link: 'javascript:alert(3)' }]
  const evil = fileOf({ titulo: script, secciones: [{ titulo: script, preguntas }] })
  await choose(page, evil.replace('"titulo"', '"__proto__":{"polluted":true},"titulo"'))
  await expect(dialog).toContainText('1 enlace no lleva a una página web')
  await page.getByRole('button', { name: 'Abrir en el editor' }).click()
  await expect(page.getByLabel('Título del formulario')).toHaveValue(script)
  await page.getByRole('button', { name: 'Vista previa' }).click()
  await expect(previewOf(page).getByRole('heading', { level: 1 })).toHaveText(script)
  await expect(previewOf(page).getByRole('link')).toHaveCount(0)
  expect(await page.evaluate(() => Reflect.get({}, 'polluted'))).toBeUndefined()
  expect(dialogs).toEqual([])
})

test('EDIT-01 ANS-07 the preview follows what is typed, keeps what was tried out, and sends nothing', async ({
  page,
}) => {
  test.slow()
  await enterAs(page, 'generador')
  await page.goto(paths.editForm.href(SURVEY))
  const before = await answersOf(SURVEY)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.frame().parentFrame() !== null) asked.push(request.url())
  })
  await page.getByRole('button', { name: 'Vista previa' }).click()
  const preview = previewOf(page)
  const title = page.getByLabel('Título del formulario')
  await title.fill('Encuesta que cambia')
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Encuesta que cambia', {
    timeout: 1000,
  })

  // Complete, it is checked and goes nowhere.
  await preview.getByRole('button', { name: 'Enviar' }).click()
  await expect(preview.getByText('Hay campos obligatorios sin completar.')).toBeVisible()
  await preview.getByRole('checkbox').first().check()
  for (const group of await preview.getByRole('radiogroup').all())
    await group.getByRole('radio').first().check()
  await title.fill('Encuesta que cambió')
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Encuesta que cambió')
  await expect(preview.getByRole('radio').first()).toBeChecked()

  // Without network it goes on.
  await page.context().setOffline(true)
  await title.fill('Encuesta sin red')
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Encuesta sin red')
  await page.context().setOffline(false)

  await preview.getByRole('button', { name: 'Enviar' }).click()
  const done = preview.getByRole('dialog', { name: 'Es una vista previa: no se envió nada.' })
  await expect(done).toBeVisible()
  await expectAccessible(page)
  await done.getByRole('button', { name: 'Entendido' }).click()
  await expect(preview.getByRole('radio').first()).toBeChecked()
  const { origin } = new URL(page.url())
  expect(asked.filter((url) => !url.startsWith(origin))).toEqual([])
  expect(await answersOf(SURVEY)).toBe(before)

  await preview.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Cerrar la vista previa' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Vista previa' })).toBeFocused()
})

test('NAV-05 on a phone the preview takes the whole screen, the toolbar fits, and the focus comes back', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await enterAs(page, 'generador')
  await page.goto(paths.editForm.href(SURVEY))
  const more = page.getByRole('button', { name: 'Más acciones', exact: true })
  await more.focus()
  await page.keyboard.press('Enter')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  const preview = previewOf(page)
  await expect(preview.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)
  const box = await page.locator('iframe').boundingBox()
  expect(box?.width).toBe(PHONE.width)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
  await page.getByRole('button', { name: 'Cerrar la vista previa' }).click()
  await expect(more).toBeFocused()
})

test('AUTH-10 the preview’s address alone shows nothing', async ({ page }) => {
  await page.goto(paths.preview.href())
  await expect(page).toHaveURL(/\/login/)
})
