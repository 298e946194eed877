import type { Browser, Page } from 'playwright'
import { paths } from '../../src/lib/paths'
import { signIn } from '../flows/pages/login'
import type { SeedOptions } from '../stack/seed-contract'
import { answersAddress } from '../../src/lib/answers-address'
import { fillUp, NEEDLE } from './many-answers'
import { addForms } from './many-forms'
import { waitLonger } from './patience'
import { countStoreTraffic } from './store-traffic'

export const MEASURED_FORM = 'banco-de-pruebas'
export const FEW = 400
const MANY = 100_000
const MANY_FORMS = 2000
const QUESTIONS = 30
/** The session and the user. */
const RULES_READS_OF_A_REQUEST = 2
/** Long enough for a read that a shown screen still begins. */
const QUIET_MS = 500
const WHOLE_MUNICIPALITY = 'elevado'
const BACK_HOME = 'home of who comes back'
/** A weekend and the days beside it. */
const DAYS_AWAY = 4

/** The municipality that {@link measureReads} and {@link measureManyReads} begin in. */
export const MUNICIPALITY: SeedOptions = { answers: FEW, questions: QUESTIONS }

export interface ScreenReads {
  screen: string
  /** Documents that the screen itself read until it stood. */
  reads: number
  /** Documents read to hear from then on what others change. */
  liveReads: number
  /** Documents read to know who is signed in: once for each tab, not for each screen. */
  sessionReads: number
  /**
   * Documents that rules read: the session and the user for each request, the session to hear of the user. Rules that
   * look at a form or an answer besides read more.
   */
  rulesReads: number
  /** All that the store bills of it: what was read above, by the page and by rules. */
  billedReads: number
  byLabel: Record<string, number>
  /** Bytes that came from the store for the screen itself, not compressed. */
  storeBytes: number
  /** Bytes of the channel that tells whether the session is still open. */
  sessionBytes: number
}

interface Screen {
  screen: string
  path: string
  /** What is on the page when it stands. */
  stands: string
}

const readsOf = (page: Page) => page.evaluate(() => globalThis.__reads ?? { total: 0, byLabel: {} })

/** The reads, once no more came for a while. */
async function settledReads(page: Page): ReturnType<typeof readsOf> {
  const before = await readsOf(page)
  await page.waitForTimeout(QUIET_MS)
  const after = await readsOf(page)
  return after.total === before.total ? after : settledReads(page)
}

/** Waits for what a screen shows, and says what it shows instead when that is a failure: it would stay for ever. */
async function untilItStands(page: Page, stands: string): Promise<void> {
  const there = page.locator(stands).first()
  const failed = page.getByRole('button', { name: /^Intentar/ }).first()
  await there.or(failed).first().waitFor()
  if (await failed.isVisible()) throw new Error(`It failed: ${await page.getByRole('main').innerText()}`)
}

/** Opens a screen anew and says what it read. Whoever is signed in stays so. */
export async function visit(page: Page, { screen, path, stands }: Screen): Promise<ScreenReads> {
  const endCounting = await countStoreTraffic(page)
  await page.goto(path)
  await untilItStands(page, stands)
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null)
  const reads = await settledReads(page)
  const traffic = await endCounting()
  await page.goto('about:blank')
  const { session = 0, bell = 0, 'live answers': liveReads = 0, ...byLabel } = reads.byLabel
  // What the frame reads, whatever is in it.
  const sessionReads = session + bell
  const shown = reads.total - sessionReads - liveReads
  const heard = liveReads > 0 ? 1 : 0
  const rulesReads = RULES_READS_OF_A_REQUEST * (traffic.signedRequests + heard) + (session > 0 ? 1 : 0)
  const own = { reads: shown, liveReads, rulesReads, billedReads: reads.total + rulesReads }
  const bytes = { storeBytes: traffic.screen, sessionBytes: traffic.session }
  return { screen, ...own, sessionReads, byLabel, ...bytes }
}

const answersList = (answers: number): Screen => ({
  screen: `answers list at ${answers} answers`,
  path: paths.answers.href(MEASURED_FORM),
  stands: 'a[href^="/ver/"]',
})

/** One answer among all of them. */
const foundBy = (what: string, search: string): Screen => ({
  screen: `answer found by ${what} among ${MANY}`,
  path: answersAddress(MEASURED_FORM, { search }),
  stands: `a[href^="/ver/"] >> text=${NEEDLE.code}`,
})

/** What is one's own turn and late among all of them (REACH-08). */
const TASKS: Screen = {
  screen: `tasks among ${MANY} answers`,
  path: paths.tasks.href('mine'),
  stands: 'a[href^="/ver/"]',
}

const formList = (forms: string): Screen => ({
  screen: `form list of ${forms}`,
  path: paths.forms.href(),
  stands: 'a[href^="/contestar/"]',
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
    await visit(page, { screen: 'home', path: paths.home.href(), stands: 'a[href*="estado="]' }),
    await comeBack(page),
    await visit(page, formList('the municipality')),
    await visit(page, { screen: 'staff form', path: paths.answer.href(MEASURED_FORM), stands: 'article h1' }),
    await visit(page, answersList(FEW)),
    await visit(page, { screen: 'answer view', path: view, stands: 'h1' }),
    await manyForms(page),
  ]
}

/** Last: every other screen has the forms of the municipality alone. */
async function manyForms(page: Page): Promise<ScreenReads> {
  await addForms(MANY_FORMS)
  return visit(page, formList(`${MANY_FORMS} more`))
}

/** Home with what changed in the days since the last visit to this device. */
async function comeBack(page: Page): Promise<ScreenReads> {
  await page.goto(paths.home.href())
  await page.evaluate(
    (seen) => {
      for (const key of Object.keys(localStorage).filter((name) => name.startsWith('visita:')))
        localStorage.setItem(key, JSON.stringify({ seen, before: null }))
    },
    Date.now() - DAYS_AWAY * 86_400_000,
  )
  return visit(page, { screen: BACK_HOME, path: paths.home.href(), stands: '[aria-labelledby="changed"] li' })
}

/** Signs in, works and signs out with the browser; as somebody else than the supervisor when told. */
export async function asSupervisor<T>(
  browser: Browser,
  baseURL: string,
  work: (page: Page) => Promise<T>,
  username = 'supervisor',
): Promise<T> {
  const context = await browser.newContext({
    baseURL,
    locale: 'es-AR',
    viewport: { width: 1280, height: 800 },
  })
  await waitLonger(context)
  const page = await context.newPage()
  await signIn(page, username)
  const result = await work(page)
  await context.close()
  return result
}

/** Documents and bytes that each screen reads, on the real rules and emulators. */
export const measureReads = async (browser: Browser, baseURL: string): Promise<ScreenReads[]> => [
  ...(await strangerReads(browser, baseURL)),
  ...(await asSupervisor(browser, baseURL, staffReads)),
]

/**
 * The same of a list of many answers. To be called before any page of the municipality was open: for whoever still listens
 * the emulator goes through all answers with each one that is written. By who sees the whole municipality: without
 * indexes the emulator looks through all answers once for each area that is named, and gives up after a minute.
 */
export async function measureManyReads(browser: Browser, baseURL: string): Promise<ScreenReads[]> {
  await fillUp(MEASURED_FORM, FEW, MANY, { turnsOf: WHOLE_MUNICIPALITY })
  return asSupervisor(
    browser,
    baseURL,
    async (page) => [
      await visit(page, answersList(MANY)),
      await visit(page, TASKS),
      await visit(page, foundBy('code', NEEDLE.code)),
      await visit(page, foundBy('name', NEEDLE.name)),
      await visit(page, foundBy('document', NEEDLE.document)),
    ],
    WHOLE_MUNICIPALITY,
  )
}
