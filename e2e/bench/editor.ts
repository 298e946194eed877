import type { Browser, BrowserContext, CDPSession, JSHandle, Page } from 'playwright'
import { paths } from '../../src/lib/paths'
import { countRenders, type RenderCount } from '../../src/testing/count-renders'
import { signIn } from '../flows/pages/login'
import { editedFormId, writeEditedForms } from './editor-forms'
import { round } from './numbers'

/** The first is what the others are compared with. */
const SIZES = [10, 300, 1000]
const KEYSTROKES = 30
const OPENINGS = 5

export interface Editing {
  questions: number
  /** Components drawn by one key in a title, which stands in the outline too. */
  rendersPerKeystroke: number
  scriptMsPerKeystroke: number
  taskMsPerKeystroke: number
  /** Components drawn when a section changes places with the one above it. */
  rendersPerMovedSection: number
  scriptMsPerMovedSection: number
  /** JavaScript run from the address to the form at rest, with warm caches. */
  openingScriptMs: number
  /** How many times the value of the first size. */
  openingRatio: number
  /** What the page has in memory at rest. */
  heapMegabytes: number
}

interface Spent {
  script: number
  task: number
  heap: number
}

async function spent(devtools: CDPSession): Promise<Spent> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  const value = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0
  return {
    script: 1000 * value('ScriptDuration'),
    task: 1000 * value('TaskDuration'),
    heap: value('JSHeapUsedSize') / 1_000_000,
  }
}

const QUIET_MS = 300
/** Milliseconds of work in which a page still counts as at rest: a caret blinks. */
const IDLE_MS = 20

/** Until the page did next to nothing for a while. */
async function rest(page: Page, devtools: CDPSession): Promise<Spent> {
  const before = await spent(devtools)
  await page.waitForTimeout(QUIET_MS)
  const after = await spent(devtools)
  return after.task - before.task < IDLE_MS ? after : rest(page, devtools)
}

async function open(context: BrowserContext, questions: number) {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable')
  await page.goto(paths.editForm.href(editedFormId(questions)))
  await page.getByLabel('Título del formulario').waitFor()
  return { page, devtools, opened: await rest(page, devtools) }
}

const drawn = async (counter: JSHandle<RenderCount>): Promise<number> => {
  const { again, fresh } = await counter.evaluate((count) => count.take())
  return again + fresh
}

async function typing(page: Page, devtools: CDPSession) {
  // The title of a section stands in the outline too, whether it is long or short.
  const field = page.getByRole('textbox', { name: 'Título de la sección 2', exact: true })
  await field.click()
  await page.keyboard.type('texto')
  const before = await rest(page, devtools)
  for (let key = 0; key < KEYSTROKES; key += 1) await page.keyboard.press('x')
  const after = await spent(devtools)
  // Counting costs time of its own: it has its own keys.
  const counter = await page.evaluateHandle(countRenders)
  for (let key = 0; key < KEYSTROKES; key += 1) await page.keyboard.press('y')
  const renders = await drawn(counter)
  return {
    rendersPerKeystroke: round(renders / KEYSTROKES, 2),
    scriptMsPerKeystroke: round((after.script - before.script) / KEYSTROKES, 2),
    taskMsPerKeystroke: round((after.task - before.task) / KEYSTROKES, 2),
    counter,
  }
}

async function moving(page: Page, devtools: CDPSession, counter: JSHandle<RenderCount>) {
  await page.getByRole('textbox', { name: 'Título de la sección 2', exact: true }).click()
  const before = await rest(page, devtools)
  await drawn(counter)
  await page.getByRole('button', { name: 'Subir la sección 2', exact: true }).click()
  const after = await rest(page, devtools)
  return {
    rendersPerMovedSection: await drawn(counter),
    scriptMsPerMovedSection: round(after.script - before.script, 1),
  }
}

async function edit(context: BrowserContext, questions: number) {
  const { page, devtools, opened } = await open(context, questions)
  const { counter, ...typed } = await typing(page, devtools)
  const moved = await moving(page, devtools, counter)
  await page.close()
  return { questions, ...typed, ...moved, heapMegabytes: round(opened.heap, 1) }
}

/** Script time of opening each size: the least of several, because what else the machine does only adds to it. */
async function opening(context: BrowserContext): Promise<number[]> {
  const least = SIZES.map(() => Infinity)
  // In turn, so that a busy moment does not hit one size alone; the first round warms the caches.
  for (let turn = 0; turn <= OPENINGS; turn += 1)
    for (const [index, questions] of SIZES.entries()) {
      const { page, opened } = await open(context, questions)
      if (turn > 0) least[index] = Math.min(least[index] ?? Infinity, opened.script)
      await page.close()
    }
  return least
}

/** What editing costs at a desk, in the built app with forms of so many questions in twenty sections. */
export async function measureEditor(browser: Browser, baseURL: string): Promise<Editing[]> {
  await writeEditedForms(SIZES)
  const viewport = { width: 1280, height: 800 }
  const context = await browser.newContext({ baseURL, locale: 'es-AR', viewport })
  // The name helper that the loader of these sources puts into functions that are handed to the page.
  await context.addInitScript('globalThis.__name = (named) => named')
  const page = await context.newPage()
  await signIn(page, 'supervisor')
  await page.close()
  const scripts = await opening(context)
  const editing: Editing[] = []
  for (const [index, questions] of SIZES.entries()) {
    const script = scripts[index] ?? 0
    const openingRatio = round(script / (scripts[0] ?? script), 2)
    editing.push({ ...(await edit(context, questions)), openingScriptMs: round(script), openingRatio })
  }
  await context.close()
  return editing
}
