import { expect, test } from 'playwright/test'
import { withWallClocks } from '../../src/domain/answer/stored-clock'
import { sectionsToStore } from '../../src/domain/answer/clock-to-store'
import { storedAnswerSchema } from '../../src/domain/answer/answer'
import { plainValue } from '../../src/domain/stored-value'
import { paths } from '../../src/lib/paths'
import { expectAccessible } from './accessible'
import { newestAnswers } from './backstage'
import { AnsweringScreen } from './pages/answering'
import { AnswersListScreen } from './pages/answers-list'
import { enterAs } from './pages/login'

const SHOPS = 'inspeccion-comercios'
const NAME = 'Nombre de fantasía'
/** What somebody typed as an address. */
const ADDRESS = 'Ruta 9,  km 4\n\t(portón   verde)'
const ADDRESS_AT = 3

/** An answer that nobody signed, from which the first answer is taken away: it is required. */
async function unfinishedAnswer() {
  for (const { doc, code, id } of await newestAnswers(SHOPS, 30)) {
    const { secciones, signatures } = withWallClocks(storedAnswerSchema, 'America/Argentina/Cordoba').parse(
      Object.assign({}, plainValue(doc.data()), { id }),
    )
    const [first, ...rest] = secciones
    if (!first || signatures.some(({ imgURL }) => imgURL !== '')) continue
    const preguntas = (first.preguntas ?? [])
      .filter(({ orden }) => orden !== 0)
      .map((question) => (question.orden === ADDRESS_AT ? { ...question, respuesta: ADDRESS } : question))
    const left = sectionsToStore([{ ...first, preguntas }, ...rest], 'America/Argentina/Cordoba')
    await doc.ref.update({ secciones: left })
    return { id, code }
  }
  throw new Error('The seed has no answer that nobody signed.')
}

test('ALIST-04 COMP-01 COMP-02 a supervisor completes an answer, and reads it', async ({ page }) => {
  const { id, code } = await unfinishedAnswer()
  await enterAs(page, 'supervisor')
  await new AnswersListScreen(page).open(SHOPS)
  await page.getByRole('link', { name: `Completar la respuesta ${code}` }).click()
  await expect(page).toHaveURL(new RegExp(`${paths.complete.href(id)}$`))
  await expect(page.getByText('* Solo puede modificar las respuestas incompletas')).toBeVisible()
  await expect(page.getByText('Ya respondida').first()).toBeVisible()
  const { save } = new AnsweringScreen(page)
  await page.getByRole('button', { name: 'Cancelar' }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tooltip')).toHaveText('Compruebe que todas las respuestas sean válidas')
  await page.keyboard.press('Escape')
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectAccessible(page)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  // Grey, it leads to what is missing.
  await save.press('Enter')
  const name = page.getByRole('textbox', { name: NAME })
  await expect(name).toBeFocused()
  await name.fill('Panadería La Espiga')
  await expect(page.getByText(/^Guardado en este dispositivo/)).toBeVisible()
  await page.reload()
  await expect(name).toHaveValue('Panadería La Espiga')
  await page.setViewportSize({ width: 1280, height: 800 })
  await save.click()
  await expect(page.getByText('La respuesta se guardó correctamente.')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${paths.answers.href(SHOPS)}$`))
  await page.goto(paths.view.href(id))
  await expect(page.getByRole('article').getByText('Panadería La Espiga')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Completar', exact: true })).toBeVisible()
})

test('VIEW-03 COMP-01 blanks, tabs and line breaks are shown as they were typed, in the view and when locked', async ({
  page,
}) => {
  const { id } = await unfinishedAnswer()
  await enterAs(page, 'supervisor')
  const address = page.getByText('Ruta 9')
  for (const screen of [paths.view, paths.complete]) {
    await page.goto(screen.href(id))
    await expect(address).toBeVisible()
    expect(await address.innerText()).toBe(ADDRESS)
  }
})
