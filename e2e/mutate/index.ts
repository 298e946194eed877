/**
 * `npm run mutate`: puts faults into the domain and weakens the conditions of the rules, one at a time, and looks
 * whether a test notices. It goes on where it ended; outcomes stand in test-results/mutants, and without that folder all
 * begins anew.
 * `npm run mutate -- domain answer` looks at one folder of the domain, `-- storage` at one file of rules, words after it
 * only at conditions that contain them.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { ROOT } from '../stack/ports'
import { StackProblem } from '../stack/problem'
import { faultsOfDomain } from './domain'
import { report, type Outcome } from './outcomes'
import { RULES, withRules } from './rules'

const FOLDER = `${ROOT}test-results/mutants`
/** How many of a hundred faults have to be noticed: a condition of the rules never goes unseen (SEC-07). */
const NOTICED_OF_DOMAIN = 90
const NOTICED_OF_RULES = 100

const [first = '', ...others] = process.argv.slice(2)
const isOf = (name: string): boolean => first === name || first === ''
const rules = RULES.filter(isOf)
if (!isOf('domain') && rules.length === 0) {
  throw new StackProblem(`There is no ${first}: domain, ${RULES.join(' or ')}.`)
}
const stopping = new AbortController()
let isEnough = true

function tell(name: string, outcomes: readonly Outcome[], least: number): void {
  const { lines, noticed } = report(name, outcomes)
  console.log(lines.join('\n'))
  writeFileSync(`${FOLDER}/${name}.txt`, `${lines.join('\n')}\n`)
  isEnough &&= noticed >= least
}

mkdirSync(FOLDER, { recursive: true })
if (isOf('domain')) tell('domain', await faultsOfDomain(others), NOTICED_OF_DOMAIN)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => stopping.abort(new StackProblem('Stopped.')))
}
if (rules.length > 0) {
  await withRules(stopping.signal, async (weakened) => {
    for (const name of rules) {
      if (stopping.signal.aborted) return
      const outcomes = await weakened(name, others, { folder: FOLDER, signal: stopping.signal })
      tell(name, outcomes, NOTICED_OF_RULES)
    }
  })
}
process.exit(isEnough && !stopping.signal.aborted ? 0 : 1)
