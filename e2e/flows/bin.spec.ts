import { expect, test } from 'playwright/test'
import { binnedPath } from '../../src/domain/store-paths'
import { paths } from '../../src/lib/paths'
import { expectAccessible } from './accessible'
import { backstage, newestChecked } from './backstage'
import { AnswersListScreen } from './pages/answers-list'
import { enterAs } from './pages/login'

const TREES = 'censo-arbolado'

test('REACH-10 ALIST-04 a deletion is undone, whole, and what is deleted again lies in the bin', async ({
  page,
}) => {
  const answer = await newestChecked(TREES)
  if (!answer) throw new Error('The seed has no answer.')
  const { id, code, doc } = answer
  const before = (await doc.ref.get()).data()
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
  // The next journeys find the list as it was.
  await backstage().doc(binnedPath(id)).delete()
  if (before) await doc.ref.set(before)
})
