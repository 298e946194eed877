import { chromium, type Browser } from 'playwright'
import { CHROMIUM_ARGS, findChromium } from '../stack/chromium'
import { thisMachine } from '../stack/machine'

/** Does the work with a browser and closes it whatever happens. */
export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ executablePath: findChromium(thisMachine), args: CHROMIUM_ARGS })
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}
