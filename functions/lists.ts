/**
 * `npm run lists -- fill [form ...]`: gives answers from before what their lists show and find (DAY-01), and forms what
 * home and their list show of them (DAY-04), and counters of answers that are missing; saved views get the ids of the
 * options that they name (decision 065). What is counted there comes with `npm run statistics -- rebuild`. It can be
 * stopped, and run again.
 */
import { parseArgs } from 'node:util'
import { deleteApp } from 'firebase-admin/app'
import { database, firebaseAdmin } from './src/platform/admin'
import { knownCount } from './src/answers/known-count'
import { fillDigests } from './src/answers/fill-digests'
import { nameFormChoices, nameOwnChoices } from './src/answers/name-choices'
import { updateWork, refreshWork } from './src/statistics/work'
import { FORMS } from '../src/domain/store-paths'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { project: { type: 'string' }, emulator: { type: 'string' } },
})
const [command, ...asked] = positionals
if (command !== 'fill' || values.project === undefined) {
  console.error('npm run lists -- fill --project=<project id> [--emulator=127.0.0.1:8080] [form ...]')
  process.exit(1)
}

process.env.GCLOUD_PROJECT = values.project
if (values.emulator !== undefined) process.env.FIRESTORE_EMULATOR_HOST = values.emulator

const forms =
  asked.length > 0 ? asked : (await database().collection(FORMS).listDocuments()).map(({ id }) => id)
for (const formId of forms) {
  await knownCount(formId)
  await refreshWork(formId)
  await updateWork(formId, { given: null, isLastLost: true })
  await nameFormChoices(formId)
  console.log(`${formId}: ${await fillDigests(formId)} answers were filled in`)
}
console.log(`own views: in ${await nameOwnChoices()} users options were named`)
await deleteApp(firebaseAdmin())
