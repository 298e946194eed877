import type { Browser, Page } from 'playwright'
import { paths } from '../../src/lib/paths'
import { signIn } from '../flows/pages/login'
import { stackPorts } from '../stack/ports'
import { longFormId, writeLongForms } from './long-forms'

const QUESTIONS = 30
/** The texts; some of them must be answered, and the rest of the form is left empty. */
const TEXTS = /observaciones/

export interface Saving {
  who: 'stranger' | 'staff'
  /** Requests to the store from the press on the button until the answer was stored. */
  storeRequests: number
  /** Requests that open the account without a name, which a stranger's first upload or save needs. */
  signInRequests: number
}

async function save(page: Page, who: Saving['who'], stands: string): Promise<Saving> {
  const { firestore, auth } = stackPorts()
  const asked = { store: 0, signIn: 0 }
  await page.locator(stands).first().waitFor()
  for (const text of await page.getByRole('textbox', { name: TEXTS }).all()) await text.fill('Plaza')
  page.on('request', (request) => {
    const { port, pathname } = new URL(request.url())
    // The channel that tells whether the session is open is always there; permission to ask is no request of ours.
    const isOurs = request.method() !== 'OPTIONS' && !pathname.includes('/channel')
    if (isOurs && port === String(firestore)) asked.store += 1
    if (isOurs && port === String(auth)) asked.signIn += 1
  })
  const stored = page.waitForResponse((response) => response.url().includes(':commit'))
  await page.getByRole('button', { name: /^(Enviar|Guardar)$/ }).click()
  await stored
  const result: Saving = { who, storeRequests: asked.store, signInRequests: asked.signIn }
  await page.waitForURL((url) => !url.pathname.includes('contestar'))
  return result
}

/** What one press on the button asks of the servers, of a stranger and of a member of the staff. */
export async function measureSaving(browser: Browser, baseURL: string): Promise<Saving[]> {
  await writeLongForms([QUESTIONS], { whole: true })
  const form = longFormId(QUESTIONS)
  const open = () => browser.newContext({ baseURL, locale: 'es-AR', serviceWorkers: 'block' })
  const stranger = await open()
  const street = await stranger.newPage()
  await street.goto(paths.publicAnswer.href(form))
  const saved = [await save(street, 'stranger', 'article h1')]
  await stranger.close()
  const staff = await open()
  const desk = await staff.newPage()
  await signIn(desk, 'inspector.elevado')
  await desk.goto(paths.answer.href(form))
  saved.push(await save(desk, 'staff', 'article h1'))
  await staff.close()
  return saved
}
