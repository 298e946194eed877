import { expect, test, type Page, type Route } from 'playwright/test'
import type { Form } from '../../src/domain/form/form'
import { NO_OPTIONS, type FormOptions } from '../../src/domain/form/options'
import { answerCountPath } from '../../src/domain/store-paths'
import { paths } from '../../src/lib/paths'
import { aSection, questions } from '../../src/testing/builders'
import { expectAccessible } from './accessible'
import { backstage, forgetNewForms, newestAnswers } from './backstage'
import { AnsweringScreen } from './pages/answering'
import { publish as publishForm } from './publish'

test.afterAll(forgetNewForms)

const PHONE = { width: 360, height: 740 }
const NAME = { id: 'nombre', titulo: 'Su nombre' }
const STREET = { id: 'calle', titulo: 'Calle y número' }

/** Lays out the form in one of its versions. */
const publish = (
  id: string,
  given: {
    version?: number
    asked?: Parameters<typeof questions>
    options?: Partial<FormOptions>
    limit?: number
  },
): Promise<Form> => {
  const { version = 1, asked = [NAME, STREET], options = {}, limit = 0 } = given
  return publishForm({
    ...{ id, version, responsesCount: limit, titulo: 'Poda de árboles' },
    opcionales: { ...NO_OPTIONS, ...options, publico: true },
    secciones: [aSection({ titulo: 'Sus datos', preguntas: questions(...asked) })],
  })
}

async function opened(page: Page, id: string): Promise<AnsweringScreen> {
  await page.goto(paths.publicAnswer.href(id))
  const form = new AnsweringScreen(page)
  await form.type('Su nombre', 'Ana Paz')
  return form
}

const newId = (name: string) => `${name}-${Date.now().toString(36)}`

test('ANS-12 when somebody else takes the last place meanwhile, the stranger is told, and what was typed stays', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  const id = newId('limite')
  await publish(id, { options: { limitResponses: true }, limit: 1 })
  const counter = backstage().doc(answerCountPath(id))
  // A form that begins to be limited is counted: a count that comes later would make room again.
  await expect.poll(async () => (await counter.get()).get('contadoEn')).toBeTruthy()
  const form = await opened(page, id)
  await counter.set({ total: 1 })
  await form.save.click()
  const dialog = page.getByRole('dialog', { name: 'Este formulario ya no recibe respuestas.' })
  await expect(dialog).toContainText('Lo que escribió queda en este dispositivo.')
  await expectAccessible(page)
  await page.screenshot({ path: 'test-results/meanwhile-limit.png' })
  await dialog.getByRole('button', { name: 'Entendido' }).click()
  await expect(form.field('Su nombre')).toHaveValue('Ana Paz')
  expect(await newestAnswers(id, 5)).toEqual([])
})

test('ANS-11 ANS-22 when the form changes meanwhile, what fits goes along, the rest is shown, and the answer is saved', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  const id = newId('cambia')
  await publish(id, {})
  const form = await opened(page, id)
  await form.type('Calle y número', 'Mitre 100')
  await publish(id, { version: 2, asked: [{ id: 'barrio', titulo: 'Barrio' }, NAME] })
  await form.save.click()
  await expect(page.getByRole('dialog', { name: 'El formulario cambió mientras contestaba.' })).toBeVisible()
  await expectAccessible(page)
  await page.screenshot({ path: 'test-results/meanwhile-changed.png' })
  await page.getByRole('button', { name: 'Seguir con la versión nueva' }).click()
  await expect(form.field('Barrio')).toHaveValue('')
  await expect(form.field('Su nombre')).toHaveValue('Ana Paz')
  await expect(page.getByText('1 respuesta ya no tiene lugar en este formulario.')).toBeVisible()
  await expect(page.getByText('Mitre 100')).toBeVisible()
  await expectAccessible(page)
  await page.screenshot({ path: 'test-results/meanwhile-left.png', fullPage: true })
  await page.reload()
  await expect(page.getByText('Mitre 100')).toBeVisible()
  await form.save.click()
  await expect(page).toHaveURL(/publico\/guardado/)
  const [answer] = await newestAnswers(id, 5)
  expect(answer?.doc.get('version')).toBe(2)
})

test('ANS-15 when a reply got lost and the answer was changed before it is sent again, the person decides', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  const id = newId('perdida')
  await publish(id, {})
  const form = await opened(page, id)
  /** It arrives, and nobody hears of it; nor can it be asked. */
  const unheard = async (route: Route) => {
    await route.fetch()
    await route.abort('connectionreset')
  }
  await page.route(/:commit/, unheard)
  await page.route(/respuestas_formularios|:batchGet/, (route) => route.abort('connectionreset'))
  await form.save.click()
  const lost = page.getByRole('dialog', { name: 'No se sabe si la respuesta llegó' })
  await expect(lost).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
  await lost.getByRole('button', { name: 'Entendido' }).click()
  await page.reload()
  await form.type('Su nombre', 'Ana Paz de Gómez')
  await form.save.click()
  const dialog = page.getByRole('dialog', { name: 'Su respuesta ya estaba guardada.' })
  const [first] = await newestAnswers(id, 5)
  await expect(dialog).toContainText(first?.code ?? 'no answer')
  await expectAccessible(page)
  await page.screenshot({ path: 'test-results/meanwhile-earlier.png' })
  await dialog.getByRole('button', { name: 'Enviar como otra respuesta' }).click()
  await expect(page).toHaveURL(/publico\/guardado/)
  const both = await newestAnswers(id, 5)
  expect(both).toHaveLength(2)
  expect(new Set(both.map(({ code }) => code)).size).toBe(2)
  await page.goto(paths.publicAnswer.href(id))
  await expect(form.field('Su nombre')).toHaveValue('')
})

test('ANS-15 an answer whose reply got lost is found again after a reload, and stays one answer', async ({
  page,
}) => {
  const id = newId('reenvio')
  await publish(id, {})
  const form = await opened(page, id)
  await page.route(/:commit/, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await page.route(/respuestas_formularios|:batchGet/, (route) => route.abort('connectionreset'))
  await form.save.click()
  await expect(page.getByRole('dialog', { name: 'No se sabe si la respuesta llegó' })).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
  await page.reload()
  await form.save.click()
  await expect(page).toHaveURL(/publico\/guardado/)
  expect(await newestAnswers(id, 5)).toHaveLength(1)
})

test('ANS-22 a second tab of the same form says so, and keeps its draft apart', async ({ page, context }) => {
  const id = newId('pestanas')
  await publish(id, {})
  await opened(page, id)
  await expect(page.getByText(/^Guardado en este dispositivo/)).toBeVisible()
  const second = await context.newPage()
  await second.setViewportSize(PHONE)
  await second.goto(paths.publicAnswer.href(id))
  await expect(second.getByText('Este formulario también está abierto en otra pestaña.')).toBeVisible()
  await expect(new AnsweringScreen(second).field('Su nombre')).toHaveValue('')
  await expectAccessible(second)
  await second.screenshot({ path: 'test-results/meanwhile-tabs.png' })
  await new AnsweringScreen(second).type('Su nombre', 'Eva')
  await expect(second.getByText(/^Guardado en este dispositivo/)).toBeVisible()
  await second.close()
  await page.getByRole('button', { name: 'Enviar', exact: true }).click()
  await expect(page).toHaveURL(/publico\/guardado/)
  await page.goto(paths.publicAnswer.href(id))
  await expect(new AnsweringScreen(page).field('Su nombre')).toHaveValue('Eva')
})
