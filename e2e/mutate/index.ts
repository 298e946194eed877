/**
 * `npm run mutate`: weakens each condition of the rules in turn and looks whether a test notices (SEC-07): whether a
 * request of the tests is let through, or refused, that was not before. It goes on where it ended; outcomes stand in
 * test-results/mutants, and without that folder all begins anew.
 * `npm run mutate -- storage` takes one file only, words after it only conditions that contain them.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { claimFreePorts } from '../stack/claim'
import { emulatorEnv, ROOT } from '../stack/ports'
import { StackProblem } from '../stack/problem'
import { startStack } from '../stack/stack'
import { mutantsOf } from './mutants'
import { report } from './outcomes'
import { allNoticed, NOTICED_FILE, WORDS } from './probe'
import { runTests } from './tests'

const FOLDER = `${ROOT}test-results/mutants`

interface Suite {
  name: 'firestore' | 'storage'
  /** Test files that hold these rules. */
  files: readonly string[]
}
const SUITES: readonly Suite[] = [
  { name: 'firestore', files: ['e2e/rules/firestore.test'] },
  {
    name: 'storage',
    files: [
      'storage.test',
      'storage-reach',
      'storage-mail',
      'storage-pressure',
      'files-kept',
      'header-images',
    ],
  },
]

/** Gives how many mutants nobody noticed or explained. */
async function judgeAll({ name, files }: Suite, words: readonly string[]): Promise<number> {
  const noticedFile = `${FOLDER}/${name}.jsonl`
  process.env[NOTICED_FILE] = noticedFile
  process.env[WORDS] = JSON.stringify(words)
  await runTests(files, stopping.signal)
  const mutants = mutantsOf(readFileSync(`${ROOT}${name}.rules`, 'utf8'))
  const { lines, unexplained } = report(`${name}.rules`, mutants, allNoticed(noticedFile))
  console.log(lines.join('\n'))
  writeFileSync(`${FOLDER}/${name}.txt`, `${lines.join('\n')}\n`)
  return unexplained
}

const [first = '', ...others] = process.argv.slice(2)
const chosen = SUITES.filter(({ name }) => name === first)
const words = chosen.length > 0 ? others : [first, ...others].filter(Boolean)

mkdirSync(FOLDER, { recursive: true })
const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => stopping.abort(new StackProblem('Stopped.')))
}
const claim = await claimFreePorts()
Object.assign(process.env, emulatorEnv(claim.offset))
const stack = await startStack({ claim, run: 'rules', keepData: false, signal: stopping.signal })
try {
  let unexplained = 0
  for (const suite of chosen.length > 0 ? chosen : SUITES) {
    if (!stopping.signal.aborted) unexplained += await judgeAll(suite, words)
  }
  process.exitCode = unexplained > 0 || stopping.signal.aborted ? 1 : 0
} finally {
  await stack.stop()
}
process.exit()
