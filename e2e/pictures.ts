import { mkdirSync } from 'node:fs'
import { chromium, type Browser, type Page } from 'playwright'
import { signIn } from './flows/pages/login'
import { approvePieces } from './gallery/approve'
import { SCREENS, type Screen } from './screens'
import { portalStandIn } from './stack/outside/portal/client'
import { CHROMIUM_ARGS, findChromium } from './stack/chromium'
import { thisMachine } from './stack/machine'
import { ROOT } from './stack/ports'
import { withMunicipality } from './stack/with-municipality'

const FOLDER = `${ROOT}pictures`
const SIZES = { desk: { width: 1280, height: 800 }, phone: { width: 360, height: 740 } }
const SCHEMES = ['light', 'dark'] as const

/**
 * `--fold` takes only what is seen without scrolling, as in the README; `--locale=ca-ES` another language; names choose
 * screens.
 */
const fullPage = !process.argv.includes('--fold')
const locale = process.argv.find((arg) => arg.startsWith('--locale='))?.slice('--locale='.length) ?? 'es-AR'
const wanted = process.argv.slice(2).filter((arg) => !arg.startsWith('--'))
const chosen = SCREENS.filter(({ name }) => wanted.length === 0 || wanted.includes(name))

async function photograph(page: Page, screen: Screen): Promise<void> {
  // A citizen comes from the portal, each time with a token of its own.
  const token = typeof screen.as === 'number' ? await portalStandIn().issue({ citizen: screen.as }) : null
  await page.goto(token === null ? screen.path : `${screen.path}/${token}`)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  // Photos and charts far below wait to be near: they are brought for printing too.
  const isDone = () => {
    window.dispatchEvent(new Event('beforeprint'))
    return document.querySelector('[aria-busy="true"]') === null
  }
  await page.waitForFunction(isDone, undefined, { polling: 200 })
  await page.evaluate(() => document.fonts.ready)
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport)
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const path = `${FOLDER}/${screen.name}-${size}-${colorScheme}.png`
      await page.screenshot({ path, fullPage, animations: 'disabled' })
    }
  }
  console.log(`${screen.name}: ${screen.path}`)
}

/** What the browser keeps of somebody who signed in; the sign-in page is read in Spanish. */
async function signedIn(browser: Browser, baseURL: string, person: string) {
  const context = await browser.newContext({ baseURL, locale: 'es-AR' })
  await signIn(await context.newPage(), person)
  const state = await context.storageState({ indexedDB: true })
  await context.close()
  return state
}

/** One context for each person, so that everybody signs in once. */
async function photographAll(browser: Browser, baseURL: string): Promise<void> {
  for (const person of new Set(chosen.map((screen) => screen.as))) {
    const storageState = typeof person === 'string' ? await signedIn(browser, baseURL, person) : undefined
    const context = await browser.newContext({ baseURL, locale, viewport: SIZES.desk, storageState })
    const page = await context.newPage()
    for (const screen of chosen) if (screen.as === person) await photograph(page, screen)
    await context.close()
  }
}

// What the pieces of the gallery look like now is what they shall look like (decision 134).
if (process.argv.includes('--approve')) process.exit(approvePieces())
mkdirSync(FOLDER, { recursive: true })
await withMunicipality(async (address) => {
  const browser = await chromium.launch({ executablePath: findChromium(thisMachine), args: CHROMIUM_ARGS })
  try {
    await photographAll(browser, address)
  } finally {
    await browser.close()
  }
})
console.log(`Pictures are in ${FOLDER}.`)
process.exit(0)
