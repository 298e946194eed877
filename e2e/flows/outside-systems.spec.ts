import { expect, test, type Page } from 'playwright/test'
import { FORMS, VERSIONS } from '../../src/domain/store-paths'
import { paths } from '../../src/lib/paths'
import { standInAt } from '../stack/outside/client'
import { stackPorts } from '../stack/ports'
import { expectAccessible } from './accessible'
import { backstage, forgetNewForms } from './backstage'
import { EditorScreen } from './pages/editor'
import { enterAs } from './pages/login'

test.afterAll(forgetNewForms)

const municore = standInAt(stackPorts().municore)
const turnero = standInAt(stackPorts().turnero)
const reset = () => Promise.all([municore.reset(), turnero.reset()])

const group = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) }).click()
const option = (page: Page, name: string) => page.getByRole('switch', { name, exact: true })
const title = (page: Page) => page.getByLabel('Título del formulario')

/** A new form of one question, about to be saved. */
async function beginForm(page: Page, name: string): Promise<EditorScreen> {
  await enterAs(page, 'generador')
  const editor = new EditorScreen(page)
  await editor.openNew()
  await title(page).fill(name)
  await page.getByRole('checkbox', { name: 'Inspección General' }).check()
  await editor.addSection(1, 'Lugar')
  await editor.addQuestion('sección 1', 1, { title: '¿Qué se ve?', kind: 'Texto' })
  return editor
}

/** The forms with this title, as stored. */
const stored = async (titulo: string) =>
  (await backstage().collection(FORMS).where('titulo', '==', titulo).get()).docs

/** How many incident types the management system knows: one for each key, however often it was asked for it. */
async function made(formTitle: string): Promise<number> {
  const sent = (await municore.sent()).filter(
    ({ operation, body }) => operation === 'createIncidentType' && JSON.stringify(body).includes(formTitle),
  )
  return new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size
}

test.beforeEach(reset)
test.afterAll(reset)

test('EDIT-14 EDIT-15 EDIT-19 saving an incident form with an agenda stores nothing when a system fails, and a retry makes one type', async ({
  page,
}) => {
  test.slow()
  const name = `Bacheo ${Date.now()}`
  const editor = await beginForm(page, name)
  await page.getByRole('button', { name: 'Datos del formulario' }).click()
  await group(page, 'Turnos e incidentes')

  await test.step('a system that is away: said, tried again, chosen', async () => {
    await turnero.behave('fail', { status: 400 })
    await municore.behave('garbage', { operation: 'listAreas' })
    await option(page, 'Turno').check()
    await expect(page.getByText(/error al obtener las agendas de turnos/)).toBeVisible()
    await option(page, 'Crear un incidente').check()
    await expect(
      page.getByText('Ocurrió un error al obtener la Áreas de MuniCore, por favor intente nuevamente'),
    ).toBeVisible()
    await expectAccessible(page)
    await reset()
    const retry = page.getByRole('button', { name: 'Intentar de nuevo' })
    await retry.first().click()
    await editor.choose('Agenda', 'Obras privadas')
    await retry.click()
    await editor.choose('Área de MuniGestion', 'Tránsito')
    await expect(page.getByRole('listitem').filter({ hasText: 'Se crea al guardar' })).toContainText(name)
    await expectAccessible(page)
  })

  await test.step('no incident type: nothing is saved, nothing typed is lost', async () => {
    await municore.behave('fail', { operation: 'createIncidentType' })
    await editor.save.click()
    await expect(page.getByText(/^Error al crear el incidente\. El formulario no se guardó\./)).toBeVisible()
    await expectAccessible(page)
    expect(await stored(name)).toEqual([])
    await expect(title(page)).toHaveValue(name)
  })

  await test.step('made, its answer lost on the way, asked again: one type', async () => {
    await municore.behave('lost', { operation: 'createIncidentType', times: 1 })
    await editor.save.click()
    await expect(page.getByText('El formulario fue creado correctamente')).toBeVisible()
    const [form] = await stored(name)
    expect(form?.data()).toMatchObject({
      appointmentGroup: {
        appointmentData: { id: '32', nombre: 'Obras privadas' },
        tenantId: '7101',
        tenantUniqueName: 'villa-alta',
      },
      muniCore: { areaId: '1103', tiposIncidentes: [], idTipoIncidente: expect.stringMatching(/^\d+$/) },
    })
    expect(await made(name)).toBe(1)
  })
})

test('EDIT-19 a new title for a form with answers warns first, and each version keeps its incident type', async ({
  page,
}) => {
  test.slow()
  const name = `Poda ${Date.now()}`
  const editor = await beginForm(page, name)
  await page.getByRole('button', { name: /^Estados/ }).click()
  await editor.addState('Pendiente')
  await editor.addState('Resuelto')
  await page.getByRole('button', { name: 'Datos del formulario' }).click()
  await group(page, 'Límites y cambios')
  await option(page, 'Se puede modificar con respuestas').check()
  await group(page, 'Turnos e incidentes')
  await option(page, 'Crear un incidente').check()
  await option(page, 'Un tipo de incidente por estado').check()
  await editor.choose('Área de MuniGestion', 'Tránsito')
  await editor.save.click()
  await expect(page.getByText('El formulario fue creado correctamente')).toBeVisible()
  expect(await made(name)).toBe(2)
  const [form] = await stored(name)
  if (!form) throw new Error(`no form «${name}»`)
  await form.ref.collection('contadores').doc('respuestas').set({ total: 1 })

  await page.goto(paths.editForm.href(form.id))
  await title(page).fill(`${name} urgente`)
  await editor.save.click()
  const dialog = page.getByRole('alertdialog', { name: '¿Crear 2 tipos de incidente nuevos?' })
  await expect(dialog).toContainText(`${name} urgente - Resuelto`)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await expect(title(page)).toHaveValue(`${name} urgente`)
  expect(await made(`${name} urgente`)).toBe(0)

  await editor.save.click()
  await dialog.getByRole('button', { name: 'Crear y guardar' }).click()
  await expect(page.getByText('El formulario fue editado correctamente')).toBeVisible()
  expect(await made(`${name} urgente`)).toBe(2)
  const typesOf = async (version: number) => {
    const settings = await form.ref.collection(`${VERSIONS}/${version}/interno`).doc('muniCore').get()
    return JSON.stringify(settings.get('tiposIncidentes'))
  }
  expect(await typesOf(1)).toBe(JSON.stringify(form.get('muniCore.tiposIncidentes')))
  expect(await typesOf(2)).not.toBe(await typesOf(1))
})
