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

/** Debian's packages by their programs, what needs less of the machine first. */
const DEBIAN = ['chromium-headless-shell', 'chromium']
const programOf = (name: string): string => `/usr/bin/${name}`

function download(machine: Machine): boolean {
  const cli = new URL('../../node_modules/playwright/cli.js', import.meta.url).pathname
  return machine.run(process.execPath, [cli, 'install', 'chromium']).code === 0
}

/** The program of the first package that can be installed. */
function installDebianPackage(machine: Machine): string | undefined {
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
  if (machine.run('id', ['-u']).output.trim() !== '0') return undefined
  if (machine.run('apt-get', ['update']).code !== 0) return undefined
  const name = DEBIAN.find((each) => {
    const { code } = machine.run('apt-get', ['install', '-y', '--no-install-recommends', each], quiet)
    return code === 0 && machine.exists(programOf(each))
  })
  return name && programOf(name)
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
  const found = [...DEBIAN.map(programOf), own].find((path) => machine.exists(path))
  if (found) return found
  if (download(machine) && machine.exists(own)) return own
  const installed = installDebianPackage(machine)
  if (installed) return installed
  throw new StackProblem(
    'Chromium is missing and could not be downloaded: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH to its program.',
  )
}
