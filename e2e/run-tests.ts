/**
 * `npm test`: the quick stages one after the other, until one fails, and then those that mostly wait for emulators side by
 * side (decision 021). `--only=rules,flows` runs just those; what else is given goes to Vitest or Playwright as it is:
 * `npm test -- --only=rules storage -t "a title"`. Emulators are started by the global set-up of whoever needs them.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { ROOT } from './stack/ports'
import { sum, tallyOf, type Tally } from './tally'

const REPORTS = `${ROOT}test-results/reports`
const ONLY = '--only='
const given = process.argv.slice(2)
const chosen = given.find((arg) => arg.startsWith(ONLY))?.slice(ONLY.length)
const passedOn = given.filter((arg) => !arg.startsWith(ONLY))

/** What is no result at all. */
const FAILED: Tally = { passed: 0, failed: 1 }

/** What the lines of a stage begin with when another one runs beside it. */
type Label = string | undefined

interface RunOptions {
  label?: Label
  env?: Record<string, string>
}

let running: ChildProcess[] = []
let stopped = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    stopped = true
    for (const child of running) child.kill('SIGTERM')
  })

/** Runs a package's program in the checkout; gives its exit code. With a label each line says whose it is. */
function run({ label, env = {} }: RunOptions, script: string, ...args: string[]): Promise<number> {
  const output = label === undefined ? 'inherit' : 'pipe'
  const child = spawn(process.execPath, [`${ROOT}node_modules/${script}`, ...args], {
    cwd: ROOT,
    stdio: ['ignore', output, output],
    env: { ...process.env, ...env },
  })
  for (const stream of [child.stdout, child.stderr])
    if (stream) createInterface({ input: stream }).on('line', (line) => console.log(`${label} │ ${line}`))
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
  const passed = (await run({}, script, ...args)) === 0
  console.log(`${passed ? '✓' : '✗'} ${name}`)
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1 }
}

function freshReport(name: string): string {
  mkdirSync(REPORTS, { recursive: true })
  const file = `${REPORTS}/${name}-${process.pid}.json`
  rmSync(file, { force: true })
  return file
}

async function vitest(label: Label, ...projects: string[]): Promise<Tally> {
  const file = freshReport(projects.join('-'))
  const selection = projects.flatMap((project) => ['--project', project])
  const reporters = [
    ...['--reporter=default', `--reporter=${ROOT}e2e/log-reporter.ts`],
    ...['--reporter=json', `--outputFile.json=${file}`],
  ]
  const args = ['run', ...selection, ...reporters, ...passedOn]
  return tallyOf(file, await run({ label }, 'vitest/vitest.mjs', ...args))
}

async function playwright(name: 'flows' | 'gallery', label: Label): Promise<Tally> {
  const file = freshReport(name)
  const args = ['test', '--config', `e2e/${name}/playwright.config.ts`, ...passedOn]
  const env = { TALLY_FILE: file }
  return tallyOf(file, await run({ label, env }, 'playwright/cli.js', ...args))
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

const STAGES: Record<string, (label: Label) => Promise<Tally>> = {
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
  unit: (label) => vitest(label, 'domain', 'edges', 'components'),
  rules: (label) => vitest(label, 'rules'),
  // First in the process of the tests, then the few that go through the functions emulator.
  functions: async (label) => sum([await vitest(label, 'functions'), await vitest(label, 'wiring')]),
  flows: (label) => playwright('flows', label),
  // How each piece looks, beside what somebody approved: by itself (decision 134).
  gallery: (label) => playwright('gallery', label),
}

/** One after the other: each of them keeps all cores busy. */
const QUICK = ['types', 'lint', 'unit']
/** Run when they are asked for. */
const BY_THEMSELVES = ['gallery']
/** Side by side: tests of functions wait for emulators more than half of the time. */
const LANES = [['flows'], ['rules', 'functions']]

async function timed(name: string, label?: Label): Promise<Tally> {
  const began = Date.now()
  console.log(`\n━━ ${name} ━━`)
  const tally = (await STAGES[name]?.(label)) ?? FAILED
  const seconds = ((Date.now() - began) / 1000).toFixed(1)
  console.log(`━━ ${name}: ${tally.passed} passed, ${tally.failed} failed in ${seconds} s`)
  return tally
}

/** One stage after the other, until one fails. */
async function inOrder(names: readonly string[], isLabelled: boolean): Promise<Tally> {
  const tallies: Tally[] = []
  for (const name of names) {
    tallies.push(await timed(name, isLabelled ? name : undefined))
    const left = names.slice(tallies.length)
    const isOver = stopped || sum(tallies).failed > 0
    if (isOver && left.length > 0) console.log(`\nNot run because of the failure: ${left.join(', ')}`)
    if (isOver) break
  }
  return stopped && sum(tallies).failed === 0 ? sum([...tallies, FAILED]) : sum(tallies)
}

async function inLanes(lanes: readonly string[][]): Promise<Tally> {
  return sum(await Promise.all(lanes.map((names) => inOrder(names, lanes.length > 1))))
}

async function chosenStages(names: readonly string[]): Promise<Tally> {
  const isChosen = (name: string) => names.includes(name)
  const lanes = LANES.map((lane) => lane.filter(isChosen)).filter(({ length }) => length > 0)
  const quick = await inOrder([...QUICK, ...BY_THEMSELVES].filter(isChosen), false)
  if (!stopped && quick.failed === 0) return sum([quick, await inLanes(lanes)])
  if (lanes.length > 0) console.log(`\nNot run because of the failure: ${lanes.flat().join(', ')}`)
  return quick
}

async function all(): Promise<Tally> {
  const unknown = chosen?.split(',').find((name) => !(name in STAGES))
  if (unknown !== undefined) console.error(`"${unknown}" is no stage: use ${Object.keys(STAGES).join(', ')}.`)
  else if (chosen === undefined && passedOn.length > 0)
    console.error('Say with --only which stages these files belong to.')
  else return chosenStages(chosen?.split(',') ?? [...QUICK, ...LANES.flat()])
  return FAILED
}

const { passed, failed } = await all()
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
