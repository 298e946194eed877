import { expect, test } from 'playwright/test'
import { paths } from '../../src/lib/paths'
import { expectAccessible } from './accessible'
import { forgetNewForms } from './backstage'
import { BENEFIT, MENDED, RULES, storedForm } from './pages/benefit'
import { EditorKeys } from './pages/editor-keys'
import { enterAs } from './pages/login'
import { RulesByKeyboard } from './pages/rules-by-keyboard'

test.afterAll(forgetNewForms)

const PHONE = { width: 360, height: 740 }
const DESK = { width: 1280, height: 800 }

test('LOGIC-05 LOGIC-07 LOGIC-09 EDIT-10 a benefit with 25 rules is built with the keyboard alone, a contradiction mended, cases kept, and published', async ({
  page,
}) => {
  test.setTimeout(420_000)
  const title = `Ayuda con el teclado ${Date.now()}`
  const keys = new EditorKeys(page)
  await page.setViewportSize(DESK)
  await enterAs(page, 'generador')
  await page.goto(paths.newForm.href())
  await test.step('the form, its sections, questions and rules', () => build(keys, title))
  await test.step('a contradiction is told, and leads into the rule, on a phone too', () => mend(keys))
  await test.step('two cases are kept', () => keepCases(keys))
  await test.step('it is published', () => publish(keys))
  const { cases, rules } = await storedForm(title)
  expect(cases).toMatchObject([{ nombre: 'Alquila' }, { nombre: 'No alquila' }])
  expect(rules).toEqual(RULES)
})

async function build(keys: EditorKeys, title: string): Promise<void> {
  const rules = new RulesByKeyboard(keys)
  await keys.page.getByLabel('Título del formulario').waitFor()
  await keys.tabTo('Título del formulario')
  await keys.say(title)
  await keys.press('F6')
  await keys.page.getByRole('checkbox', { name: 'Inspección General' }).waitFor()
  for (const name of ['Inspección General', 'Público']) {
    await keys.tabTo(name)
    await keys.press('Space')
  }
  await keys.press('Shift+F6')
  for (const [at, part] of BENEFIT.entries()) {
    await keys.section({ ...part.section, preguntas: [] }, at + 1)
    await rules.make(part.rules)
    for (const [position, { question, rules: own }] of part.asked.entries()) {
      await keys.question(question, position + 1)
      await rules.make(own)
    }
    if (part.after.length === 0) continue
    await keys.backTo(`Título de la sección ${at + 1}`)
    await rules.make(part.after)
  }
  await expectAccessible(keys.page)
}

async function mend(keys: EditorKeys): Promise<void> {
  const { page } = keys
  const finding = page.getByRole('button', { name: /Certificado».*nunca se muestra/ })
  await page.setViewportSize(PHONE)
  await keys.open('Revisión')
  await expect(finding).toBeVisible()
  await expectAccessible(page)
  await keys.tabToElement(finding)
  await keys.press('Enter')
  // A sentence of two conditions begins with how they are joined.
  await keys.focused('Cuándo')
  await keys.tabTo('Escribir como fórmula')
  await keys.press('Enter')
  await keys.focused('Fórmula')
  await keys.press('Control+a')
  await keys.say(MENDED)
  await expectAccessible(page)
  await page.setViewportSize(DESK)
  await keys.open('Revisión')
  await expect(page.getByText(/Comprobando la lógica/)).toHaveCount(0)
  await expect(finding).toHaveCount(0)
}

async function keepCases(keys: EditorKeys): Promise<void> {
  const { page } = keys
  const keep = page.getByRole('button', { name: 'Guardar como caso' }).first()
  await keys.open('Lógica')
  await page.getByText(/^Casos que conviene probar/).waitFor()
  await keys.press('F6')
  await keys.tabTo('Casos que conviene probar')
  await keys.press('Enter')
  for (const [kept, name] of ['Alquila', 'No alquila'].entries()) {
    // What is proposed is worked out anew for each case that is kept.
    await expect(page.getByLabel('Nombre del caso')).toHaveCount(kept)
    await expect(keep).toBeVisible()
    await keys.tabToElement(keep)
    await keys.press('Enter')
    await keys.focused('Nombre del caso')
    await keys.press('Control+a')
    await keys.say(name)
    await expect(page.getByText(/^Prueban [1-9]\d* de \d+ resultados/)).toBeVisible()
  }
  await expectAccessible(page)
}

async function publish(keys: EditorKeys): Promise<void> {
  const { page } = keys
  await keys.press('Control+s')
  await page.getByRole('button', { name: 'Guardar y publicar' }).waitFor()
  await keys.tabTo('Guardar y publicar')
  await keys.press('Enter')
  await expect(page).toHaveURL(/\/editar\/(?!nuevo)/)
}
