/** `npm run doctor`: finds what is wrong with an installation before people do, each with its repair (OPS-06). */
import { chooseInstallation, EXAMINATION, run, typedWords } from './command-line'
import { examine } from './examine'
import { findingText } from './src/doctor/finding'
import { OperatorProblem } from './src/platform/operator-problem'

const USAGE =
  'npm run doctor -- --project=<project id> [--emulator=127.0.0.1:8080] [--settings FOLDER] [--bucket NAME] [--dkim SELECTOR] [--dns SERVER]'

const { values } = typedWords({ options: EXAMINATION }, USAGE)

await run(async () => {
  const { project, emulator } = values
  if (project === undefined) throw new OperatorProblem(USAGE)
  chooseInstallation(project, emulator)
  const findings = await examine({ ...values, project })
  for (const finding of findings) console.log(findingText(finding))
  const count = findings.filter(({ how }) => how === 'wrong').length
  const some = count === 1 ? 'One thing is wrong.' : `${count} things are wrong.`
  console.log(count === 0 ? 'Nothing was found to be wrong.' : some)
  return count === 0
})
process.exit()
