import { expect, test } from 'playwright/test'
import { paths } from '../../src/lib/paths'
import { aSection, questions } from '../../src/testing/builders'
import { expectAccessible } from './accessible'
import { forgetNewForms, newestAnswers } from './backstage'
import { AnsweringScreen } from './pages/answering'
import { enterAs } from './pages/login'
import { publish } from './publish'

const RUN = Date.now()
test.use({ viewport: { width: 360, height: 740 } })
test.afterAll(forgetNewForms)

test('LOGIC-12 VIEW-01 the title and the description say what is answered while it is, when it was sent and where it is read, and where forms are listed they do not', async ({
  page,
  browser,
}) => {
  const id = `titulo-${RUN}`
  await publish({
    ...{ id, titulo: `Ayuda ${RUN} para {{nombre}}`, descripcion: 'La pide {{nombre}}' },
    secciones: [aSection({ titulo: 'Quién', preguntas: questions({ id: 'nombre', titulo: 'Nombre' }) })],
  })
  await page.goto(paths.publicAnswer.href(id))
  const form = new AnsweringScreen(page)
  await expect(page.getByRole('heading', { level: 1, name: `Ayuda ${RUN} para …` })).toBeVisible()
  await form.field('Nombre').fill('Ana <b>Paz</b>')
  const title = `Ayuda ${RUN} para Ana <b>Paz</b>`
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByText('La pide Ana <b>Paz</b>')).toBeVisible()
  // Who uses the computer next finds no name in its history.
  await expect(page).toHaveTitle(new RegExp(`Ayuda ${RUN} para …`))
  await expectAccessible(page)
  await form.save.click()
  await expect(page.getByRole('heading', { name: 'Formulario guardado correctamente.' })).toBeVisible()
  await expect(page.getByText(title)).toBeVisible()
  const [newest] = await newestAnswers(id, 1)
  const desk = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await enterAs(desk, 'admin')
  await desk.goto(paths.answers.href(id))
  await expect(desk.getByText(`Ayuda ${RUN} para …`).first()).toBeVisible()
  await desk.goto(paths.view.href(newest?.id ?? ''))
  await expect(desk.getByText(title)).toBeVisible()
  await expect(desk.getByText('La pide Ana <b>Paz</b>')).toBeVisible()
  await desk.close()
})
