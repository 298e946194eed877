import { expect, test } from 'playwright/test'
import { binnedPath } from '../../src/domain/store-paths'
import { paths } from '../../src/lib/paths'
import { expectAccessible } from './accessible'
import { backstage, newestChecked } from './backstage'
import { AnswersListScreen } from './pages/answers-list'
import { enterAs } from './pages/login'

const TREES = 'censo-arbolado'

test('REACH-10 ALIST-04 a deletion is undone, and later taken back from the bin, whole; erased there, it is gone', async ({
  page,
  browser,
}) => {
  const answer = await newestChecked(TREES)
  if (!answer) throw new Error('The seed has no answer.')
  const { id, code, doc } = answer
  const before = (await doc.ref.get()).data()
  const note = doc.ref.collection('notas').doc('nota-papelera')
  await note.set({
    texto: 'Volver a medir',
    autor: 'supervisor',
    firstName: '',
    lastName: '',
    fecha: new Date(),
  })
  const list = new AnswersListScreen(page)
  const row = page.getByRole('button', { name: `Eliminar la respuesta ${code}` })
  const removeByKeyboard = async () => {
    await row.press('Enter')
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText('Durante 30 días se puede recuperar')
    await dialog.getByRole('button', { name: 'Eliminar respuesta' }).press('Enter')
    await expect(page.getByText('La respuesta se eliminó correctamente')).toBeVisible()
    await expect(row).toHaveCount(0)
  }
  const isBack = async () => {
    const { restaurada, ...after } = (await doc.ref.get()).data() ?? {}
    expect(restaurada).toBeDefined()
    expect(after).toEqual(before)
  }

  await enterAs(page, 'supervisor')
  await list.open(TREES)
  await removeByKeyboard()
  expect((await doc.ref.get()).exists).toBe(false)
  await page.getByRole('button', { name: 'Deshacer' }).press('Enter')
  await expect(row).toBeVisible()
  await isBack()

  await removeByKeyboard()
  await page.getByRole('link', { name: 'Papelera' }).press('Enter')
  await expect(page).toHaveURL(paths.bin.href(TREES))
  await expect(page.getByRole('row', { name: new RegExp(code) })).toContainText('30 días')
  await expect(page.getByRole('button', { name: /^Borrar ahora/ })).toHaveCount(0)
  await expectAccessible(page)
  // Who has its address reads nothing of it meanwhile.
  await page.goto(paths.view.href(id))
  await expect(page.getByText('No existe la respuesta.')).toBeVisible()
  await page.goto(paths.bin.href())
  await page.getByRole('button', { name: `Recuperar la respuesta ${code}` }).press('Enter')
  await expect(page.getByText('La respuesta se recuperó')).toBeVisible()
  await expect(page.getByRole('button', { name: `Recuperar la respuesta ${code}` })).toHaveCount(0)
  await isBack()
  await page.goto(paths.view.href(id))
  await expect(page.getByText('Volver a medir')).toBeVisible()

  // Another one, which nobody misses.
  const other = backstage().doc(binnedPath('arbol-para-la-papelera'))
  const spare = `${code.slice(0, -4)}ZZZZ`
  const { idPlantilla, titulo, creadoPor, municipalityPath, areas } = before ?? {}
  await other.set({
    ...{ idPlantilla, titulo, creadoPor, municipalityPath, areas, codigoMunicipio: spare },
    ...{ por: 'supervisor', nombre: 'Marta Oviedo', vaciando: false, movidas: [] },
    ...{ borrada: new Date(), hasta: new Date(Date.now() + 86_400_000) },
    datos: { ...before, codigoMunicipio: spare },
  })
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const phone = await context.newPage()
  await enterAs(phone, 'admin')
  await phone.goto(paths.bin.href(TREES))
  await expect(phone.getByRole('heading', { name: spare })).toBeVisible()
  await expectAccessible(phone)
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await phone.getByRole('button', { name: `Borrar ahora la respuesta ${spare}` }).click()
  await phone.getByRole('alertdialog').getByRole('button', { name: 'Borrar definitivamente' }).click()
  await expect(phone.getByText('La respuesta se borró definitivamente')).toBeVisible()
  await expect(phone.getByText('No hay respuestas en la papelera')).toBeVisible()
  expect((await other.get()).exists).toBe(false)
  await context.close()
  await note.delete()
})
