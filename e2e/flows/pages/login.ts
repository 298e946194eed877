import type { BrowserContext, Page } from 'playwright'
import { paths } from '../../../src/lib/paths'
import { PASSWORD, STAFF } from '../../stack/seed/staff'

/** The e-mail of a member of the seeded municipality. */
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

type Session = Awaited<ReturnType<BrowserContext['storageState']>>
/** The storage of a browser with an open session, by username; for the tests of one worker. */
const sessions = new Map<string, Session>()

/**
 * Gives the page an open session of that person: the one that signed in through the page first. For journeys that
 * go to an address next and are not about signing in or out.
 */
export async function enterAs(page: Page, username: string): Promise<void> {
  const context = page.context()
  const known = sessions.get(username)
  if (known) return context.setStorageState(known)
  await signIn(page, username)
  sessions.set(username, await context.storageState({ indexedDB: true }))
}

/** The session was closed by whatever way: the next one signs in again. */
export function forgetSession(username: string): void {
  sessions.delete(username)
}

/** Types the credentials and presses the button. */
export async function fillLogin(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Ingresar', exact: true }).click()
}
