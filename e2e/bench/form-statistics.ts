import { createHash } from 'node:crypto'
import type { Browser, Page } from 'playwright'
import type { Section } from '../../src/domain/form/section'
import {
  mostOpen,
  opened,
  openCountsToStore,
  type OpenCounts,
} from '../../src/domain/statistics/aggregates/counts'
import { contributionOf } from '../../src/domain/statistics/aggregates/contribution'
import { detailToStore, foldingOf, type Hours } from '../../src/domain/statistics/aggregates/details'
import { hourNumber, hourOf, type Period } from '../../src/domain/statistics/aggregates/range'
import { keyOf, NO_SUMS, partsOf, plus, textOf, type Sums } from '../../src/domain/statistics/aggregates/sums'
import { toVersion } from '../../src/domain/form/version'
import { detailPath, foldedCountsPath, formCountsPath, openCountsPath } from '../../src/domain/store-paths'
import { paths } from '../../src/lib/paths'
import { benchmarkForm } from '../stack/seed/benchmark'
import { answersTo } from '../stack/seed/build-answers'
import { buildForm } from '../stack/seed/build-form'
import { today } from '../stack/seed/clock'
import { formDocuments, type SeedDocument } from '../stack/seed/documents'
import { newFilePool } from '../stack/seed/file-pool'
import { writeDocuments } from '../stack/seed/write/documents'
import { downloadAddress, openEmulators } from '../stack/seed/write/emulators'
import { withoutTriggers } from '../stack/seed/write/triggers'
import { median } from './numbers'
import { asSupervisor, MEASURED_FORM, visit } from './reads'

const QUESTIONS = 100
/** How many answers, and how many of them are given at once, in one hour. */
const SIZES = [
  { answers: 100, together: 1 },
  { answers: 2_900, together: 1 },
  { answers: 10_000, together: 4 },
  { answers: 1_000_000, together: 100 },
]
/** Enough to give numbers of all kinds. */
const SAMPLE = 500
const PERIODS = [
  { period: '7 days', query: '' },
  { period: '6 months', query: '?periodo=6m' },
]
const TIMES = 3
const ID_LENGTH = 16

/** People answer by day: hours of UTC that have no answers. */
const isNight = (moment: Date): boolean => moment.getUTCHours() > 2 && moment.getUTCHours() < 11
const HOUR_MS = 3_600_000
const HOURS = 184 * 24
/** The newest hours are not folded yet, each in a part of its own. */
const OPEN = 4

export interface StatisticsOpening {
  answers: number
  questions: number
  period: string
  /** Documents read until the page stood and heard of changes, who is signed in apart. */
  reads: number
  /** Bytes that came from the store, not compressed. */
  storeBytes: number
  /** Milliseconds until the first chart is drawn, and until a list of answers stands in the same run. */
  firstChartMs: number
  listMs: number
}

const formIdOf = (answers: number): string => `banco-estadisticas-${answers}`
const seedOf = (answers: number) =>
  buildForm({ ...benchmarkForm(QUESTIONS, SAMPLE), id: formIdOf(answers) }, today())

/** An id as long as those that the editor gives, for a short one of the seed. */
const longId = (id: string): string => createHash('sha256').update(id).digest('hex').slice(0, ID_LENGTH)

/** Sections with long ids, which are of plain values. */
const withLongIds = (sections: Section[]): Section[] =>
  JSON.parse(JSON.stringify(sections), (key, value: unknown) =>
    key === 'id' && typeof value === 'string' ? longId(value) : value,
  )

/** The same sums by the long ids of questions and options. */
function byLongIds(sums: Sums): Sums {
  const long = (key: string) => {
    const [what = '', id = '', kind, ...rest] = partsOf(key)
    if (what !== 'q' || kind === undefined) return key
    return keyOf(what, longId(id), kind, ...(kind === 'o' ? rest.map(longId) : rest))
  }
  return new Map([...sums].map(([key, count]) => [long(key), count]))
}

/** What so many answers come to by hour, as if they had been given by day in the last six months. */
function countsByHour({ answers, together }: (typeof SIZES)[number]): Map<Period, Sums> {
  const seed = seedOf(answers)
  const version = toVersion(seed.form)
  const sample = [...answersTo(seed, SAMPLE, newFilePool(downloadAddress), today())]
  const given = sample.map((answer) => {
    const sums = new Map(byLongIds(contributionOf(version, answer, [])?.sums ?? NO_SUMS))
    // Its own hour: it is given at many.
    for (const key of sums.keys()) if (key.startsWith('h/')) sums.delete(key)
    return sums
  })
  const blocks = Array.from({ length: SAMPLE / together }, (_, block) =>
    given.slice(block * together, (block + 1) * together).reduce((all, one) => plus(all, one), NO_SUMS),
  )
  const now = Math.floor(Date.now() / HOUR_MS) * HOUR_MS
  const hours = Array.from({ length: HOURS }, (_, ago) => new Date(now - ago * HOUR_MS)).filter(
    (moment) => !isNight(moment),
  )
  const byHour = new Map<Period, Sums>()
  for (let block = 0; block < answers / together; block += 1) {
    const hour = hourOf(hours[block % hours.length] ?? new Date(now))
    const key = keyOf('h', hourNumber(hour))
    const sums = plus(byHour.get(hour) ?? NO_SUMS, blocks[block % blocks.length] ?? NO_SUMS)
    byHour.set(hour, plus(sums, new Map([[key, together]])))
  }
  return byHour
}

/** A form with its counts, as the trigger would have kept them; its answers themselves are never asked for. */
function* documentsOf(size: (typeof SIZES)[number]): Generator<SeedDocument> {
  const seed = seedOf(size.answers)
  yield* formDocuments({ ...seed, form: { ...seed.form, secciones: withLongIds(seed.form.secciones) } })
  const counts = formCountsPath(formIdOf(size.answers))
  const byHour = [...countsByHour(size)]
  for (const [part, hour] of byHour.slice(0, OPEN).entries())
    yield {
      path: openCountsPath(counts, part),
      data: openCountsToStore({ vuelta: 1, horas: new Map([hour]) }),
    }
  yield* foldedDocuments(counts, byHour.slice(OPEN).toReversed())
}

/** How many of these hours are folded together, as the first ones are. */
function hoursTogether(byHour: readonly [Period, Sums][]): number {
  let open: OpenCounts = { vuelta: 0, horas: new Map() }
  const last = byHour.findIndex(([hour, sums]) => {
    open = opened(open, hour, sums)
    const { horas } = openCountsToStore(open)
    return horas.length > mostOpen(horas, { isAuthors: false, isFirst: true })
  })
  return last < 0 ? byHour.length : last + 1
}

/** What folding leaves of these hours, which come in the order of time. */
function* foldedDocuments(counts: string, byHour: readonly [Period, Sums][]): Generator<SeedDocument> {
  const folded = new Map<Period, Sums>()
  const details = new Map<Period, Hours>()
  const together = hoursTogether(byHour)
  for (let first = 0; first < byHour.length; first += together) {
    const open = new Map(byHour.slice(first, first + together))
    const folding = foldingOf(open, (period) => details.get(period) ?? new Map())
    for (const [period, all] of folding.details) details.set(period, all)
    for (const [period, more] of folding.folded) folded.set(period, plus(folded.get(period) ?? NO_SUMS, more))
  }
  for (const [period, sums] of folded)
    yield { path: foldedCountsPath(counts, period), data: { sumas: textOf(sums) } }
  for (const [period, horas] of details)
    yield { path: detailPath(counts, period), data: detailToStore(horas) }
}

async function writeCounts(): Promise<void> {
  const { firestore, close } = openEmulators()
  try {
    for (const size of SIZES) await withoutTriggers(() => writeDocuments(firestore, documentsOf(size)))
  } finally {
    await close()
  }
}

/** How long a page takes until something of it stands: the middle of several times. */
async function msUntil(page: Page, path: string, stands: string): Promise<number> {
  const took: number[] = []
  for (let time = 0; time < TIMES; time += 1) {
    const began = performance.now()
    await page.goto(path)
    await page.locator(stands).first().waitFor()
    took.push(performance.now() - began)
    await page.goto('about:blank')
  }
  return Math.round(median(took))
}

async function measureWith(page: Page): Promise<StatisticsOpening[]> {
  const openings: StatisticsOpening[] = []
  for (const { answers } of SIZES)
    for (const { period, query } of PERIODS) {
      const path = `${paths.formStatistics.href(formIdOf(answers))}${query}`
      const stands = 'svg.recharts-surface'
      const { reads, storeBytes } = await visit(page, { screen: 'form statistics', path, stands })
      // One beside the other: a machine is not equally busy all the time.
      const listMs = await msUntil(page, paths.answers.href(MEASURED_FORM), 'a[href^="/ver/"]')
      const firstChartMs = await msUntil(page, path, stands)
      openings.push({ answers, questions: QUESTIONS, period, reads, storeBytes, firstChartMs, listMs })
    }
  return openings
}

/** What it costs to open the statistics of a form, however many answers it has (STAT-07). */
export async function measureStatistics(browser: Browser, baseURL: string): Promise<StatisticsOpening[]> {
  await writeCounts()
  return asSupervisor(browser, baseURL, measureWith)
}
