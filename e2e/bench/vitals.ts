import type { Browser, Page } from 'playwright'
import { pageMemory } from '../flows/page-memory'
import { median, round } from './numbers'

/** How many times slower than this machine the measured one is. */
const SLOWER = 4
/** What {@link loopMs} takes at that speed where nothing else runs: what the goals are told for. */
const QUIET_LOOP_MS = 240
const VISITS = 3
const SAMPLE_MS = 100
/** As long as a late part of a page may let wait. */
const QUIET_MS = 500
const ACT_MS = 16
/** The name helper that the loader of these sources puts into functions that are handed to the page. */
const NAMED = 'globalThis.__name = (named) => named'

export interface Vitals {
  page: string
  /** When the largest thing of the page stood, by the clock. */
  largestMs: number
  /** From the slowest act to what it draws, by the clock. */
  slowestActMs: number
  /** How much of the page moved without being asked, as browsers tell it. */
  layoutShift: number
  /** The most memory that the page had. */
  peakMegabytes: number
  /** How many times slower the machine was meanwhile than where nothing else runs: times are compared without it. */
  busy: number
}

interface Shift {
  at: number
  value: number
}

interface Noted {
  largest: number
  act: number
  shifts: Shift[]
}

declare global {
  /** What the browser told of the page that is measured. */
  var __noted: Noted | undefined
}

/** Runs in the page before anything of it. */
function note(shortest: number): void {
  const noted: Noted = { largest: Infinity, act: 0, shifts: [] }
  globalThis.__noted = noted
  const hear = (type: string, take: (entry: PerformanceEntry) => void, durationThreshold?: number) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      ...{ type, buffered: true },
      ...(durationThreshold !== undefined && { durationThreshold }),
    })
  hear('largest-contentful-paint', ({ startTime }) => (noted.largest = startTime))
  hear(
    'event',
    (entry) => {
      if ('interactionId' in entry && entry.interactionId) noted.act = Math.max(noted.act, entry.duration)
    },
    shortest,
  )
  hear('layout-shift', (entry) => {
    if ('hadRecentInput' in entry && !entry.hadRecentInput && 'value' in entry)
      noted.shifts.push({ at: entry.startTime, value: Number(entry.value) })
  })
}

/** The worst window of shifts: five seconds at the most, of shifts less than a second apart. */
export function worstWindow(shifts: readonly Shift[]): number {
  let worst = 0
  let sum = 0
  let [first, last] = [-Infinity, -Infinity]
  for (const { at, value } of shifts) {
    if (at - last >= 1000 || at - first >= 5000) [first, sum] = [at, 0]
    last = at
    sum += value
    worst = Math.max(worst, sum)
  }
  return worst
}

/** Milliseconds of a fixed piece of work in the page: what a busy machine does to it, it does to everything else. */
const loopMs = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const began = performance.now()
    const sums = new Map<string, number>()
    for (let turn = 0; turn < 600_000; turn += 1) {
      const word = `w${(turn * 7919) % 5000}`
      sums.set(word, (sums.get(word) ?? 0) + turn)
    }
    return performance.now() - began
  })

/** Until nothing of the page is waited for, nor was for a while. */
async function rest(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null)
  await page.waitForTimeout(QUIET_MS)
}

export interface Measured {
  page: string
  path: string
  /** What is on the page when it stands. */
  stands: string
  /** What somebody does there, one thing after the other. */
  acts: readonly ((page: Page) => Promise<unknown>)[]
}

/** Uses the page from its address to the last act. */
async function use(page: Page, { path, stands, acts }: Measured): Promise<void> {
  await page.goto(path)
  await page.locator(stands).first().waitFor()
  await rest(page)
  for (const act of acts) {
    await act(page)
    await rest(page)
  }
}

/** The most memory that a page has of a visit, in MB: a visit of its own, because looking takes time. */
async function peakOf(browser: Browser, page: Page, measured: Measured): Promise<number> {
  let peak = 0
  const sampling = setInterval(() => {
    void pageMemory(browser).then((now) => (peak = Math.max(peak, now)))
  }, SAMPLE_MS)
  try {
    await use(page, measured)
  } finally {
    clearInterval(sampling)
  }
  return peak
}

type Times = Omit<Vitals, 'page' | 'peakMegabytes'>

/** One visit at a quarter of this machine's speed. */
async function timesOf(page: Page, measured: Measured): Promise<Times> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const before = await loopMs(page)
  await page.addInitScript(NAMED)
  await page.addInitScript(note, ACT_MS)
  await use(page, measured)
  const noted = await page.evaluate(() => globalThis.__noted)
  if (!noted || noted.largest === Infinity) throw new Error(`The browser told nothing of ${measured.page}`)
  const busy = (before + (await loopMs(page))) / 2 / QUIET_LOOP_MS
  return {
    ...{ largestMs: noted.largest, slowestActMs: noted.act },
    ...{ layoutShift: worstWindow(noted.shifts), busy },
  }
}

/**
 * What a page lets wait, from some visits, each in a page of its own: the middle of what a clock says, and the worst of
 * what moved.
 */
export async function vitalsOf(
  browser: Browser,
  newPage: () => Promise<Page>,
  measured: Measured,
): Promise<Vitals> {
  const first = await newPage()
  const peakMegabytes = round(await peakOf(browser, first, measured))
  await first.close()
  const all: Times[] = []
  for (let visit = 0; visit < VISITS; visit += 1) {
    const page = await newPage()
    all.push(await timesOf(page, measured))
    await page.close()
  }
  const middle = (of: (one: Times) => number, decimals?: number) => round(median(all.map(of)), decimals)
  return {
    page: measured.page,
    largestMs: middle(({ largestMs }) => largestMs),
    slowestActMs: middle(({ slowestActMs }) => slowestActMs),
    layoutShift: round(Math.max(...all.map(({ layoutShift }) => layoutShift)), 4),
    peakMegabytes,
    busy: middle(({ busy }) => busy, 2),
  }
}
