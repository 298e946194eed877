import { chromium } from 'playwright'
import type { Machine } from './machine'
import { StackProblem } from './problem'

/** Keeps Chromium from calling home, and every name but this machine's from resolving. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-domain-reliability',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
]

const DEBIAN = '/usr/bin/chromium'

function download(machine: Machine): boolean {
  const cli = new URL('../../node_modules/playwright/cli.js', import.meta.url).pathname
  return machine.run(process.execPath, [cli, 'install', 'chromium']).code === 0
}

function installDebianPackage(machine: Machine): boolean {
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
  if (machine.run('id', ['-u']).output.trim() !== '0') return false
  if (machine.run('apt-get', ['update']).code !== 0) return false
  return machine.run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], quiet).code === 0
}

/**
 * A Chromium to test with: CHROMIUM_PATH, Debian's, Playwright's own, else what can be downloaded or installed.
 * @throws StackProblem when none can be had.
 */
export function findChromium(machine: Machine, own: string = chromium.executablePath()): string {
  const named = machine.env.CHROMIUM_PATH
  if (named) {
    if (machine.exists(named)) return named
    throw new StackProblem(
      `CHROMIUM_PATH points at ${named}, which does not exist: correct the path or unset the variable.`,
    )
  }
  const found = [DEBIAN, own].find((path) => machine.exists(path))
  if (found) return found
  if (download(machine) && machine.exists(own)) return own
  if (installDebianPackage(machine) && machine.exists(DEBIAN)) return DEBIAN
  throw new StackProblem(
    'Chromium is missing and could not be downloaded: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH to its program.',
  )
}
