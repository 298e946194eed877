import type { Browser, Page } from 'playwright'
import { paths } from '../../src/lib/paths'
import { signIn } from '../flows/pages/login'
import { loadSeed } from '../stack/seed'
import { withTown } from '../stack/with-town'
import { withBrowser } from './browser'

const MEASURED_FORM = 'banco-de-pruebas'
const FEW = 400
const MANY = 10_000
const QUESTIONS = 30

interface ScreenReads {
  screen: string
  /** Documents that the screen itself read until it stood. */
  reads: number
  /** Documents read to know who is signed in: once for each tab, not for each screen. */
  sessionReads: number
  byLabel: Record<string, number>
  /** Bytes that came from the store for all of it, not compressed. */
  storeBytes: number
}

const FIRESTORE = /google\.firestore|\/databases\//

interface Screen {
  screen: string
  path: string
  /** What is on the page when it stands. */
  stands: string
}

/** Opens a screen anew and says what it read. Whoever is signed in stays so. */
async function visit(page: Page, { screen, path, stands }: Screen): Promise<ScreenReads> {
  const bodies: Promise<number>[] = []
  page.on('response', (response) => {
    if (!FIRESTORE.test(response.url())) return
    bodies.push(
      response.body().then(
        (body) => body.length,
        // A stream that is still open has no end to be measured.
        () => 0,
      ),
    )
  })
  await page.goto(path)
  await page.locator(stands).first().waitFor()
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null)
  const reads = await page.evaluate(() => globalThis.__reads ?? { total: 0, byLabel: {} })
  page.removeAllListeners('response')
  await page.goto('about:blank')
  const storeBytes = (await Promise.all(bodies)).reduce((sum, bytes) => sum + bytes, 0)
  const { session: sessionReads = 0, ...byLabel } = reads.byLabel
  return { screen, reads: reads.total - sessionReads, sessionReads, byLabel, storeBytes }
}

const answersList = (answers: number): Screen => ({
  screen: `answers list at ${answers} answers`,
  path: paths.answers.href(MEASURED_FORM),
  stands: 'a[href^="/ver/"]',
})

async function strangerReads(browser: Browser, baseURL: string): Promise<ScreenReads[]> {
  const context = await browser.newContext({
    baseURL,
    locale: 'es-AR',
    viewport: { width: 360, height: 740 },
  })
  const page = await context.newPage()
  const path = paths.publicAnswer.href('reclamo-alumbrado')
  const reads = [await visit(page, { screen: 'public form', path, stands: 'article h1' })]
  await context.close()
  return reads
}

async function staffReads(page: Page): Promise<ScreenReads[]> {
  await page.goto(paths.answers.href(MEASURED_FORM))
  const first = page.locator('a[href^="/ver/"]').first()
  const view = (await first.getAttribute('href')) ?? ''
  return [
    await visit(page, { screen: 'form list', path: paths.forms.href(), stands: 'a[href^="/contestar/"]' }),
    await visit(page, { screen: 'staff form', path: paths.answer.href(MEASURED_FORM), stands: 'article h1' }),
    await visit(page, answersList(FEW)),
    await visit(page, { screen: 'answer view', path: view, stands: 'h1' }),
  ]
}

/** Loading the seed makes the accounts anew, so each round signs in for itself. */
async function asSupervisor<T>(
  browser: Browser,
  baseURL: string,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    baseURL,
    locale: 'es-AR',
    viewport: { width: 1280, height: 800 },
  })
  const page = await context.newPage()
  await signIn(page, 'supervisor')
  const result = await work(page)
  await context.close()
  return result
}

/** Documents and bytes that each screen reads, on the real rules and emulators. */
export function measureReads(): Promise<ScreenReads[]> {
  return withTown(
    (baseURL) =>
      withBrowser(async (browser) => {
        const reads = await strangerReads(browser, baseURL)
        reads.push(...(await asSupervisor(browser, baseURL, staffReads)))
        await loadSeed({ answers: MANY, questions: QUESTIONS })
        reads.push(await asSupervisor(browser, baseURL, (page) => visit(page, answersList(MANY))))
        return reads
      }),
    { answers: FEW, questions: QUESTIONS },
  )
}
