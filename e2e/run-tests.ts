/**
 * `npm test`: one stage after the other, until one fails. `--only=rules,flows` runs just those; what else is given goes to
 * Vitest or Playwright as it is: `npm test -- --only=rules storage -t "a title"`. Emulators are started by the global
 * set-up of whoever needs them.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { ROOT } from './stack/ports'
import { sum, tallyOf, type Tally } from './tally'

const REPORTS = `${ROOT}test-results/reports`
const ONLY = '--only='
const given = process.argv.slice(2)
const chosen = given.find((arg) => arg.startsWith(ONLY))?.slice(ONLY.length)
const passedOn = given.filter((arg) => !arg.startsWith(ONLY))

let running: ChildProcess[] = []
let stopped = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    stopped = true
    for (const child of running) child.kill('SIGTERM')
  })

/** Runs a package's program in the checkout; gives its exit code. */
function run(script: string, args: readonly string[], env: Record<string, string> = {}): Promise<number> {
  const child = spawn(process.execPath, [`${ROOT}node_modules/${script}`, ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  })
  running.push(child)
  return new Promise((resolve) =>
    child.once('close', (code) => {
      running = running.filter((one) => one !== child)
      resolve(code ?? 1)
    }),
  )
}

/** One check that is no test suite counts as one test. */
async function check(name: string, script: string, ...args: string[]): Promise<Tally> {
  const passed = (await run(script, args)) === 0
  console.log(`${passed ? '✓' : '✗'} ${name}`)
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1 }
}

function freshReport(name: string): string {
  mkdirSync(REPORTS, { recursive: true })
  const file = `${REPORTS}/${name}-${process.pid}.json`
  rmSync(file, { force: true })
  return file
}

async function vitest(...projects: string[]): Promise<Tally> {
  const file = freshReport(projects.join('-'))
  const selection = projects.flatMap((project) => ['--project', project])
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  return tallyOf(file, await run('vitest/vitest.mjs', ['run', ...selection, ...reporters, ...passedOn]))
}

async function flows(): Promise<Tally> {
  const file = freshReport('flows')
  const args = ['test', '--config', 'e2e/flows/playwright.config.ts', ...passedOn]
  return tallyOf(file, await run('playwright/cli.js', args, { PLAYWRIGHT_JSON_OUTPUT_FILE: file }))
}

const CRUISED = [
  '--config',
  '.dependency-cruiser.cjs',
  'src',
  'functions/src',
  'e2e',
  'vite.config.ts',
  'vitest.config.ts',
]

/** In the order in which they run. */
const STAGES: Record<string, () => Promise<Tally>> = {
  // TypeScript 7 is a program without the API that the import boundaries are read with; for those there is version 6.
  types: () => check('types', 'typescript7/bin/tsc', '-p', 'tsconfig.json'),
  // Every check runs, so that one look shows all that is wrong.
  lint: async () =>
    sum(
      await Promise.all([
        check('oxlint', 'oxlint/bin/oxlint', '--deny-warnings'),
        check('formatting', 'oxfmt/bin/oxfmt', '--check'),
        check('import boundaries', 'dependency-cruiser/bin/dependency-cruise.mjs', ...CRUISED),
        check('locales', 'tsx/dist/cli.mjs', 'e2e/lint/locales.ts'),
        check('cut texts', 'tsx/dist/cli.mjs', 'e2e/lint/text-cuts.ts'),
        check('unused code and files', 'knip/bin/knip.js', '--no-progress'),
      ]),
    ),
  rules: () => vitest('rules'),
  // First in the process of the tests, then the few that go through the functions emulator.
  functions: async () => sum([await vitest('functions'), await vitest('wiring')]),
  unit: () => vitest('domain', 'edges', 'components'),
  flows,
}

async function timed(name: string): Promise<Tally> {
  const began = Date.now()
  console.log(`\n━━ ${name} ━━`)
  const tally = (await STAGES[name]?.()) ?? { passed: 0, failed: 1 }
  const seconds = ((Date.now() - began) / 1000).toFixed(1)
  console.log(`━━ ${name}: ${tally.passed} passed, ${tally.failed} failed in ${seconds} s`)
  return tally
}

async function all(): Promise<Tally> {
  const names = Object.keys(STAGES).filter((name) => chosen === undefined || chosen.split(',').includes(name))
  const unknown = chosen?.split(',').find((name) => !names.includes(name))
  if (unknown !== undefined) console.error(`"${unknown}" is no stage: use ${Object.keys(STAGES).join(', ')}.`)
  else if (chosen === undefined && passedOn.length > 0)
    console.error('Say with --only which stages these files belong to.')
  else {
    const tallies: Tally[] = []
    for (const name of names) {
      tallies.push(await timed(name))
      const left = names.slice(tallies.length)
      const isOver = stopped || sum(tallies).failed > 0
      if (isOver && left.length > 0) console.log(`\nNot run because of the failure: ${left.join(', ')}`)
      if (isOver) break
    }
    return sum([...tallies, { passed: 0, failed: stopped && sum(tallies).failed === 0 ? 1 : 0 }])
  }
  return { passed: 0, failed: 1 }
}

const { passed, failed } = await all()
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
