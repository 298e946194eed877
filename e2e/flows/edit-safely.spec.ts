import { expect, test, type Page } from 'playwright/test'
import { formPath } from '../../src/domain/store-paths'
import { paths } from '../../src/lib/paths'
import { PASSWORD } from '../stack/seed/staff'
import { expectAccessible } from './accessible'
import { backstage, closeSessions, forgetNewForms, newestAnswers } from './backstage'
import { emailOf, enterAs, fillLogin } from './pages/login'

test.afterAll(forgetNewForms)

/** A form with answers that may be edited, and who edits it. */
const FORM = 'control-terrazas'
const EDITOR = 'supervisor.montclar'

const title = (page: Page) => page.getByLabel('Título del formulario')
const save = (page: Page) => page.getByRole('button', { name: 'Guardar', exact: true })
const list = (page: Page, section: number) =>
  page.getByRole('list', { name: `Preguntas de la sección ${section}` })
const question = (page: Page, section: number, number: number) =>
  list(page, section).getByLabel(`Título de la pregunta ${number}`)

async function openEditor(page: Page): Promise<void> {
  await page.goto(paths.editForm.href(FORM))
  await save(page).waitFor()
}

async function savedWell(page: Page): Promise<void> {
  await page.waitForURL(`**${paths.forms.href()}`)
  await expect(page.getByText('El formulario fue editado correctamente')).toBeVisible()
}

/** Types at the end of the title, and waits until this device keeps it. */
async function typeKept(page: Page, words: string): Promise<void> {
  await title(page).press('End')
  await title(page).pressSequentially(words)
  const kept = () =>
    page.evaluate(async () => {
      const open = indexedDB.open('muniformularios')
      await new Promise((resolve) => open.addEventListener('success', resolve))
      const all = open.result.transaction('drafts').objectStore('drafts').getAll()
      await new Promise((resolve) => all.addEventListener('success', resolve))
      open.result.close()
      return JSON.stringify(all.result)
    })
  await expect.poll(kept).toContain(words)
}

test('EDIT-05 VIEW-04 who edits a form with answers is told what that does, and an old answer reads as before', async ({
  page,
}) => {
  const [answer] = await newestAnswers(FORM, 1)
  if (!answer) throw new Error('The seed has no answer to the form.')
  await enterAs(page, EDITOR)
  await page.goto(paths.view.href(answer.id))
  const read = page.getByRole('article')
  await expect(read.getByText('Mobiliario recogido')).toBeVisible()
  const before = await read.innerText()

  await openEditor(page)
  const removed = list(page, 2).getByRole('listitem', { name: 'Pregunta 5', exact: true })
  await removed.getByLabel('Título de la pregunta 5').click()
  await removed.getByRole('button', { name: 'Eliminar la pregunta 5' }).click()
  await question(page, 2, 1).fill('Mesas y sillas')
  await save(page).click()
  const dialog = page.getByRole('alertdialog', { name: /^Este formulario ya tiene respuestas: 1 cambio/ })
  await expect(dialog.getByText('Sección 2 «Comprobación» › Pregunta 5 «Mobiliario recogido»')).toBeVisible()
  await expect(dialog.getByText('se elimina la pregunta')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Guardar con estos cambios' }).click()
  await savedWell(page)

  await page.goto(paths.view.href(answer.id))
  await expect(read.getByText('Mobiliario recogido')).toBeVisible()
  expect(await read.innerText()).toBe(before)
})

test('EDIT-23 unsaved changes outlive a reload and a session that was closed elsewhere', async ({ page }) => {
  // The browser's own question on leaving.
  page.on('dialog', (asking) => void asking.accept())
  await enterAs(page, EDITOR)
  await openEditor(page)
  const stored = await title(page).inputValue()
  await typeKept(page, ' de verano')
  await expect(page.getByText('Hay cambios sin guardar')).toBeVisible()
  await page.reload()
  await expect(page.getByText(/^Se recuperaron cambios sin guardar \(\d\d:\d\d\)$/)).toBeVisible()
  await expect(title(page)).toHaveValue(`${stored} de verano`)
  await expectAccessible(page)

  await typeKept(page, ' y otoño')
  await closeSessions(EDITOR)
  await expect(page.getByText('Su sesión se cerró.')).toBeVisible()
  await fillLogin(page, emailOf(EDITOR), PASSWORD)
  await expect(page.getByText(/^Se recuperaron cambios/)).toBeVisible()
  await expect(title(page)).toHaveValue(`${stored} de verano y otoño`)
  await page.getByRole('button', { name: 'Descartarlos' }).click()
  await expect(title(page)).toHaveValue(stored)
  await expect(page.getByText('Sin cambios', { exact: true })).toBeVisible()
})

test('EDIT-23 a second tab on the same form warns the person', async ({ page, context }) => {
  await enterAs(page, EDITOR)
  await openEditor(page)
  const second = await context.newPage()
  await openEditor(second)
  await expect(
    second.getByText('Este formulario está abierto en otra pestaña de este dispositivo'),
  ).toBeVisible()
  await expectAccessible(second)
  await expect(page.getByText('abierto en otra pestaña')).toHaveCount(0)
})

test('EDIT-24 the later of two editors of one form merges both edits', async ({ page, browser }) => {
  await enterAs(page, EDITOR)
  await openEditor(page)
  const others = await browser.newPage()
  await enterAs(others, 'admin')
  await openEditor(others)
  await question(others, 1, 1).fill('Nombre del local')
  await question(others, 1, 2).fill('Domicilio')
  await save(others).click()
  await savedWell(others)
  await others.close()

  await question(page, 1, 1).fill('Nombre comercial del bar')
  await question(page, 1, 3).fill('Fecha de la autorización')
  await save(page).click()
  const dialog = page.getByRole('alertdialog', { name: 'El formulario cambió mientras lo editaba' })
  await expect(dialog.getByText(/^Lucía Ferreyra lo guardó el \d\d\/\d\d\/\d{4}/)).toBeVisible()
  const both = dialog.getByRole('group', {
    name: 'Sección 1 «Establecimiento» › Pregunta 1 «Nombre comercial del bar»: título',
  })
  await expect(both.getByRole('radio', { name: 'Lo suyo: Nombre comercial del bar' })).toBeChecked()
  await expectAccessible(page)
  await both.getByRole('radio', { name: 'Lo de Lucía Ferreyra: Nombre del local' }).check()
  await dialog.getByRole('button', { name: 'Unir los cambios' }).click()
  await expect(question(page, 1, 1)).toHaveValue('Nombre del local')
  await expect(question(page, 1, 2)).toHaveValue('Domicilio')
  await expect(question(page, 1, 3)).toHaveValue('Fecha de la autorización')
  await save(page).click()
  await savedWell(page)
  const stored = await backstage().doc(formPath(FORM)).get()
  const [first] = stored.get('secciones')
  expect(first.preguntas.slice(0, 3).map(({ titulo }: { titulo: string }) => titulo)).toEqual([
    'Nombre del local',
    'Domicilio',
    'Fecha de la autorización',
  ])
})
