import { expect, test } from 'playwright/test'
import { paths } from '../../src/lib/paths'
import { expectAccessible } from './accessible'
import { backstage, forgetNewForms, newestAnswers } from './backstage'
import { AnsweringScreen } from './pages/answering'
import { signIn } from './pages/login'
import { fate, goBackOnline, leaveInOutbox, untilKept } from './pages/outbox'
import { writeTexts } from './written-forms'

test.afterAll(forgetNewForms)

test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 } })

/** Forms of this run alone: a municipality may be used for more than one. */
const RUN = Date.now()
const PUBLIC = `bandeja-publico-${RUN}`
const STAFF = `bandeja-personal-${RUN}`
const ROUND = `ronda-${RUN}`

/** Somebody saves the first version of a form again, under another title. */
async function savedAgain(id: string): Promise<void> {
  const form = backstage().doc(`formularios/${id}`)
  const now = { version: 2, titulo: 'Relevamiento anual' }
  const versions = form.collection('versiones')
  await versions.doc('2').set({ ...(await versions.doc('1').get()).data(), ...now })
  await form.update(now)
}

test('DAY-05 ANS-14 an inspector leaves an answer without network; after a restart it goes by itself and is verified, also when the form was saved again', async ({
  page,
}) => {
  await writeTexts(STAFF, 3)
  await signIn(page, 'inspector.elevado')
  await page.goto(paths.answer.href(STAFF))
  const form = new AnsweringScreen(page)
  await form.type('Dato 1', 'En la calle')
  await page.getByText('1 borrador de este formulario en este dispositivo').click()
  await page.getByLabel('Nombre de este borrador').fill('Kiosco de la esquina')
  await untilKept(page, 'staff', /DevicePage/)
  await leaveInOutbox(form)

  await expect(page).toHaveURL(/\/dispositivo$/)
  await expect(page.getByRole('heading', { name: 'Bandeja de salida' })).toBeVisible()
  await expect(fate(page, 'Recibida')).toContainText('todavía no')
  await expectAccessible(page)
  await page.reload()
  await expect(fate(page, 'En este dispositivo')).toBeVisible()
  expect(await newestAnswers(STAFF, 5)).toEqual([])

  await savedAgain(STAFF)
  await goBackOnline(page)
  await expect(fate(page, 'Recibida')).not.toContainText('todavía no')
  await expect(fate(page, 'Verificada')).not.toContainText('todavía no')
  const [answer, ...others] = await newestAnswers(STAFF, 5)
  expect(others).toEqual([])
  await expect(page.getByText(String(answer?.doc.get('codigoMunicipio')))).toBeVisible()
  expect(answer?.doc.get('creadoPor')).toBe('inspector.elevado')
  expect(answer?.doc.get('version')).toBe(1)
  await page.getByRole('button', { name: 'Quitar de la lista' }).click()
  await expect(page.getByText('No hay nada que espere ser enviado.')).toBeVisible()
})

test('DAY-05 ANS-14 forms taken along open without network for the first time; drafts and outbox outlast a restart', async ({
  page,
}) => {
  await writeTexts(ROUND, 3)
  await signIn(page, 'inspector.elevado')
  await page.goto(paths.device.href())
  await page.getByRole('button', { name: 'Llevar los formularios de mis áreas' }).click()
  await expect(page.getByText(/formularios están en este dispositivo\./)).toBeVisible()
  await untilKept(page, 'staff', /StaffAnswerPage/)
  await page.context().setOffline(true)
  await page.reload()

  await page.getByRole('link', { name: ROUND }).click()
  await expect(
    page.getByText(/Sin conexión: se muestra el formulario guardado en este dispositivo/),
  ).toBeVisible()
  const form = new AnsweringScreen(page)
  await form.type('Dato 1', 'Para mañana')
  await page.getByText('1 borrador de este formulario en este dispositivo').click()
  await page.getByLabel('Nombre de este borrador').fill('Kiosco del puente')
  await page.getByRole('link', { name: 'Empezar otra respuesta' }).click()
  await expect(page.getByText('2 borradores de este formulario en este dispositivo')).toBeVisible()
  await expect(form.field('Dato 1')).toHaveValue('')
  await form.type('Dato 1', 'De hoy')
  await leaveInOutbox(form)

  const draft = page.getByRole('region', { name: 'Borradores' }).getByRole('listitem')
  await expect(fate(page, 'Recibida')).toContainText('todavía no')
  await expect(draft).toContainText('Kiosco del puente')
  await page.reload()
  await expect(fate(page, 'Recibida')).toContainText('todavía no')
  await expect(draft).toContainText('Kiosco del puente')
  await draft.getByRole('link').click()
  await expect(form.field('Dato 1')).toHaveValue('Para mañana')
  await page.goBack()
  await expect(draft).toContainText('Kiosco del puente')
  expect(await newestAnswers(ROUND, 5)).toEqual([])

  await goBackOnline(page)
  await expect(fate(page, 'Verificada')).not.toContainText('todavía no')
  await expect(draft).toContainText('Kiosco del puente')
  expect(await newestAnswers(ROUND, 5)).toHaveLength(1)
})

test('DAY-05 ANS-14 a stranger leaves an answer without network; of two tabs one sends it, and its page says so by itself', async ({
  page,
}) => {
  await writeTexts(PUBLIC, 3)
  const sends: string[] = []
  page.context().on('request', (request) => {
    if (request.method() === 'POST' && request.postData()?.includes('Desde el tren'))
      sends.push(request.url())
  })
  await page.goto(paths.publicAnswer.href(PUBLIC))
  const other = await page.context().newPage()
  await other.goto(paths.publicAnswer.href(PUBLIC))
  const form = new AnsweringScreen(page)
  await form.type('Dato 1', 'Desde el tren')
  await leaveInOutbox(form)
  await expect(page.getByRole('heading', { name: 'Su respuesta espera en este dispositivo.' })).toBeVisible()
  await expectAccessible(page)
  expect(await newestAnswers(PUBLIC, 5)).toEqual([])

  await Promise.all([goBackOnline(page), goBackOnline(other)])
  await expect(page.getByRole('heading', { name: 'Su respuesta llegó y se comprobó.' })).toBeVisible()
  await expect(fate(page, 'Verificada')).not.toContainText('todavía no')
  await expectAccessible(page)
  expect(await newestAnswers(PUBLIC, 5)).toHaveLength(1)
  expect(sends).toHaveLength(1)
  await other.goto(paths.publicOutbox.href())
  await expect(fate(other, 'Verificada')).not.toContainText('todavía no')
  await expectAccessible(other)
  await page.getByRole('link', { name: 'Ver para qué sirve el código' }).click()
  await expect(page.getByRole('heading', { name: 'Qué sigue' })).toBeVisible()
})
