import { expect, test, type Page } from 'playwright/test'
import { withWallClocks } from '../../src/domain/answer/stored-clock'
import { storedAnswerSchema } from '../../src/domain/answer/answer'
import { formVersionSchema } from '../../src/domain/form/form'
import { plainValue } from '../../src/domain/stored-value'
import { versionPath } from '../../src/domain/store-paths'
import { paths } from '../../src/lib/paths'
import { corrected, pick } from '../../src/testing/corrections'
import { portalStandIn } from '../stack/outside/portal/client'
import { backstage, forgetNewForms, newestAnswers } from './backstage'
import { AnsweringScreen } from './pages/answering'
import { writeReviewed } from './written-forms'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

const LUCIA = 40101
const MARTIN = 40102
const FORM = `dos-pestanas-${Date.now()}`
const SAVED = 'Formulario guardado correctamente.'

const portal = portalStandIn()
test.beforeAll(() => writeReviewed(FORM))
test.afterAll(forgetNewForms)

const enter = async (page: Page, citizen: number, address: string) =>
  page.goto(`${address}/${await portal.issue({ citizen })}`)

/** Lucía answers, and a supervisor asks again where it is. */
async function sentBack(page: Page): Promise<string> {
  await enter(page, LUCIA, paths.citizenAnswer.href(FORM))
  const form = new AnsweringScreen(page)
  await form.type('¿Dónde?', 'En la plaza')
  await form.save.click()
  await expect(page.getByText(SAVED)).toBeVisible()
  const [newest] = await newestAnswers(FORM, 1)
  if (!newest) throw new Error('nothing is stored')
  const { doc } = newest
  const version = formVersionSchema.parse(
    plainValue((await backstage().doc(versionPath(FORM, 1)).get()).data()),
  )
  const stored = withWallClocks(storedAnswerSchema, 'America/Argentina/Cordoba').parse(
    Object.assign({}, plainValue(doc.data()), { id: doc.id }),
  )
  const [section] = version.secciones
  const where = section?.preguntas.find(({ titulo }) => titulo === '¿Dónde?')
  const request = {
    sections: [section?.id ?? ''],
    items: [pick(section?.id ?? '', { preguntaId: where?.id ?? '' })],
    comment: '¿En qué plaza?',
    vence: null,
  }
  const { requestsForChanges } = corrected(version, stored, { request }, new Date())
  await doc.ref.update({ requestsForChanges, lastUpdate: new Date() })
  return doc.id
}

test('CORR-05 CORR-06 when two tabs revise, one revision is stored, and the other tab says so', async ({
  page,
  context,
}) => {
  const id = await sentBack(page)
  const tabs = [page, await context.newPage()]
  for (const [index, tab] of tabs.entries()) {
    await enter(tab, LUCIA, paths.revision.href(id))
    await tab.getByRole('textbox', { name: /¿Dónde\?/ }).fill(`Plaza ${index}`)
  }
  await Promise.all(tabs.map((tab) => new AnsweringScreen(tab).save.click()))
  const saved = (tab: Page) => tab.getByText(SAVED)
  const done = (tab: Page) => tab.getByText('Usted ya revisó este formulario.')
  for (const tab of tabs) await expect(saved(tab).or(done(tab))).toBeVisible()
  const kinds = await Promise.all(tabs.map((tab) => saved(tab).isVisible()))
  expect(kinds.filter(Boolean)).toHaveLength(1)
  const stored = await backstage().doc(`respuestas_formularios/${id}`).get()
  expect(JSON.stringify(stored.get('secciones'))).toContain(`Plaza ${kinds.indexOf(true)}`)
})

test('CORR-05 CIT-04 a citizen can neither read nor revise somebody else’s answer', async ({ page }) => {
  const id = await sentBack(page)
  await enter(page, MARTIN, paths.revision.href(id))
  const refused = page.getByText('No se puede mostrar esta respuesta')
  await expect(refused).toBeVisible()
  await page.goto(paths.ownAnswer.href(id))
  await expect(refused).toBeVisible()
  await expect(page.getByText('En la plaza')).toHaveCount(0)
})
