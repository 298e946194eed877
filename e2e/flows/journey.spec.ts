import { expect, test, type Page } from 'playwright/test'
import { isAnswerCode } from '../../src/domain/codes/answer-code'
import { paths } from '../../src/lib/paths'
import { expectAccessible } from './accessible'
import { forgetNewForms, untilFound } from './backstage'
import { AnsweringScreen } from './pages/answering'
import { AnswersListScreen } from './pages/answers-list'
import { EditorScreen } from './pages/editor'
import { enterAs } from './pages/login'

test.afterAll(forgetNewForms)

const TITLE = 'Reclamo por ruidos molestos'
const PHONE = { width: 360, height: 740 }

/** The product's main job: built by one, answered by another, worked by a third. Each part needs the one before. */
test.describe.configure({ mode: 'serial' })
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

let formId = ''
let code = ''

test('EDIT-01 EDIT-04 EDIT-06 EDIT-07 EDIT-09 EDIT-10 EDIT-20 the generator builds a form with each question type and publishes it', async ({
  page,
}) => {
  test.slow()
  await enterAs(page, 'generador')
  const editor = new EditorScreen(page)
  await editor.openNew()
  await expectAccessible(page)
  await page.getByLabel('Título del formulario').fill(`  ${TITLE} `)
  await page.getByLabel('Descripción del formulario').fill('Cuéntenos qué ruido le molesta y cuándo.')
  await page.getByRole('checkbox', { name: 'Inspección General' }).check()
  await page.getByRole('switch', { name: 'Público' }).check()

  await editor.addSection(1, 'El ruido')
  const first = 'sección 1'
  const questions = [
    { title: '¿Qué ruido es?', kind: 'Texto', required: true },
    { title: '¿Cuántas personas viven con usted?', kind: 'Número entero', required: true },
    { title: '¿Cuántos metros lo separan del ruido?', kind: 'Número decimal' },
    { title: '¿Qué día empezó?', kind: 'Fecha' },
    { title: '¿A qué hora se oye?', kind: 'Hora' },
    { title: 'Página de quien hace el ruido', kind: 'Enlace' },
    {
      title: '¿Qué días ocurre?',
      kind: 'Opción múltiple',
      required: true,
      options: ['Días hábiles', 'Fines de semana'],
    },
    {
      title: '¿De dónde viene?',
      kind: 'Opción única',
      required: true,
      options: ['Una vivienda', 'Un comercio', 'Una obra'],
    },
    { title: '¿Ya lo reclamó antes?', kind: 'Sí o no', required: true },
  ]
  for (const [index, question] of questions.entries()) await editor.addQuestion(first, index + 1, question)

  await editor.addSection(2, 'Daños')
  await page.getByRole('radio', { name: 'Condicional: se pueden marcar varias condiciones' }).check()
  await page.getByLabel('Pregunta sobre las condiciones de la sección 2').fill('¿Qué le causó el ruido?')
  await page.getByRole('button', { name: 'Agregar condición: sección 2' }).click()
  await page.getByLabel('Texto de la condición 1').fill('Problemas de salud')
  await editor.addQuestion('condición 1', 1, {
    title: '¿Consultó a un médico?',
    kind: 'Sí o no',
    required: true,
  })
  await expectAccessible(page)

  await page.getByRole('button', { name: /^Estados/ }).click()
  for (const state of ['Recibido', 'En inspección', 'Resuelto']) await editor.addState(state)
  await editor.allow('Recibido', 'En inspección')
  await editor.allow('En inspección', 'Resuelto')
  await editor.addState('Recibido')
  await expect(page.getByText('El estado ya existe')).toBeVisible()
  await expectAccessible(page)

  await editor.publish()
  await expect(page).toHaveURL(/\/listar/)

  await untilFound(TITLE)
  await page.getByRole('searchbox').fill('ruidos')
  await page.getByRole('button', { name: `Más acciones de ${TITLE}` }).click()
  await page.getByRole('menuitem', { name: 'Editar' }).click()
  await expect(page.getByRole('textbox', { name: 'Enlace público' })).toHaveValue(/\/publico\/contestar\//)
  const link = await page.getByRole('textbox', { name: 'Enlace público' }).inputValue()
  formId = link.split('/').at(-1) ?? ''
  await expect(page.getByRole('img', { name: 'Código QR del enlace público' })).toBeVisible()
})

test('EDIT-18 saving lists what is missing, in order, at the field', async ({ page }) => {
  await enterAs(page, 'generador')
  const editor = new EditorScreen(page)
  await editor.openNew()
  await editor.save.click()
  await expect(page.getByText('Debe ingresar un título')).toBeVisible()
  await expect(page.getByLabel('Título del formulario')).toBeFocused()
  await page.getByLabel('Título del formulario').fill('Un título')
  await editor.save.click()
  await expect(page.getByText('Debe seleccionar un área')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Inspección General' }).check()
  await editor.save.click()
  await expect(page.getByText('El formulario debe tener al menos una sección')).toBeVisible()
  await editor.addSection(1, 'Vacía')
  await editor.save.click()
  await expect(page.getByText('El formulario debe tener al menos una pregunta')).toBeVisible()
  await expectAccessible(page)
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('ANS-03 ANS-05 ANS-07 ANS-08 ANS-15 ANS-16 ANS-19 a stranger meets every validation message, answers and gets a code', async ({
    page,
  }) => {
    test.slow()
    await page.goto(paths.publicAnswer.href(formId))
    await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
    await expectAccessible(page)
    const form = new AnsweringScreen(page)
    await form.toTheEnd()
    await form.save.click()
    await expect(form.summary).toContainText('Hay campos obligatorios sin completar.')
    await expect(form.summary.getByRole('link')).toHaveCount(5)
    await expectAccessible(page)
    await form.summary.getByRole('link', { name: /¿Qué ruido es\?/ }).click()
    await expect(form.field('¿Qué ruido es?')).toBeFocused()

    await form.type('¿Cuántas personas viven con usted?', 'dos')
    await expect(page.getByText('Debe contestar con un número entero válido.').first()).toBeVisible()
    await form.type('¿Cuántos metros lo separan del ruido?', '12,345')
    await expect(page.getByText('Debe contestar con un número decimal válido.').first()).toBeVisible()
    await form.type('Página de quien hace el ruido', 'no es una página')
    await expect(page.getByText('Escriba una dirección web completa').first()).toBeVisible()
    await expectAccessible(page)

    await form.type('¿Qué ruido es?', '  Un generador  ')
    await expect(form.field('¿Qué ruido es?')).toHaveValue('Un generador')
    await form.type('¿Cuántas personas viven con usted?', '3')
    await form.type('¿Cuántos metros lo separan del ruido?', '12,34')
    await form.type('Página de quien hace el ruido', 'www.obra.example')
    await expect(form.field('Página de quien hace el ruido')).toHaveValue('https://www.obra.example')
    await form.pick('¿Qué días ocurre?', 'Días hábiles', 'Fines de semana')
    await form.pick('¿De dónde viene?', 'Una obra')
    await form.pick('¿Ya lo reclamó antes?', 'No')
    await form.toTheEnd()
    await page.getByLabel('Problemas de salud').check()
    await form.pick('¿Consultó a un médico?', 'Sí')
    await expectAccessible(page)
    await form.save.click()

    await expect(page).toHaveURL(new RegExp(`/publico/guardado/${formId}/`))
    await expect(page.getByRole('heading', { name: 'Formulario guardado correctamente.' })).toBeVisible()
    code = decodeURIComponent(page.url().split('/').at(-1) ?? '')
    expect(isAnswerCode(code)).toBe(true)
    await expect(page.getByText(code)).toBeVisible()
    await expectAccessible(page)
    await page.goto(paths.publicAnswer.href(formId))
    await expect(form.field('¿Qué ruido es?')).toHaveValue('')
  })
})

async function findAnswer(page: Page): Promise<AnswersListScreen> {
  const list = new AnswersListScreen(page)
  await page.goto(paths.forms.href())
  await page.getByRole('searchbox', { name: 'Buscar por nombre' }).fill(TITLE)
  await page.getByRole('link', { name: `Respuestas de ${TITLE}` }).click()
  await expect(list.rows).toHaveCount(1)
  return list
}

test('ALIST-05 VIEW-01 VIEW-03 the supervisor finds the answer, reads it, and moves it only where a transition leads', async ({
  page,
}) => {
  await enterAs(page, 'supervisor')
  const list = await findAnswer(page)
  await expect(list.rows.first()).toContainText('Usuario Anónimo')
  await page.getByRole('link', { name: `Ver la respuesta ${code}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Un generador · 3 · ${code}` })).toBeVisible()
  await expect(page.getByText(TITLE)).toBeVisible()
  const document = page.getByRole('article')
  for (const text of ['Un generador', '12,34', 'https://www.obra.example', 'Fines de semana', 'Una obra']) {
    await expect(document.getByText(text, { exact: false }).first()).toBeVisible()
  }
  await expect(document.getByText('Problemas de salud')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Volver a las respuestas' }).click()
  await list.stateOf(code).click()
  await expect(page.getByRole('option', { name: 'Resuelto' })).toHaveAttribute('aria-disabled', 'true')
  await expectAccessible(page)
  await page.getByRole('option', { name: 'En inspección' }).click()
  await expect(page.getByText('Estado actualizado correctamente')).toBeVisible()
  await expect(list.stateOf(code)).toHaveText('En inspección')
  await page.reload()
  await expect(list.stateOf(code)).toHaveText('En inspección')
})

test('LIST-11 ALIST-08 an inspector of another area sees nothing of it', async ({ page }) => {
  await enterAs(page, 'inspector.alumbrado')
  await page.goto(paths.forms.href())
  await expect(page.getByRole('table', { name: 'Formularios' })).toBeVisible()
  await expect(page.getByText(TITLE)).toHaveCount(0)
  await page.goto(paths.answers.href(formId))
  await expect(page.getByText('No tiene permisos para ver el formulario')).toBeVisible()
})
