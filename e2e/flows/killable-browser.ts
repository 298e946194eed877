import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { expect } from 'playwright/test'
import { CHROMIUM_ARGS, findChromium } from '../stack/chromium'
import { thisMachine } from '../stack/machine'

/** A browser with a memory of its own that can be ended without a word, like one whose phone ran out of power. */
export interface KillableBrowser {
  page: Page
  /** Ends every process of it at once. */
  kill: () => Promise<void>
}

async function start(folder: string): Promise<KillableBrowser> {
  const args = ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${folder}`, 'about:blank']
  const port = join(folder, 'DevToolsActivePort')
  rmSync(port, { force: true })
  // A group of its own, so that all its processes end together.
  const browser = spawn(findChromium(thisMachine), [...CHROMIUM_ARGS, ...args], {
    detached: true,
    stdio: 'ignore',
  })
  const ended = new Promise<void>((resolve) => browser.once('exit', () => resolve()))
  const kill = async () => {
    if (browser.pid !== undefined && browser.exitCode === null && browser.signalCode === null)
      process.kill(-browser.pid, 'SIGKILL')
    await ended
  }
  try {
    const address = () => readFileSync(port, 'utf8').split('\n')
    await expect(() => expect(address()).toHaveLength(2)).toPass()
    const connected = await chromium.connectOverCDP(`http://127.0.0.1:${address()[0]}`)
    const [context] = connected.contexts()
    if (!context) throw new Error('The browser has no window')
    return { page: context.pages()[0] ?? (await context.newPage()), kill }
  } catch (error) {
    await kill()
    throw error
  }
}

/** Starts browsers that remember what the one before them kept, while the work lasts. */
export async function withKillable(
  work: (open: () => Promise<KillableBrowser>) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'muniformularios-'))
  const open: KillableBrowser[] = []
  try {
    await work(async () => {
      const browser = await start(folder)
      open.push(browser)
      return browser
    })
  } finally {
    for (const browser of open) await browser.kill()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
}
