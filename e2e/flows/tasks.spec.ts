import { FieldValue } from 'firebase-admin/firestore'
import { expect, test, type Page } from 'playwright/test'
import { paths } from '../../src/lib/paths'
import { expectAccessible } from './accessible'
import { backstage, newestAnswers } from './backstage'
import { enterAs } from './pages/login'

const SHOPS = 'inspeccion-comercios'
const NOTE = 'Falta el plano de evacuación'

test('REACH-07 REACH-08 VIEW-06 an answer is given to a group and to somebody with a note, who finds it among their tasks and hands it over', async ({
  page,
  browser,
}) => {
  test.slow()
  const [, answer] = await newestAnswers(SHOPS, 2)
  if (!answer) throw new Error('The seed has no second answer.')
  const { doc, code } = answer
  const giveTo = async (on: Page, action: string, name: string, note: string) => {
    await on.getByRole('button', { name: action, exact: true }).click()
    const dialog = on.getByRole('dialog', { name: 'Asignar 1 respuesta' })
    await dialog.getByRole('combobox', { name: 'A quién' }).fill(name.toLowerCase().slice(0, 4))
    await on.getByRole('option', { name: new RegExp(`^${name}`) }).click()
    await dialog.getByLabel('Nota para quien la recibe (opcional)').fill(note)
    await expectAccessible(on)
    await dialog.getByRole('button', { name: 'Asignar la respuesta' }).click()
    await expect(on.getByText('Se asignó 1 respuesta')).toBeVisible()
  }

  await enterAs(page, 'supervisor')
  await page.goto(paths.view.href(doc.id))
  await test.step('a group has it until somebody of it takes it', async () => {
    await giveTo(page, 'Asignar', 'Área', '')
    await page.goto(paths.tasks.href('mine'))
    await expect(page.getByRole('row', { name: new RegExp(code) })).toContainText('Área')
    await expectAccessible(page)
    await page.screenshot({ path: 'test-results/tasks-desk.png' })
    await page.getByRole('link', { name: code }).click()
    await page.getByRole('button', { name: 'Tomarla' }).waitFor()
    await page.screenshot({ path: 'test-results/take-desk.png' })
    await page.getByRole('button', { name: 'Tomarla' }).press('Enter')
    await expect(page.getByText('A mí', { exact: true })).toBeVisible()
  })
  await giveTo(page, 'Pasar a otra persona', 'Hernán Quiroga', NOTE)
  await expect(page.getByRole('button', { name: 'Pasar a otra persona' })).toBeVisible()
  await page.goto(paths.tasks.href('mine'))
  await expect(page.getByRole('heading', { name: 'No tiene tareas' })).toBeVisible()
  await expectAccessible(page)
  await page.goto(paths.tasks.href('all'))
  await expect(page.getByRole('row', { name: new RegExp(code) })).toContainText('Hernán Quiroga')
  await expectAccessible(page)

  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const phone = await context.newPage()
  await enterAs(phone, 'elevado')
  await test.step('REACH-07 the bell says so until it was looked at, and of what one hears is chosen', async () => {
    await phone.goto(paths.tasks.href('mine'))
    await phone.getByRole('link', { name: 'Avisos: 1 respuesta asignada sin ver' }).click()
    await expect(phone.getByRole('link', { name: code })).toBeVisible()
    await expect(phone.getByRole('link', { name: 'Avisos', exact: true })).toBeVisible()
    await expectAccessible(phone)
    await phone.getByRole('link', { name: 'Elegir mis avisos' }).click()
    await phone.getByRole('combobox', { name: 'Nuevas de mis áreas' }).click()
    await phone.getByRole('option', { name: 'Enseguida' }).click()
    await expectAccessible(phone)
    await phone.getByRole('button', { name: 'Guardar' }).click()
    await expect(phone.getByText('Sus avisos quedaron guardados')).toBeVisible()
    await phone.reload()
    await expect(phone.getByRole('combobox', { name: 'Nuevas de mis áreas' })).toHaveText('Enseguida')
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })
  await phone.goto(paths.tasks.href('mine'))
  await expect(phone.getByRole('link', { name: code })).toBeVisible()
  await expectAccessible(phone)
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await test.step('who will be away notes it with who stands in', async () => {
    await phone.getByRole('button', { name: 'Voy a estar ausente' }).click()
    const dialog = phone.getByRole('dialog', { name: 'Mi ausencia' })
    await dialog.getByLabel('Desde').fill('2999-01-02')
    await dialog.getByLabel('Hasta').fill('2999-01-09')
    await dialog.getByRole('combobox', { name: 'Quién lo reemplaza (opcional)' }).fill('mart')
    await phone.getByRole('option', { name: /^Marta Oviedo/ }).click()
    await expectAccessible(phone)
    await phone.screenshot({ path: 'test-results/absence-phone.png' })
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(
      phone.getByText(/Ausente del 02\/01\/2999 al 09\/01\/2999\. Lo que vence pasa a Marta Oviedo/),
    ).toBeVisible()
    await expectAccessible(phone)
    await phone.reload()
    await phone.getByRole('button', { name: 'Cambiar' }).click()
    await phone.getByRole('button', { name: 'No hay ausencia' }).click()
    await expect(phone.getByRole('button', { name: 'Voy a estar ausente' })).toBeVisible()
  })
  await phone.getByRole('link', { name: code }).press('Enter')
  await expect(phone.getByText(NOTE)).toBeVisible()
  await expect(phone.getByText('A mí', { exact: true })).toBeVisible()
  await giveTo(phone, 'Pasar a otra persona', 'Marta Oviedo', '')
  await phone.goto(paths.tasks.href('mine'))
  await expect(phone.getByRole('heading', { name: 'No tiene tareas' })).toBeVisible()
  await context.close()
  // The next journeys find the list as it was.
  const gone = FieldValue.delete()
  await doc.ref.update({ asignado: gone, vence: gone, asignadoEl: gone })
  await backstage().doc('usuarios/elevado').update({ avisos: gone, avisosVistos: gone })
})
