import type { Page } from 'playwright'
import { paths } from '../../../src/lib/paths'
import { PASSWORD, STAFF } from '../../stack/seed/staff'

/** The e-mail of a member of the seeded town. */
export function emailOf(username: string): string {
  const member = STAFF.find((each) => each.username === username)
  if (!member) throw new Error(`The seed has no ${username}.`)
  return member.email
}

/** Signs in and waits until the first page of the staff shell stands. */
export async function signIn(page: Page, username: string): Promise<void> {
  await page.goto(paths.login.href())
  await fillLogin(page, emailOf(username), PASSWORD)
  await page.waitForURL((url) => url.pathname !== paths.login.href())
  await page.getByRole('heading', { level: 1 }).waitFor()
}

/** Types the credentials and presses the button. */
export async function fillLogin(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Ingresar', exact: true }).click()
}
