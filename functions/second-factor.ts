/** `npm run second-factor -- reset USERNAME`: for an administrator who lost the telephone and whom nobody can help (OPS-01). */
import { deleteApp } from 'firebase-admin/app'
import { INSTALLATION, reachInstallation, run, typedWords } from './command-line'
import { resetFactorOf } from './src/factor/reset'
import { firebaseAdmin } from './src/platform/admin'
import { OperatorProblem } from './src/platform/operator-problem'

const USAGE = 'npm run second-factor -- reset USERNAME --project=<project id> [--emulator=127.0.0.1:8080]'

const { values, positionals } = typedWords({ allowPositionals: true, options: INSTALLATION }, USAGE)
const [command, username] = positionals

await run(async () => {
  if (command !== 'reset' || username === undefined || values.project === undefined)
    throw new OperatorProblem(USAGE)
  await reachInstallation(values.project, values.emulator)
  try {
    const had = await resetFactorOf(username)
    console.log(
      had
        ? `${username} has no second factor any more, and every session is closed. It is in the audit trail.`
        : `${username} had no second factor.`,
    )
    return true
  } finally {
    await deleteApp(firebaseAdmin())
  }
})
process.exit()
