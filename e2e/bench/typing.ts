import type { Browser, CDPSession, Page } from 'playwright'
import { paths } from '../../src/lib/paths'
import { longFormId, writeLongForms } from './long-forms'
import { round } from './numbers'

const SIZES = [30, 300, 2000]
const KEYSTROKES = 50
/** The kinds of question come in turn, a text first. */
const KINDS = 9

export interface Typing {
  questions: number
  /** Questions drawn again by one key. */
  rendersPerKeystroke: number
  /** JavaScript run by one key, the draft on the device included. */
  scriptMsPerKeystroke: number
  /** All that the page does for one key: script, style, layout, paint. */
  taskMsPerKeystroke: number
}

async function spent(devtools: CDPSession): Promise<{ script: number; task: number }> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  const ms = (wanted: string) => 1000 * (metrics.find(({ name }) => name === wanted)?.value ?? 0)
  return { script: ms('ScriptDuration'), task: ms('TaskDuration') }
}

/** Ids of the questions drawn since it was last asked. */
const takeDrawn = (page: Page) => page.evaluate(() => globalThis.__drawn?.splice(0) ?? [])

async function typeInto(page: Page, questions: number): Promise<Typing> {
  await page.goto(paths.publicAnswer.href(longFormId(questions)))
  // A text in the middle of the form.
  const field = page.locator(`#s0-q${KINDS * Math.floor(questions / 2 / KINDS)}`)
  await field.click()
  await page.keyboard.type('texto')
  const mounted = await takeDrawn(page)
  if (mounted.length < questions)
    throw new Error(`Only ${mounted.length} of ${questions} questions were drawn`)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  const before = await spent(devtools)
  for (let key = 0; key < KEYSTROKES; key += 1) await page.keyboard.press('x')
  const after = await spent(devtools)
  const drawn = await takeDrawn(page)
  await devtools.detach()
  return {
    questions,
    rendersPerKeystroke: drawn.length / KEYSTROKES,
    scriptMsPerKeystroke: round((after.script - before.script) / KEYSTROKES, 2),
    taskMsPerKeystroke: round((after.task - before.task) / KEYSTROKES, 2),
  }
}

/** What a key costs a stranger on a phone, in the built app with a form of so many questions on one page. */
export async function measureTyping(browser: Browser, baseURL: string): Promise<Typing[]> {
  await writeLongForms(SIZES)
  const context = await browser.newContext({
    baseURL,
    locale: 'es-AR',
    viewport: { width: 360, height: 740 },
  })
  await context.addInitScript(() => void (globalThis.__drawn = []))
  const typing: Typing[] = []
  for (const questions of SIZES) {
    const page = await context.newPage()
    typing.push(await typeInto(page, questions))
    await page.close()
  }
  await context.close()
  return typing
}
