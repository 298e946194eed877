/**
 * `npm run migrate`: brings documents from before into the shape of now (OPS-07). `-- status` says what was done and what
 * is left, `-- only N [form ...]` does one again, for some forms if they are named.
 */
import { deleteApp } from 'firebase-admin/app'
import { MIGRATIONS, migrationNamed } from '../src/domain/migrations'
import { INSTALLATION, reachInstallation, run, typedWords, untilStopped } from './command-line'
import { countsText, migrate } from './src/migrations/migrate'
import { pendingMigrations, readState, unknownHere } from './src/migrations/state'
import { WORK } from './src/migrations/work'
import { firebaseAdmin } from './src/platform/admin'
import { OperatorProblem } from './src/platform/operator-problem'

const USAGE = [
  'npm run migrate -- --project=<project id> [--emulator=127.0.0.1:8080]',
  'npm run migrate -- status --project=<project id>',
  `npm run migrate -- only ${MIGRATIONS.join('|')} [form ...] --project=<project id>`,
].join('\n')

const { values, positionals } = typedWords({ allowPositionals: true, options: INSTALLATION }, USAGE)
const [command = 'all', asked = '', ...forms] = positionals
const say = (line: string) => console.log(line)

/** Fails while something is left to do, for scripts. */
async function status(): Promise<boolean> {
  const state = await readState()
  for (const [index, name] of MIGRATIONS.entries()) {
    const done = state.hechas[name]
    const when = done ? `done ${done.fecha.toISOString()}: ${countsText(done.cuentas)}` : 'left to do'
    const isUnderWay = state.enCurso?.nombre === name
    say(`${index + 1} ${name}: ${isUnderWay ? `under way, after ${state.enCurso?.hasta}` : when}`)
    if (!done) say(`  ${WORK[name].about}`)
  }
  for (const name of unknownHere(state)) say(`? ${name}: done by a newer version of the program`)
  return pendingMigrations(state).length === 0
}

async function all(): Promise<boolean> {
  const done = await migrate({ say, signal: untilStopped() })
  say(
    done.length === 0 ? 'Everything was in the shape of now already.' : 'Everything is in the shape of now.',
  )
  return true
}

async function only(): Promise<boolean> {
  const name = migrationNamed(asked)
  if (!name) throw new OperatorProblem(USAGE)
  await migrate({ say, signal: untilStopped(), only: name, ...(forms.length > 0 && { parts: forms }) })
  return true
}

const COMMANDS: Record<string, () => Promise<boolean>> = { all, status, only }

await run(async () => {
  const work = COMMANDS[command]
  if (!work || values.project === undefined) throw new OperatorProblem(USAGE)
  await reachInstallation(values.project, values.emulator)
  try {
    return await work()
  } finally {
    await deleteApp(firebaseAdmin())
  }
})
process.exit()
