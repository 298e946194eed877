import type { Browser, Page } from 'playwright'
import { paths } from '../../src/lib/paths'
import { signIn } from '../flows/pages/login'
import { pageMemory } from '../flows/page-memory'
import type { SeedOptions } from '../stack/seed-contract'
import { fillUp } from './many-answers'
import { round } from './numbers'
import { waitLonger } from './patience'
import { sheetRows } from './sheet-rows'

const FORM = 'banco-de-pruebas'
const ANSWERS = 100_000
const SEEDED = 2
const QUESTIONS = 50
const SAMPLE_MS = 500
const LIMIT_MS = 60 * 60 * 1000

/** The municipality that {@link measureExport} begins in. */
export const EXPORT_MUNICIPALITY: SeedOptions = { answers: SEEDED, questions: QUESTIONS }

export interface Exported {
  answers: number
  questions: number
  /** Rows of the file, which must be all answers. */
  rows: number
  /** The most memory that the page and its worker had at a time, and what they had before. */
  peakMegabytes: number
  beforeMegabytes: number
  /** The longest that the page could not be used, in milliseconds. */
  longestTaskMs: number
  seconds: number
}

async function watchTasks(page: Page): Promise<() => Promise<number>> {
  const longest = await page.evaluateHandle(() => {
    const seen = { ms: 0 }
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.ms = Math.max(seen.ms, duration)
    }).observe({ type: 'longtask' })
    return seen
  })
  return () => longest.evaluate(({ ms }) => ms)
}

/** A whole export in the page itself: every answer, the memory it takes and whether the page can be used meanwhile. */
export async function measureExport(browser: Browser, baseURL: string, answers = ANSWERS): Promise<Exported> {
  await fillUp(FORM, SEEDED, answers, { whole: true })
  const context = await browser.newContext({
    baseURL,
    locale: 'es-AR',
    viewport: { width: 1280, height: 800 },
  })
  await waitLonger(context)
  const page = await context.newPage()
  await signIn(page, 'supervisor')
  await page.goto(paths.answers.href(FORM))
  // Drawing the list is no part of it.
  await page.getByRole('row', { name: /^VA-C/ }).first().waitFor()
  await page.getByRole('button', { name: 'Exportar' }).click()
  const beforeMegabytes = await pageMemory(browser)
  const longest = await watchTasks(page)
  const began = performance.now()
  let peakMegabytes = beforeMegabytes
  const sampling = setInterval(() => {
    void pageMemory(browser).then((now) => (peakMegabytes = Math.max(peakMegabytes, now)))
  }, SAMPLE_MS)
  const downloading = page.waitForEvent('download', { timeout: LIMIT_MS })
  await page.getByRole('menuitem', { name: 'Excel (.xlsx)' }).click()
  const download = await downloading.finally(() => clearInterval(sampling))
  const seconds = (performance.now() - began) / 1000
  const result = {
    answers,
    questions: QUESTIONS,
    rows: await sheetRows(await download.path()),
    peakMegabytes: round(peakMegabytes),
    beforeMegabytes: round(beforeMegabytes),
    longestTaskMs: round(await longest()),
    seconds: round(seconds),
  }
  await context.close()
  return result
}
