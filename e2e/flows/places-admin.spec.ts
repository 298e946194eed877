import { expect, test, type Page } from 'playwright/test'
import { MUNICIPALITY_KEYS } from '../../src/domain/store-paths'
import { paths } from '../../src/lib/paths'
import { MUNICIPALITIES, VILLA_ALTA } from '../stack/seed/geography'
import { expectAccessible } from './accessible'
import { backstage } from './backstage'
import { enterAs } from './pages/login'

const save = (page: Page) => page.getByRole('button', { name: 'Guardar' }).click()

/** Later journeys find the places as they were. */
test.afterAll(async () => {
  const municipality = backstage().doc(VILLA_ALTA.path)
  const seeded = VILLA_ALTA.areas.map(({ path }) => backstage().doc(path))
  const areas = await municipality.collection('areas_municipales').get()
  const municipalities = await backstage().collectionGroup('municipios').get()
  await municipality.update({ areas: seeded })
  const keys = ['RS', 'RSG'].map((key) => backstage().doc(`${MUNICIPALITY_KEYS}/${key}`))
  await Promise.all([
    ...keys.map((key) => key.delete()),
    ...areas.docs
      .filter(({ ref }) => !seeded.some((area) => area.path === ref.path))
      .map(({ ref }) => ref.delete()),
    ...municipalities.docs
      .filter(({ ref }) => !MUNICIPALITIES.some(({ path }) => path === ref.path))
      .map(({ ref }) => ref.delete()),
  ])
})

test('NAV-01 GEO-01 on a phone an elevated supervisor adds an area, first without network, and renames it', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await enterAs(page, 'elevado')
  await page.goto(paths.forms.href())
  await page.getByRole('button', { name: 'Abrir el menú' }).click()
  await expect(page.getByRole('link', { name: 'Municipios', exact: true })).toBeHidden()
  await page.getByRole('link', { name: 'Áreas', exact: true }).click()
  const areas = page.getByRole('list', { name: 'Áreas municipales' })
  await expect(areas.getByRole('listitem')).toHaveCount(VILLA_ALTA.areas.length)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Nueva área' }).click()
  await save(page)
  await expect(page.getByRole('alert')).toHaveText('El nombre de la área no debe estar vacio.')
  await expect(page.getByLabel('Nombre del área')).toBeFocused()
  await expectAccessible(page)
  await page.getByLabel('Nombre del área').fill('Archivo')
  await context.setOffline(true)
  await save(page)
  await expect(page.getByRole('alert')).toContainText('No hay conexión')
  await context.setOffline(false)
  await save(page)
  await expect(areas.getByRole('heading', { name: 'Archivo' })).toBeVisible()
  await page.getByRole('button', { name: 'Renombrar Archivo' }).click()
  await page.getByLabel('Nombre del área').fill('Archivo Histórico')
  await page.keyboard.press('Enter')
  await expect(areas.getByRole('heading', { name: 'Archivo Histórico' })).toBeVisible()
  const municipality = await backstage().doc(VILLA_ALTA.path).get()
  expect(municipality.get('areas')).toHaveLength(VILLA_ALTA.areas.length + 1)
})

test('GEO-01 GEO-03 GEO-04 the administrator adds a municipality, is told what is missing, disables and enables it', async ({
  page,
}) => {
  await enterAs(page, 'admin')
  await page.goto(paths.municipalities.href())
  const row = (name: string) => page.getByRole('row', { name })
  await expect(row('Laguna Honda')).toContainText('Deshabilitado')
  // One's own stays.
  await expect(row('Villa Alta').getByRole('button', { name: /^Editar/ })).toBeVisible()
  const choose = async (place: string, action: string) => {
    await row(place)
      .getByRole('button', { name: /^Más acciones/ })
      .click()
    await page.getByRole('menuitem', { name: action, exact: true }).click()
  }
  await row('Villa Alta')
    .getByRole('button', { name: /^Más acciones/ })
    .click()
  await expect(page.getByRole('menuitem')).toHaveCount(3)
  await expect(page.getByRole('menuitem', { name: 'Deshabilitar' })).toHaveCount(0)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Nuevo municipio' }).click()
  await page.getByLabel('Nombre del municipio').fill('Río Segundo')
  await page.getByLabel('Palabra clave').fill('Rs')
  await page.getByLabel('ID de Municipio').fill('0')
  await save(page)
  await expect(page.getByRole('alert')).toHaveText([
    'Debe seleccionar una provincia.',
    'Palabra clave no válida. Debe tener dos o más letras y deben estar en mayúsculas.',
    'El ID de Municipio debe ser válido.',
  ])
  await expectAccessible(page)
  await page.getByRole('combobox', { name: 'Provincia' }).click()
  await page.getByRole('option', { name: 'Córdoba (Argentina)' }).click()
  await page.getByLabel('Palabra clave').fill('MCV')
  await page.getByLabel('ID de Municipio').fill('103')
  await save(page)
  await expect(page.getByRole('alert')).toContainText('Esa palabra clave no está libre')
  await expect(page.getByLabel('Palabra clave')).toBeFocused()
  await expectAccessible(page)
  // Taken by somebody since the list was read: only the store knows.
  await backstage()
    .doc(`${MUNICIPALITY_KEYS}/RSG`)
    .set({ municipio: `${VILLA_ALTA.path}-otro` })
  await page.getByLabel('Palabra clave').fill('RSG')
  await save(page)
  await expect(page.getByRole('alert')).toContainText('Esa palabra clave no está libre')
  await expect(page.getByLabel('Palabra clave')).toBeFocused()
  await expect(page.getByLabel('Nombre del municipio')).toHaveValue('Río Segundo')
  await page.getByLabel('Palabra clave').fill('RS')
  await page.getByLabel('ID de Municipio').fill('103')
  await page.keyboard.press('Enter')
  await expect(row('Río Segundo')).toContainText('Habilitado')
  await choose('Río Segundo', 'Deshabilitar')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Deshabilitar municipio' }).click()
  await expect(row('Río Segundo')).toContainText('Deshabilitado')
  await choose('Río Segundo', 'Habilitar')
  await page.getByRole('button', { name: 'Habilitar municipio' }).click()
  await expect(row('Río Segundo')).toContainText('Habilitado')
})
