import { expect, test, type Page } from 'playwright/test'
import { kindOf } from '../../src/domain/form/kinds'
import { expectAccessible } from './accessible'
import { forgetNewForms } from './backstage'
import { BENEFIT, KIND_WORDS, MENDED, RULES, storedForm } from './pages/benefit'
import { EditorScreen } from './pages/editor'
import { enterAs } from './pages/login'
import { RulesByMouse } from './pages/rules-by-mouse'

test.afterAll(forgetNewForms)

const PHONE = { width: 360, height: 740 }
const DESK = { width: 1280, height: 800 }

test('LOGIC-05 LOGIC-07 LOGIC-09 a benefit with 25 rules is built by mouse, a contradiction mended, cases kept, and published', async ({
  page,
}) => {
  test.setTimeout(420_000)
  const title = `Ayuda con el ratón ${Date.now()}`
  await page.setViewportSize(DESK)
  await enterAs(page, 'generador')
  await test.step('the form, its sections, questions and rules', () => build(page, title))
  await test.step('a contradiction is told, and its link leads into the rule, on a phone', () => mend(page))
  await test.step('two cases are kept', () => keepCases(page))
  await new EditorScreen(page).publish()
  const { cases, rules } = await storedForm(title)
  expect(cases).toHaveLength(2)
  expect(rules).toEqual(RULES)
})

async function build(page: Page, title: string): Promise<void> {
  const editor = new EditorScreen(page)
  const rules = new RulesByMouse(page)
  await editor.openNew()
  await page.getByLabel('Título del formulario').fill(title)
  await page.getByRole('checkbox', { name: 'Inspección General' }).check()
  await page.getByRole('switch', { name: /^Público/ }).check()
  for (const [at, part] of BENEFIT.entries()) {
    await editor.addSection(at + 1, part.section.titulo)
    if (part.section.repetible)
      await page.getByRole('switch', { name: 'La sección se puede repetir' }).check()
    await rules.make(part.rules)
    for (const [position, { question, rules: own }] of part.asked.entries()) {
      await editor.addQuestion(`sección ${at + 1}`, position + 1, {
        ...{ title: question.titulo, required: question.required },
        kind: KIND_WORDS[kindOf(question)] ?? '',
        options: question.opciones.map(({ texto }) => texto),
      })
      await rules.make(own)
    }
    if (part.after.length === 0) continue
    await page.getByLabel(`Título de la sección ${at + 1}`).click()
    await rules.make(part.after)
  }
  await expectAccessible(page)
}

async function mend(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Revisión/ }).click()
  const finding = page.getByRole('button', { name: /Certificado».*nunca se muestra/ })
  await expect(finding).toBeVisible()
  await page.setViewportSize(PHONE)
  await expectAccessible(page)
  await finding.click()
  const rule = page.getByRole('group', { name: 'Mostrar si', exact: true })
  await rule.getByRole('button', { name: 'Escribir como fórmula' }).click()
  await rule.getByLabel('Fórmula').fill(MENDED)
  await expectAccessible(page)
  await page.setViewportSize(DESK)
  await page.getByRole('button', { name: /^Revisión/ }).click()
  await expect(page.getByText(/Comprobando la lógica/)).toHaveCount(0)
  await expect(finding).toHaveCount(0)
}

async function keepCases(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Lógica', exact: true }).click()
  await page.getByText(/^Casos que conviene probar/).click()
  await page.getByRole('button', { name: 'Guardar como caso' }).first().click()
  await expect(page.getByText(/^Prueban [1-9]\d* de \d+ resultados/)).toBeVisible()
  await page.getByRole('button', { name: 'Guardar como caso' }).first().click()
  await expect(page.getByLabel('Nombre del caso')).toHaveCount(2)
  await page.getByRole('button', { name: 'Ver como dibujo' }).click()
  await page.getByRole('button', { name: /^¿Alquila\?, Quién la pide\. Decide sobre/ }).click()
  await page
    .getByRole('region', { name: '¿Alquila?' })
    .getByRole('button', { name: 'Alquiler', exact: true })
    .click()
  await expectAccessible(page)
  await page.setViewportSize(PHONE)
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
  await page.setViewportSize(DESK)
}
