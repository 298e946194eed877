import { expect, test, type Page } from 'playwright/test'
import { NO_OPTIONS, type FormOptions } from '../../src/domain/form/options'
import { toVersion } from '../../src/domain/form/version'
import { formPath, versionPath } from '../../src/domain/store-paths'
import { paths } from '../../src/lib/paths'
import { aForm, aSection, questions } from '../../src/testing/builders'
import { CITIZENS } from '../stack/outside/municore/municipality'
import { standInAt } from '../stack/outside/client'
import { stackPorts } from '../stack/ports'
import { expectAccessible } from './accessible'
import { backstage, forgetNewForms, newestAnswers } from './backstage'
import { AnsweringScreen } from './pages/answering'
import { enterAs } from './pages/login'

test.afterAll(forgetNewForms)

const municore = standInAt(stackPorts().municore)
/** Its place is theirs. */
const OF_THE_INSPECTOR = 'inspeccion-comercios'
const PHONE = { width: 360, height: 740 }

test.beforeEach(() => municore.reset())
test.afterAll(() => municore.reset())

/** Lays out a form for staff as its saving would. */
async function formThatAsks(options: Partial<FormOptions>): Promise<string> {
  const store = backstage()
  const id = `con-ciudadano-${Date.now().toString(36)}`
  const like = (await store.doc(formPath(OF_THE_INSPECTOR)).get()).data() ?? {}
  const { municipalityPath, claveMunicipio, areaInfo, municipioInfo } = like
  const form = aForm({
    ...{ id, municipalityPath, claveMunicipio, areaInfo, municipioInfo },
    areas: [`${municipalityPath}/areas_municipales/${areaInfo.id}`],
    titulo: 'Constatación de obra',
    opcionales: { ...NO_OPTIONS, ...options },
    secciones: [aSection({ titulo: 'Qué se vio', preguntas: questions({ titulo: 'Observaciones' }) })],
  })
  const stored = ({ areas, ...fields }: { areas: string[] }) => ({
    ...Object.fromEntries(Object.entries(fields).filter(([field]) => field !== 'id')),
    areas: areas.map((path) => store.doc(path)),
  })
  const batch = store.batch()
  batch.set(store.doc(formPath(id)), stored(form))
  batch.set(store.doc(versionPath(id, 1)), stored(toVersion(form)))
  await batch.commit()
  return id
}

const number = (page: Page) => page.getByRole('textbox', { name: /^(DNI|CUIT)/ })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

/** The only answer to a form, as stored. */
async function answerTo(id: string) {
  const [answer, ...others] = await newestAnswers(id, 5)
  expect(others).toEqual([])
  return answer?.doc.data()
}

test('RECIP-01 RECIP-03 RECIP-04 RECIP-05 RECIP-07 an inspector on a phone meets a failing system, finds a person, changes it and creates one', async ({
  page,
}) => {
  test.slow()
  const id = await formThatAsks({ ciudadano: true, ciudadanoRequerido: true })
  await page.setViewportSize(PHONE)
  await enterAs(page, 'inspector')
  await page.goto(paths.answer.href(id))
  const form = new AnsweringScreen(page)

  await test.step('what is no number is not searched for', async () => {
    await expect(page.getByRole('heading', { name: 'Destinatario' })).toBeVisible()
    await number(page).fill('12.345')
    await number(page).press('Enter')
    await expect(page.getByText('Ingrese un DNI válido')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Buscar' })).toBeDisabled()
    await expectAccessible(page)
    expect(await municore.sent()).toEqual([])
  })

  await test.step('a system that is away: said, the number stays, tried again by key, found', async () => {
    await municore.behave('fail', { operation: 'findCitizen' })
    await number(page).fill('30.111.222')
    await number(page).press('Enter')
    const failed = dialog(page, 'Error al buscar ciudadano en MuniGestion. Por favor intente nuevamente.')
    await expect(failed).toContainText('El número queda escrito.')
    await expectAccessible(page)
    await municore.reset()
    await failed.getByRole('button', { name: 'Intentar de nuevo' }).press('Enter')
    await expect(page.getByText('Lucía Fernández')).toBeVisible()
    await expect(number(page)).toHaveValue('30111222')
    await expectAccessible(page)
  })

  await test.step('another number asks first, then clears; the form can be filled in and not saved', async () => {
    await number(page).press('End')
    await number(page).press('Backspace')
    const change = dialog(page, '¿Cambiar el destinatario?')
    await expectAccessible(page)
    await change.getByRole('button', { name: 'Mantener a Lucía Fernández' }).click()
    await expect(number(page)).toHaveValue('30111222')
    await number(page).press('End')
    await number(page).press('Backspace')
    await change.getByRole('button', { name: 'Cambiar', exact: true }).click()
    await expect(page.getByText('Lucía Fernández')).toBeHidden()
    await form.next.click()
    await form.type('Observaciones', 'Andamio sobre la vereda')
    await expect(page.getByText('El ciudadano es obligatorio')).toBeVisible()
    await expect(form.save).toBeDisabled()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Elegir el destinatario' }).click()
  })

  await test.step('nobody has the number: created, after a failure that keeps what was typed', async () => {
    await number(page).fill('33444555')
    await page.getByRole('button', { name: 'Buscar' }).click()
    await expect(page.getByText('No encontramos a nadie con ese número.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Crear ciudadano' }).click()
    const create = dialog(page, 'Crear ciudadano')
    const submit = create.getByRole('button', { name: 'Crear', exact: true })
    await submit.click()
    await expect(create.getByText('Faltan datos obligatorios')).toHaveCount(2)
    await expectAccessible(page)
    await create.getByLabel('Nombre').fill('Ana')
    await create.getByLabel('Apellido').fill('Ríos')
    await municore.behave('lost', { operation: 'createCitizen', times: 2 })
    await submit.click()
    await expect(
      create.getByText('Error al crear ciudadano en MuniGestion. Por favor intente nuevamente.'),
    ).toBeInViewport()
    await expectAccessible(page)
    await expect(create.getByLabel('Apellido')).toHaveValue('Ríos')
    await submit.click()
    await expect(page.getByText('Ciudadano creado correctamente.')).toBeVisible()
    await expect(page.getByText('Ana Ríos')).toBeFocused()
    const keys = (await municore.sent()).flatMap(({ idempotencyKey }) => idempotencyKey ?? [])
    expect([keys.length, new Set(keys).size]).toEqual([3, 1])
  })

  await test.step('a reload keeps them; the answer is about them', async () => {
    await form.next.click()
    await expect(page.getByText('Ana Ríos')).toBeVisible()
    await expect(page.getByText(/Guardado en este dispositivo/).first()).toBeVisible()
    await page.reload()
    await expect(page.getByText('Ana Ríos')).toBeVisible()
    await form.save.click()
    await page.waitForURL(/\/listar\?respuesta=/)
    expect(await answerTo(id)).toMatchObject({
      creadoPor: 'inspector',
      datosCiudadano: { nombre: 'Ana', apellido: 'Ríos', dni: '33444555', cuit: '', tipo: 'fisica' },
    })
  })
})

test('RECIP-06 HOME-02 a link names a legal entity, and the answer is found by its number', async ({
  page,
}) => {
  const [bakery] = CITIZENS['101']?.filter(({ apellido }) => apellido === 'Dummy') ?? []
  if (!bakery) throw new Error('the stand-in has no legal entity')
  const id = await formThatAsks({ destinatario: true })
  await enterAs(page, 'supervisor')
  await page.goto(paths.answer.href(id, bakery.hash))
  await expect(page.getByText(bakery.nombre)).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Persona jurídica' })).toBeChecked()
  await expectAccessible(page)
  const form = new AnsweringScreen(page)
  await form.next.click()
  await form.type('Observaciones', 'Toldo')
  await form.save.click()
  await page.waitForURL(/\/listar\?respuesta=/)
  expect(await answerTo(id)).toMatchObject({
    datosCiudadano: { apellido: 'Dummy', dni: bakery.dni, cuit: bakery.dni, tipo: 'juridica' },
  })
  await page.goto(paths.home.href())
  await page.getByRole('combobox', { name: 'Tipo' }).click()
  await page.getByRole('option', { name: 'CUIT/RUC' }).click()
  await page.getByLabel('Número').fill('30-71234567-8')
  await page.getByRole('button', { name: 'Buscar' }).click()
  await expect(page.getByText(bakery.nombre).first()).toBeVisible()
  await expect(page.getByRole('table').getByText('Constatación de obra').first()).toBeVisible()
})
