/**
 * `npm run deploy`: looks at the settings, deploys indexes, rules, functions and the app in this order, waits for the
 * indexes, sets how one signs in, runs the migrations and looks at everything (OPS-06). What failed ends it; run again, it does all of it.
 */
import { spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { EXAMINATION, reachInstallation, run, typedWords, untilStopped } from './command-line'
import { examine, examineIndexes, examineSettings, setUpSignIn, type Examined } from './examine'
import { findingText, type Finding } from './src/doctor/finding'
import { migrate } from './src/migrations/migrate'
import { OperatorProblem } from './src/platform/operator-problem'

const USAGE =
  'npm run deploy -- --project=<project id> [--settings FOLDER] [--bucket NAME] [--dkim SELECTOR] [--dns SERVER]'

const { values } = typedWords({ options: EXAMINATION }, USAGE)
const say = (line: string) => console.log(line)

/** Rules of what is new come before the functions and pages that need them. */
const TARGETS = ['firestore:indexes', 'firestore:rules,storage', 'functions', 'hosting']
const LOOK_AGAIN_MS = 20_000
const MOST_LOOKS = 180

const areWrong = (findings: Finding[]): boolean => findings.some(({ how }) => how === 'wrong')

function firebase(...args: string[]): Promise<number> {
  const child = spawn('firebase', args, { stdio: 'inherit' })
  return new Promise((resolve, reject) => {
    child.once('error', () =>
      reject(new OperatorProblem('There is no firebase command: `npm ci` brings it.')),
    )
    child.once('close', (code) => resolve(code ?? 1))
  })
}

async function deploy(project: string, target: string): Promise<void> {
  say(`━━ ${target}`)
  const code = await firebase('deploy', '--only', target, '--project', project)
  if (code !== 0)
    throw new OperatorProblem(
      `${target} was not deployed (${code}), and nothing after it: put it right and run \`npm run deploy\` again.`,
    )
}

/** Lists fail while an index is missing, so what needs them waits. */
async function waitForIndexes(asked: Examined, signal: AbortSignal): Promise<void> {
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    const finding = await examineIndexes(asked)
    say(findingText(finding))
    if (finding.how !== 'wrong') return
    await pause(LOOK_AGAIN_MS, undefined, { signal })
  }
  throw new OperatorProblem('The indexes are not built after an hour: look at the Firebase console.')
}

await run(async () => {
  const { project, emulator } = values
  if (project === undefined) throw new OperatorProblem(USAGE)
  const signal = untilStopped()
  const asked = { ...values, project }
  const before = examineSettings(asked)
  if (areWrong(before)) {
    for (const finding of before) say(findingText(finding))
    throw new OperatorProblem('Nothing was deployed: put the settings right first.')
  }
  // What comes after the functions needs them: better asked for before anything is new.
  await reachInstallation(project, emulator)
  for (const target of TARGETS) {
    signal.throwIfAborted()
    await deploy(project, target)
    if (target === 'firestore:indexes') await waitForIndexes(asked, signal)
  }
  say('━━ sign-in settings')
  say(findingText(await setUpSignIn(asked)))
  say('━━ migrations')
  await migrate({ say, signal })
  say('━━ doctor')
  const after = await examine(asked)
  for (const finding of after) say(findingText(finding))
  return !areWrong(after)
})
process.exit()
