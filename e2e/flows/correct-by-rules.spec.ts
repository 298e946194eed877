import { readFile } from 'node:fs/promises'
import { expect, test, type Page } from 'playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { formPath } from '../../src/domain/store-paths'
import { paths } from '../../src/lib/paths'
import { readWorkbook } from '../../src/testing/read-workbook'
import { aSection, questions, TYPED } from '../../src/testing/builders'
import { expectAccessible } from './accessible'
import { backstage, forgetNewForms, newestAnswers, newestChecked } from './backstage'
import { AnsweringScreen } from './pages/answering'
import { AnswersListScreen } from './pages/answers-list'
import { enterAs } from './pages/login'
import { publish } from './publish'

test.afterAll(forgetNewForms)

const PHONE = { width: 360, height: 740 }

const SECTIONS = [
  aSection({
    ...{ id: 'casa', titulo: 'La casa' },
    preguntas: questions(
      { id: 'calle', titulo: 'Calle', required: true },
      { id: 'tiene', titulo: '¿Tiene mascotas?', ...TYPED['yes-no'], required: true },
    ),
  }),
  aSection({
    ...{ id: 'mascotas', orden: 1, titulo: 'Las mascotas', mostrarSi: '{{tiene}}' },
    preguntas: questions(
      { id: 'cuantas', titulo: '¿Cuántas?', ...TYPED.integer, required: true },
      { id: 'tasa', titulo: 'Tasa anual', ...TYPED.integer, calculo: '{{cuantas}} * 111' },
    ),
  }),
]

test('LOGIC-10 LOGIC-11 LOGIC-13 a supervisor corrects an answer so that a section vanishes, and the PDF, the exports and the statistics know', async ({
  page,
  browser,
}) => {
  const formId = `censo-${Date.now().toString(36)}`
  // An area in which one of the staff corrects and another one exports.
  const { areas, areaInfo } = (await backstage().doc(formPath('inspeccion-comercios')).get()).data() ?? {}
  await publish({
    ...{ id: formId, titulo: 'Censo de mascotas', secciones: SECTIONS, areaInfo },
    areas: areas.map(({ path }: { path: string }) => path),
  })
  await test.step('two neighbours answer on a phone, one after a slip', async () => {
    const phone = await browser.newPage({ viewport: PHONE })
    for (const [street, many] of [
      ['Belgrano', '3'],
      ['Sarmiento', '2'],
    ] as const)
      await answer(phone, formId, street, many)
    await phone.close()
  })
  const [newest] = await newestAnswers(formId, 1)
  const id = newest?.id ?? ''
  // Reviewed are the answers of the portal to forms that make incidents.
  await newest?.doc.ref.update({
    'opcionales.incidentes': true,
    'opcionales.citizenAssociationFromCitizenPortal': true,
  })

  await test.step('the correction takes the section away', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await enterAs(page, 'corrector.duplicador')
    await page.goto(paths.correct.href(id))
    const form = new AnsweringScreen(page)
    await expect(page.getByRole('heading', { name: 'Las mascotas', exact: true })).toBeVisible()
    await form.pick('¿Tiene mascotas?', 'No')
    await expect(page.getByRole('heading', { name: 'Las mascotas', exact: true })).toHaveCount(0)
    await expectAccessible(page)
    await form.save.press('Enter')
    await expect(page.getByText('La corrección se guardó correctamente.')).toBeVisible()
    const story = page.getByRole('list', { name: 'Lo que pasó con esta respuesta' }).first()
    await expect(story).toContainText('Corregida por Silvina Ledesma')
    await expect(page.getByText('Tasa anual')).toHaveCount(0)
  })
  await test.step('the PDF leaves it out', async () => {
    const text = await pdfOf(page)
    expect(text).toContain('Sarmiento')
    expect(text).not.toContain('Tasa anual')
    expect(text).not.toContain('222')
  })
  await test.step('so does the export, which says what is calculated', async () => {
    const desk = await browser.newPage()
    await enterAs(desk, 'supervisor')
    await new AnswersListScreen(desk).open(formId)
    await desk.getByRole('button', { name: 'Exportar' }).click()
    const downloading = desk.waitForEvent('download')
    await desk.getByRole('menuitem', { name: 'CSV (.csv)' }).click()
    const csv = await readFile(await (await downloading).path(), 'utf8')
    const lines = csv.split('\n')
    expect(lines.find((line) => line.includes('Belgrano'))).toContain('333')
    expect(lines.find((line) => line.includes('Sarmiento'))).not.toContain('222')
    await desk.getByRole('button', { name: 'Exportar' }).click()
    const workbook = desk.waitForEvent('download')
    await desk.getByRole('menuitem', { name: 'Excel (.xlsx)' }).click()
    const [sheet] = await readWorkbook(await readFile(await (await workbook).path()))
    const [head, ...rows] = sheet?.data ?? []
    expect(head?.join()).toMatch(/Tasa anual \([^)]+\)/u)
    expect(rows.find((row) => row.includes('Belgrano'))?.join()).toContain('333')
    expect(rows.find((row) => row.includes('Sarmiento'))?.join()).not.toContain('222')
    await desk.close()
  })
  await test.step('the statistics count as asked whom the rules ask', async () => {
    const desk = await browser.newPage()
    await enterAs(desk, 'supervisor')
    await desk.goto(paths.formStatistics.href(formId))
    const count = (question: string) =>
      desk
        .getByRole('group', { name: question })
        .getByText(/^(Se calcula · )?\d+ respuestas?( · \d+ vacías?)?$/)
    // A figure appears once functions have counted the correction.
    await expect(count('¿Cuántas?').first()).toHaveText('1 respuesta')
    await expect(count('Tasa anual').first()).toHaveText('Se calcula · 1 respuesta')
    await expect(count('¿Tiene mascotas?').first()).toHaveText('2 respuestas')
    await expectAccessible(desk)
    await desk.close()
  })
})

/** Answers with a slip that is taken back: what was typed is there again. */
async function answer(page: Page, formId: string, street: string, many: string): Promise<void> {
  await page.goto(paths.publicAnswer.href(formId))
  const form = new AnsweringScreen(page)
  await form.type('Calle', street)
  await form.pick('¿Tiene mascotas?', 'Sí')
  await expect(page.getByText('Aparecieron 2 preguntas más abajo.')).toBeAttached()
  await form.type('¿Cuántas?', many)
  await form.pick('¿Tiene mascotas?', 'No')
  await expect(page.getByRole('heading', { name: 'Las mascotas', exact: true })).toHaveCount(0)
  await form.pick('¿Tiene mascotas?', 'Sí')
  await expect(form.field('¿Cuántas?')).toHaveValue(many)
  await expectAccessible(page)
  await form.save.click()
  await expect(page.getByRole('heading', { name: 'Formulario guardado correctamente.' })).toBeVisible()
  expect((await newestChecked(formId))?.doc.get('invalida')).toBe(false)
}

/** What the PDF of the answer that is looked at says. */
async function pdfOf(page: Page): Promise<string> {
  const opening = page.context().waitForEvent('page')
  await page.getByRole('button', { name: 'Descargar PDF' }).click()
  const download = await (await opening).waitForEvent('download')
  const file = new Uint8Array(await readFile(await download.path()))
  const { text } = await extractText(await getDocumentProxy(file), { mergePages: true })
  return text
}
