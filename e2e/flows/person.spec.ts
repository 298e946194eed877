import { expect, test } from 'playwright/test'
import { paths } from '../../src/lib/paths'
import { answerPath } from '../../src/domain/store-paths'
import { expectAccessible } from './accessible'
import { backstage, newestAnswers } from './backstage'
import { enterAs } from './pages/login'

const SHOPS = 'inspeccion-comercios'
const NORMA = {
  ...{ id: '', nombre: 'Norma', apellido: 'Ledesma', dni: '24987123', cuit: '', email: 'norma@correo.test' },
  ...{ telefono: '', calle: '', tipo: 'fisica' },
}
const ANSWERS = ['persona-uno', 'persona-dos']

test.beforeAll(async () => {
  const [seeded] = await newestAnswers(SHOPS, 1)
  const data = (
    await backstage()
      .doc(answerPath(seeded?.id ?? ''))
      .get()
  ).data()
  for (const [at, id] of ANSWERS.entries())
    await backstage()
      .doc(answerPath(id))
      .set({ ...data, codigoMunicipio: `VA-990000000${at}`, datosCiudadano: NORMA })
})
test.afterAll(async () => {
  for (const id of ANSWERS) await backstage().doc(answerPath(id)).delete()
})

test('OPS-03 an elevated supervisor finds a person, hands out what is stored and erases it; on a phone too', async ({
  page,
}) => {
  await enterAs(page, 'elevado')
  await page.goto(paths.home.href())
  await page.getByRole('button', { name: /^Cuenta/ }).click()
  await page.getByRole('menuitem', { name: 'Derechos de una persona' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Derechos de una persona')
  await page.getByLabel('Documento').fill('*')
  await page.getByRole('button', { name: 'Buscar' }).click()
  await expect(page.getByLabel('Documento')).toHaveAccessibleDescription(/sin comodines/)
  await page.getByLabel('Documento').fill('24.987.123')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/2 respuestas encontradas\. Se miró todo/)).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 740 })
  const cards = page.getByRole('list', { name: 'Lo que se encontró' })
  await expect(cards.getByRole('listitem')).toHaveCount(2)
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.getByRole('checkbox', { name: /no coinciden solo por el nombre/ }).press('Space')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar PDF para la persona' }).click()
  expect((await downloading).suggestedFilename()).toBe('datos-de-una-persona.pdf')
  await page.getByRole('button', { name: 'Pedir el borrado' }).click()
  const dialog = page.getByRole('alertdialog', { name: '¿Borrar 2 respuestas de esta persona?' })
  await expect(dialog).toContainText('contabilidad')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Borrar' }).click()
  const requests = page.getByRole('list', { name: 'Borrados pedidos' })
  await expect(requests.getByText('Hecho')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Documento').fill('24987123')
  await page.getByRole('button', { name: 'Buscar' }).click()
  await expect(page.getByText('No se encontró nada de esta persona')).toBeVisible()
  for (const id of ANSWERS) expect((await backstage().doc(answerPath(id)).get()).exists).toBe(false)
})
