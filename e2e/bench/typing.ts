import type { Browser, BrowserContext, Page } from 'playwright'
import { paths } from '../../src/lib/paths'
import { measureKeystrokes, type Keystrokes, type TypedForm } from './keystrokes'
import { longFormId, writeLongForms } from './long-forms'

const SIZES = [30, 300, 2000]
/** The kinds of question come in turn, a text first. */
const KINDS = 9

/** Ids of the questions drawn since it was last asked. */
const takeDrawn = (page: Page) => page.evaluate(() => globalThis.__drawn?.splice(0) ?? [])

async function openForm(context: BrowserContext, questions: number): Promise<TypedForm> {
  const page = await context.newPage()
  await page.goto(paths.publicAnswer.href(longFormId(questions)))
  // A text in the middle of the form.
  await page.locator(`#s0-q${KINDS * Math.floor(questions / 2 / KINDS)}`).click()
  await page.keyboard.type('texto')
  const mounted = await takeDrawn(page)
  if (mounted.length < questions)
    throw new Error(`Only ${mounted.length} of ${questions} questions were drawn`)
  return { questions, page, takeDrawn: () => takeDrawn(page) }
}

/** What a key costs a stranger on a phone, in the built app with a form of so many questions on one page. */
export async function measureTyping(browser: Browser, baseURL: string): Promise<Keystrokes[]> {
  await writeLongForms(SIZES)
  const context = await browser.newContext({
    baseURL,
    locale: 'es-AR',
    viewport: { width: 360, height: 740 },
  })
  await context.addInitScript(() => void (globalThis.__drawn = []))
  const forms: TypedForm[] = []
  for (const questions of SIZES) forms.push(await openForm(context, questions))
  const typing = await measureKeystrokes(forms)
  await context.close()
  return typing
}
