import type { Browser, Page } from 'playwright'
import type { Mounted } from '../../src/testing/bench-answering'
import { openPage, PAGE } from './answering-page'
import { withBrowser } from './browser'
import { measureKeystrokes, type Keystrokes, type TypedForm } from './keystrokes'
import { median, round } from './numbers'
import { withPage } from './serve-page'

const SIZES = [30, 300, 2000]
const MOUNTED = 1000
const MOUNTS = 7
const COLD_MOUNTS = 15
const ROWS = 100
/** Rows at either end whose middle counts. */
const SAMPLE = 5
const VALIDATED = 2000
const VALIDATIONS = 15

interface Mounting {
  questions: number
  /** Until the form can be answered, in a page that has drawn nothing before: code that runs for the first time included. */
  coldMs: number
  /** Against all of its controls as plain HTML in a page that has parsed nothing before. */
  coldRatio: number
  usableMs: number
  plainHtmlMs: number
  ratio: number
  /** Until all of the form stands, against the same. */
  wholeRatio: number
  /** The longest time without hearing a tap or key while the rest of the form is drawn. */
  longestMs: number
}

/** What a form took, and milliseconds until the same controls stood as plain HTML right after. */
interface Mount {
  form: Mounted
  plain: number
}

interface Rows {
  rows: number
  /** Questions and rows drawn by adding the first row, and by adding the last. */
  drawnByFirst: number
  drawnByLast: number
  firstMs: number
  lastMs: number
  ratioMs: number
}

interface Validating {
  questions: number
  scriptMs: number
}

/** Each size in a page of its own. */
async function typing(browser: Browser, address: string): Promise<Keystrokes[]> {
  const forms: TypedForm[] = []
  for (const questions of SIZES) {
    const page = await openPage(browser, address)
    await page.evaluate((count) => window.bench.mount(count), questions)
    // The first question is a text; one in the middle may be out of sight, which is another matter.
    await page.locator('#s0-q0').click()
    forms.push({ questions, page, takeDrawn: () => page.evaluate(() => window.bench.drawn()) })
  }
  const measured = await measureKeystrokes(forms)
  for (const { page } of forms) await page.close()
  return measured
}

/** Each in a page of its own. */
async function coldMounts(browser: Browser, address: string): Promise<Mount[]> {
  const mounts: Mount[] = []
  for (let time = 0; time < COLD_MOUNTS; time += 1) {
    const page = await openPage(browser, address)
    const form = await page.evaluate((count) => window.bench.mount(count), MOUNTED)
    const html = await page.evaluate(() => window.bench.html())
    await page.close()
    const bare = await openPage(browser, address)
    const plain = await bare.evaluate((text) => window.bench.mountHtml(text), html)
    await bare.close()
    mounts.push({ form, plain })
  }
  return mounts
}

async function warmMounts(page: Page): Promise<Mount[]> {
  const mounts: Mount[] = []
  for (let time = 0; time < MOUNTS; time += 1) {
    const form = await page.evaluate((count) => window.bench.mount(count), MOUNTED)
    mounts.push({ form, plain: await page.evaluate(() => window.bench.mountPlain()) })
  }
  return mounts
}

/** Neighbours are compared: a machine that becomes slow meanwhile makes both slow. */
const ratioOf = (mounts: Mount[], ms: (form: Mounted) => number): number =>
  round(median(mounts.map(({ form, plain }) => ms(form) / plain)), 2)
const usable = ({ usableMs }: Mounted): number => usableMs

function mountingOf(cold: Mount[], warm: Mount[]): Mounting {
  return {
    questions: MOUNTED,
    coldMs: round(median(cold.map(({ form }) => usable(form)))),
    coldRatio: ratioOf(cold, usable),
    usableMs: round(median(warm.map(({ form }) => usable(form)))),
    plainHtmlMs: round(median(warm.map(({ plain }) => plain))),
    ratio: ratioOf(warm, usable),
    wholeRatio: ratioOf(warm, ({ wholeMs }) => wholeMs),
    longestMs: round(median(warm.map(({ form }) => form.longestMs)), 1),
  }
}

async function addingRows(page: Page): Promise<Rows> {
  // The first round only warms the browser up.
  await page.evaluate((count) => window.bench.addRows(count), ROWS)
  const added = await page.evaluate((count) => window.bench.addRows(count), ROWS)
  const firstMs = median(added.slice(0, SAMPLE).map(({ ms }) => ms))
  const lastMs = median(added.slice(-SAMPLE).map(({ ms }) => ms))
  return {
    rows: ROWS,
    drawnByFirst: added[0]?.drawn ?? 0,
    drawnByLast: added.at(-1)?.drawn ?? 0,
    firstMs: round(firstMs, 1),
    lastMs: round(lastMs, 1),
    ratioMs: round(lastMs / firstMs, 2),
  }
}

async function validating(page: Page): Promise<Validating> {
  const times: number[] = []
  for (let time = 0; time < VALIDATIONS; time += 1)
    times.push(await page.evaluate((count) => window.bench.validate(count), VALIDATED))
  return { questions: VALIDATED, scriptMs: round(median(times), 1) }
}

export interface AnsweringCosts {
  keystrokes: Keystrokes[]
  mounting: Mounting
  addingRows: Rows
  validating: Validating
}

/** What answering costs in a browser, by counts and by clock. */
export function measureAnswering(): Promise<AnsweringCosts> {
  return withPage(PAGE, (address) =>
    withBrowser(async (browser) => {
      const cold = await coldMounts(browser, address)
      const keystrokes = await typing(browser, address)
      const page = await openPage(browser, address)
      return {
        keystrokes,
        mounting: mountingOf(cold, await warmMounts(page)),
        addingRows: await addingRows(page),
        validating: await validating(page),
      }
    }),
  )
}
