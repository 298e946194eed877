import { lint, types } from './runner/checks'
import { BESIDE, lane } from './runner/lane'
import { interrupt } from './runner/program'
import { vitest } from './runner/suites'
import { sayTally, sum, type Tally } from './runner/tally'
import { TestStack } from './runner/with-stack'
import { findChromium } from './stack/chromium'
import { findJava } from './stack/java'
import { localEmulators } from './stack/local-emulators'
import { thisMachine } from './stack/machine'
import { StackProblem } from './stack/problem'

/** In the order in which they run. */
const NAMES = ['types', 'lint', 'rules', 'functions', 'unit', 'flows'] as const
type Name = (typeof NAMES)[number]

/** `--only=rules,flows` runs just those, one after the other; undefined without it. */
function chosen(args: string[]): readonly Name[] | undefined {
  const only = args.find((arg) => arg.startsWith('--only='))?.slice('--only='.length)
  if (only === undefined) return undefined
  const wanted = only.split(',')
  const unknown = wanted.find((name) => !NAMES.some((known) => known === name))
  if (unknown !== undefined) throw new StackProblem(`"${unknown}" is no stage: use ${NAMES.join(', ')}.`)
  return NAMES.filter((name) => wanted.includes(name))
}

async function timed(name: Name, stage: () => Promise<Tally>): Promise<Tally> {
  const began = Date.now()
  console.log(`\n━━ ${name} ━━`)
  const tally = await stage().catch((problem: unknown) => {
    console.error(problem instanceof StackProblem ? problem.message : problem)
    return { passed: 0, failed: 1 }
  })
  const seconds = ((Date.now() - began) / 1000).toFixed(1)
  console.log(`━━ ${name}: ${tally.passed} passed, ${tally.failed} failed in ${seconds} s`)
  return tally
}

/** The cores that journeys beside them leave; else all. */
const UNIT_WORKERS = process.argv.includes(BESIDE) ? 1 : undefined

const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    stopping.abort(new StackProblem('Stopped.'))
    interrupt()
  })
}

/** One stage after the other, until one fails. */
async function inTurn(names: readonly Name[]): Promise<Tally> {
  const stack = new TestStack(names.includes('flows'), stopping.signal)
  const stages: Record<Name, () => Promise<Tally>> = {
    types,
    lint,
    unit: () => vitest(['domain', 'edges', 'components'], { workers: UNIT_WORKERS }),
    rules: () => stack.rules(),
    functions: () => stack.functions(),
    flows: () => stack.flows(),
  }
  const tallies: Tally[] = []
  try {
    for (const name of names) {
      const tally = stopping.signal.aborted ? { passed: 0, failed: 1 } : await timed(name, stages[name])
      tallies.push(tally)
      if (tally.failed > 0) break
    }
  } finally {
    await stack.stop()
  }
  const skipped = names.slice(tallies.length)
  if (skipped.length > 0) console.log(`\nNot run because of the failure: ${skipped.join(', ')}`)
  return sum(tallies)
}

/** What is downloaded or installed where it lacks: once, not by lanes that begin at the same time. */
function fetchOnce(): void {
  localEmulators(findJava(thisMachine))
  process.env.CHROMIUM_PATH = findChromium(thisMachine)
}

/** All stages. What takes minutes runs in two lanes: emulators and browsers wait half of their time. */
async function everything(): Promise<Tally> {
  const checked = sum(await Promise.all([timed('types', types), timed('lint', lint)]))
  if (checked.failed > 0) return checked
  fetchOnce()
  const lanes = [lane('tests', ['rules', 'functions', 'unit']), lane('flows', ['flows'])]
  return sum([checked, ...(await Promise.all(lanes))])
}

try {
  const names = chosen(process.argv.slice(2))
  const tally = await (names ? inTurn(names) : everything())
  console.log(`\n${sayTally(tally)}`)
  process.exit(tally.failed > 0 ? 1 : 0)
} catch (problem) {
  console.error(problem instanceof StackProblem ? problem.message : problem)
  console.log(`\n${sayTally({ passed: 0, failed: 1 })}`)
  process.exit(1)
}
