import type { Browser, BrowserContext } from 'playwright'
import { largeForm } from '../../src/domain/form-logic/testing/large-form'
import { paths } from '../../src/lib/paths'
import { benchmarkForm } from '../stack/seed/benchmark'
import { buildForm } from '../stack/seed/build-form'
import { today } from '../stack/seed/clock'
import { formDocuments, type SeedDocument } from '../stack/seed/documents'
import { writeDocuments } from '../stack/seed/write/documents'
import { openEmulators } from '../stack/seed/write/emulators'
import { withoutTriggers } from '../stack/seed/write/triggers'
import { median, round } from './numbers'

const OPENINGS = 15
/** The last question of the first page: a form of so many sections is answered page by page. */
const LAST = '#s0-q99'

/** What a stranger's page works until a form of 2,000 questions stands, with 1,000 rules and without them. */
export interface RuledOpening {
  workedMs: number
  workedMsWithoutRules: number
  /** How many times as much with rules: the middle of openings that follow each other. */
  ratio: number
}

const idOf = (hasRules: boolean): string => (hasRules ? 'banco-reglas' : 'banco-sin-reglas')

function documentsOf(hasRules: boolean): SeedDocument[] {
  const seed = buildForm({ ...benchmarkForm(1, 0), id: idOf(hasRules) }, today())
  return formDocuments({ ...seed, form: { ...seed.form, secciones: largeForm(hasRules) } }).filter(
    ({ path }) => /^formularios_publicos\/|\/versiones\//.test(path),
  )
}

async function writeForms(): Promise<void> {
  const { firestore, close } = openEmulators()
  try {
    await withoutTriggers(() => writeDocuments(firestore, [true, false].flatMap(documentsOf)))
  } finally {
    await close()
  }
}

/** Milliseconds of its own processor time: what else the machine does meanwhile does not count. */
async function workedUntilOpen(context: BrowserContext, hasRules: boolean): Promise<number> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.goto(paths.publicAnswer.href(idOf(hasRules)))
  await page.locator(LAST).waitFor({ state: 'attached' })
  const { metrics } = await devtools.send('Performance.getMetrics')
  await page.close()
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
}

/** In the built app, with a browser that has opened it before (LOGIC-14). */
export async function measureRuledOpening(browser: Browser, baseURL: string): Promise<RuledOpening> {
  await writeForms()
  const context = await browser.newContext({
    baseURL,
    locale: 'es-AR',
    viewport: { width: 360, height: 740 },
  })
  for (const hasRules of [true, false]) await workedUntilOpen(context, hasRules)
  const pairs: { ruled: number; plain: number }[] = []
  for (let time = 0; time < OPENINGS; time += 1)
    pairs.push({
      ruled: await workedUntilOpen(context, true),
      plain: await workedUntilOpen(context, false),
    })
  await context.close()
  return {
    workedMs: round(median(pairs.map(({ ruled }) => ruled))),
    workedMsWithoutRules: round(median(pairs.map(({ plain }) => plain))),
    ratio: round(median(pairs.map(({ ruled, plain }) => ruled / plain)), 2),
  }
}
