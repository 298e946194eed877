import { readFileSync } from 'node:fs'
import { claimFreePorts } from '../stack/claim'
import { emulatorEnv, ROOT } from '../stack/ports'
import { startStack } from '../stack/stack'
import { mutantsOf } from './mutants'
import type { Outcome } from './outcomes'
import { allNoticed, ALONE, NOTICED_FILE, WORDS } from './probe'
import { runTests } from './tests'

/** Test files that prove each of the rules. */
const TESTS = {
  firestore: ['e2e/rules/firestore.test'],
  storage: [
    'storage.test',
    'storage-by-one-condition',
    'storage-reach',
    'storage-mail',
    'storage-pressure',
    'files-kept',
    'header-images',
    'logos',
  ],
} as const
type RulesName = keyof typeof TESTS
export const RULES: readonly RulesName[] = ['firestore', 'storage']

/**
 * Weakens each condition of the rules in turn and looks whether a test notices (SEC-07): whether a request of the tests
 * is let through, or refused, that was not before.
 * @param words only conditions that contain them
 * @param folder keeps what was noticed; what stands there is not looked at again
 */
async function weaken(
  name: RulesName,
  words: readonly string[],
  { folder, signal }: { folder: string; signal: AbortSignal },
): Promise<Outcome[]> {
  const noticedFile = `${folder}/${name}.jsonl`
  process.env[NOTICED_FILE] = noticedFile
  process.env[WORDS] = JSON.stringify(words)
  // One by one only those that no file of tests noticed among others: each of them takes all requests of all files.
  for (const alone of ['no', 'yes']) {
    process.env[ALONE] = alone
    if (!signal.aborted) await runTests(TESTS[name], signal)
  }
  const noticed = new Set(allNoticed(noticedFile).map(({ id }) => id))
  return mutantsOf(readFileSync(`${ROOT}${name}.rules`, 'utf8')).map(({ id, line }) => ({
    id,
    line,
    isNoticed: noticed.has(id),
  }))
}

/** Does something with rules that can be weakened: emulators run until it is done. */
export async function withRules(
  signal: AbortSignal,
  work: (weakened: typeof weaken) => Promise<void>,
): Promise<void> {
  const claim = await claimFreePorts()
  Object.assign(process.env, emulatorEnv(claim.offset))
  const stack = await startStack({ claim, run: 'rules', keepData: false, signal })
  try {
    await work(weaken)
  } finally {
    await stack.stop()
  }
}
