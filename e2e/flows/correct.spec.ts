import { expect, test } from 'playwright/test'
import { paths } from '../../src/lib/paths'
import { expectAccessible } from './accessible'
import { backstage, newestAnswers } from './backstage'
import { AnsweringScreen } from './pages/answering'
import { enterAs } from './pages/login'

const EVENTS = 'permiso-eventos'
const NAME = 'Nombre del evento'
const PEOPLE = 'Asistentes previstos'

/** An answer of the portal whose form makes incidents, so that it is reviewed. */
async function reviewedAnswer(): Promise<string> {
  const [answer] = await newestAnswers(EVENTS, 1)
  if (!answer) throw new Error('The seed has no answer of the portal.')
  const untouched = { editsBySupervisor: [], requestsForChanges: [], signatures: [] }
  await answer.doc.ref.update({ 'opcionales.incidentes': true, ...untouched })
  return answer.id
}

test('CORR-01 CORR-02 CORR-04 ANS-22 a supervisor corrects an answer on a phone, asks for another, and reads the story', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const id = await reviewedAnswer()
  await enterAs(page, 'corrector')
  await page.goto(paths.view.href(id))
  await page.getByRole('link', { name: 'Corregir', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`${paths.correct.href(id)}$`))
  const { save } = new AnsweringScreen(page)
  const name = page.getByRole('textbox', { name: NAME })
  await expect(name).toBeVisible()
  const before = await name.inputValue()

  await save.press('Enter')
  await expect(page.getByRole('dialog', { name: 'No hay cambios' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  const tick = page.getByRole('checkbox', { name: `A revisar por el ciudadano: ${PEOPLE}` })
  // Nothing is waited for: what was ticked in the instant before the page is left is kept too.
  await tick.press('Space')
  await page.reload()
  await expect(tick).toBeChecked()
  await name.fill('Feria de las flores')
  await expectAccessible(page)
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(await overflow()).toBeLessThanOrEqual(0)

  await save.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Pedir revisión al ciudadano' })
  await dialog.getByLabel('Observaciones para el ciudadano').fill('¿Son de verdad tantos?')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Guardar y enviar a revisión' }).press('Enter')

  await expect(page).toHaveURL(new RegExp(`${paths.view.href(id)}$`))
  await expect(page.getByText('La corrección se guardó correctamente.')).toBeVisible()
  await expect(page.getByRole('article').getByText('Feria de las flores')).toBeVisible()
  await expect(page.getByText('En revisión', { exact: true })).toBeVisible()
  const stories = page.getByRole('list', { name: 'Lo que pasó con esta respuesta' })
  await expect(stories.nth(0)).toContainText('Corregida por Pablo Bustos')
  await expect(stories.nth(0).getByRole('deletion')).toHaveText(before)
  await expect(stories.nth(1)).toContainText('Pedida al ciudadano por Pablo Bustos')
  await page.getByRole('button', { name: 'Observaciones' }).click()
  await expect(page.getByRole('dialog', { name: 'Observaciones' })).toContainText('¿Son de verdad tantos?')
  await page.keyboard.press('Escape')
  // What is told over the page hides what stands below it, and so does its head.
  await page.evaluate(() => scrollTo(0, 0))
  await expect(page.getByText('La corrección se guardó correctamente.')).toBeHidden()
  await expectAccessible(page)
  expect(await overflow()).toBeLessThanOrEqual(0)
  const { editsBySupervisor } = (await backstage().doc(`respuestas_formularios/${id}`).get()).data() ?? {}
  expect(editsBySupervisor).toMatchObject([{ madeBy: { username: 'corrector' } }])
})
