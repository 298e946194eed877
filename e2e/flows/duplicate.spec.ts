import { expect, test, type Page } from 'playwright/test'
import { paths } from '../../src/lib/paths'
import { rolesThatMay } from '../../src/testing/who-may'
import { STAFF, type Member } from '../stack/seed/staff'
import { backstage, forgetNewForms } from './backstage'
import { enterAs } from './pages/login'

test.afterAll(forgetNewForms)

/** The first account of each role is the seeded municipality's. */
const memberOf = (role: string): Member => {
  const member = STAFF.find((one) => one.role === role)
  if (!member) throw new Error(`Nobody has ${role}.`)
  return member
}
const TARGET = 'Cultura y Deporte'

async function openFirstMenu(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Más acciones de/ })
    .first()
    .click()
}

/** Copies that somebody made, as stored. */
async function copiesBy(username: string) {
  const forms = await backstage()
    .collection('formularios')
    .where('duplicatedInfo.username', '==', username)
    .get()
  return forms.docs
}

test('LIST-05 LIST-07 a supervisor is not offered to duplicate', async ({ page }) => {
  await enterAs(page, memberOf('ROLE_SUPERVISOR').username)
  await page.goto(paths.forms.href())
  await openFirstMenu(page)
  await expect(page.getByRole('menuitem').first()).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Duplicar' })).toHaveCount(0)
})

for (const role of rolesThatMay('duplicate', 'form')) {
  const { username } = memberOf(role)

  test(`LIST-07 ${role} duplicates a form into another area`, async ({ page }) => {
    await enterAs(page, username)
    await page.goto(paths.forms.href())
    await openFirstMenu(page)
    await page.getByRole('menuitem', { name: 'Duplicar' }).click()
    const dialog = page.getByRole('dialog', { name: /^Duplicar/ })
    await expect(dialog.getByRole('combobox')).toHaveCount(role === 'ROLE_ADMIN' ? 4 : 1)
    await dialog.getByRole('combobox', { name: 'Área municipal' }).click()
    await page.getByRole('option', { name: TARGET }).click()
    await dialog.getByRole('button', { name: 'Duplicar' }).click()
    await expect(page.getByText('El Formulario fue duplicado correctamente')).toBeVisible()

    const [copy, ...others] = await copiesBy(username)
    expect(others).toEqual([])
    expect(copy?.get('areaInfo.nombre')).toBe(TARGET)
    expect(copy?.get('creadoPor')).toBe(username)
    expect(copy?.get('version')).toBe(1)
    const parent = await backstage()
      .doc(`formularios/${copy?.get('duplicatedInfo.parentFormId')}`)
      .get()
    expect(copy?.get('titulo')).toBe(`${parent.get('titulo')} (copia)`)
    expect(copy?.get('opcionales.publico')).toBe(false)
    if (copy) await backstage().recursiveDelete(copy.ref)
    await backstage().doc(`formularios_publicos/${copy?.id}`).delete()
  })
}
