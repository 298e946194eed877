import { expect, test } from 'playwright/test'
import { NO_OPTIONS } from '../../src/domain/form/options'
import { toVersion } from '../../src/domain/form/version'
import { formPath, settingsPath, versionPath } from '../../src/domain/store-paths'
import { paths } from '../../src/lib/paths'
import { aForm, aSection, questions, THREE_STATES } from '../../src/testing/builders'
import { expectAccessible } from './accessible'
import { backstage, forgetNewForms, newestAnswers } from './backstage'
import { AnsweringScreen } from './pages/answering'
import { enterAs } from './pages/login'

/** Its place and area are theirs. */
const OF_THE_SUPERVISOR = 'inspeccion-comercios'
/** Open to anybody; hands out a copy. */
const WORKSHOPS = 'inscripcion-talleres'
const PHONE = { width: 360, height: 740 }

test.afterAll(forgetNewForms)

/** Lays out a form that makes incidents about assets, has states and is sent by mail. */
async function formWithAll(): Promise<string> {
  const store = backstage()
  const id = `con-todo-${Date.now().toString(36)}`
  const like = (await store.doc(formPath(OF_THE_SUPERVISOR)).get()).data() ?? {}
  const { municipalityPath, claveMunicipio, areaInfo, municipioInfo, ubicacion } = like
  const muniCore = {
    username: 'mc',
    areaId: '1104',
    idTipoIncidente: '900',
    tiposIncidentes: [],
    publico: false,
  }
  const form = aForm({
    ...{ id, municipalityPath, claveMunicipio, areaInfo, municipioInfo, ubicacion, muniCore },
    areas: [`${municipalityPath}/areas_municipales/${areaInfo.id}`],
    titulo: 'Luminarias en falla',
    estados: THREE_STATES,
    opcionales: {
      ...NO_OPTIONS,
      geolocalizacion: true,
      incidentes: true,
      envioEmail: true,
      pdfDownloadCode: true,
    },
    secciones: [aSection({ titulo: 'Qué se vio', preguntas: questions({ titulo: 'Observaciones' }) })],
  })
  const stored = ({ areas, ...fields }: { areas: string[] }) => ({
    ...Object.fromEntries(Object.entries(fields).filter(([field]) => field !== 'id')),
    areas: areas.map((path) => store.doc(path)),
  })
  const batch = store.batch()
  batch.set(store.doc(formPath(id)), stored(form))
  batch.set(store.doc(versionPath(id, 1)), stored(toVersion(form)))
  batch.set(store.doc(settingsPath(versionPath(id, 1))), muniCore)
  await batch.commit()
  return id
}

test('ANS-17 ANS-18 INC-03 PUB-04 a supervisor on a phone answers about a lamp, chooses the state and goes on to the mail', async ({
  page,
}) => {
  const id = await formWithAll()
  await page.setViewportSize(PHONE)
  await enterAs(page, 'supervisor')
  await page.route(/tile\.openstreetmap\.org/, (route) => route.abort())
  await page.goto(paths.answer.href(id))
  const form = new AnsweringScreen(page)
  const map = page.getByRole('application', { name: 'Mapa para marcar el punto' })

  await test.step('lamps around the pin are chosen by hand on the map and by name in the list', async () => {
    await map.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^Hay 9 elementos cerca del punto/)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Mostrar 1 más' }).click()
    await map.locator('path.leaflet-interactive').nth(1).click()
    await expect(page.getByRole('radio', { name: /^Luminaria 70102/ })).toBeChecked()
    await page.getByRole('radio', { name: /^Luminaria 70103/ }).check()
    await expect(page.getByLabel('Dirección')).toHaveValue('Rivadavia 55')
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(PHONE.width)
  })

  await test.step('leaving the question keeps the answer as it is', async () => {
    await form.toTheEnd()
    await form.type('Observaciones', 'Parpadea')
    await page.getByRole('button', { name: 'Guardar y enviar por correo' }).click()
    const dialog = page.getByRole('dialog', { name: '¿En qué estado se guarda la respuesta?' })
    await expect(dialog).toContainText('Al guardar se crea un incidente en MuniGestion.')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Guardar y enviar por correo' })).toBeFocused()
    expect(await newestAnswers(id, 1)).toEqual([])
  })

  await test.step('saved in the next state, it goes on to the mail', async () => {
    await page.keyboard.press('Enter')
    await page.getByRole('radio', { name: 'En proceso' }).check()
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/ver\/[^?]+\?enviar=1$/)
    const [answer] = await newestAnswers(id, 1)
    await expect(page.getByText(`Formulario guardado correctamente. Código: ${answer?.code}`)).toBeVisible()
    expect(answer?.doc.data()).toMatchObject({
      estados: { inicial: 0, actual: 1 },
      ubicacion: {
        direccion: 'Rivadavia 55',
        identificador: { idIdentificador: '70103', descripcion: 'Luminaria 70103' },
      },
      pdfDownloadCode: `${answer?.id.slice(0, 3)}${answer?.code}`,
    })
  })
})

test('ANS-21 a stranger gets the copy at once and once more when asked, and no second one by a reload', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto(paths.publicAnswer.href(WORKSHOPS))
  const form = new AnsweringScreen(page)
  await form.type('Nombre y apellido', 'Ana Paz')
  await form.type('DNI', '30111222')
  await form.type('Teléfono', '351 555')
  await form.next.click()
  await form.type('Nombre', 'Leo Paz')
  await form.type('Fecha de nacimiento', '2015-05-04')
  await form.pick('Taller', 'Ajedrez')
  await form.pick('Turno', 'Tarde')
  await form.next.click()
  await form.next.click()
  await form.pick('¿Autoriza el uso de fotos de las clases?', 'Sí')
  await form.pick('Leí y acepto el reglamento', 'Sí')
  await test.step('a long form is checked before it is sent (DAY-06)', async () => {
    await form.toTheEnd()
    await expect(page.getByRole('heading', { name: 'Revise sus respuestas' })).toBeFocused()
    await expect(page.getByText('Leo Paz')).toBeVisible()
    await expectAccessible(page)
    await page.screenshot({ path: 'test-results/check-answers.png', fullPage: true })
    await page.getByRole('button', { name: 'Cambiar: Teléfono' }).click()
    await expect(form.field('Teléfono')).toBeFocused()
    await form.type('Teléfono', '351 556')
    await page.getByRole('button', { name: 'Volver a la revisión' }).click()
    await expect(page.getByText('351 556')).toBeVisible()
  })
  const copy = page.waitForEvent('download')
  await form.save.click()
  await page.waitForURL(/\/publico\/guardado\//)
  const code = decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1) ?? '')
  expect((await copy).suggestedFilename()).toBe(`${code}.pdf`)
  await expect(page.getByText('El archivo PDF se descargó correctamente')).toBeVisible()
  await expectAccessible(page)
  const again = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar otra vez' }).click()
  expect((await again).suggestedFilename()).toBe(`${code}.pdf`)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Descargar la copia en PDF' })).toBeVisible()
})
