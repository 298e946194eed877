import { chromium, type Browser } from 'playwright'
import { CHROMIUM_ARGS, findChromium } from '../stack/chromium'
import { thisMachine } from '../stack/machine'
import { stopping } from './stopping'

/** The driver's own answer to Ctrl-C ends this process before the emulators are stopped. */
const NOT_BY_ITSELF = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false }

/** Does the work with a browser and closes it whatever happens; asked to stop, the work fails at its next step. */
export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  stopping.throwIfAborted()
  const executablePath = findChromium(thisMachine)
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS, ...NOT_BY_ITSELF })
  const close = () => void browser.close()
  stopping.addEventListener('abort', close)
  try {
    return await work(browser)
  } finally {
    stopping.removeEventListener('abort', close)
    await browser.close()
  }
}
