/** `npm run statistics -- rebuild [form ...]`: makes counts anew from the answers, and says whether they were right. */
import { parseArgs } from 'node:util'
import { deleteApp } from 'firebase-admin/app'
import { database, firebaseAdmin } from './src/platform/admin'
import { rebuildStatistics } from './src/statistics/rebuild'
import { FORMS } from '../src/domain/store-paths'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { project: { type: 'string' }, emulator: { type: 'string' } },
})
const [command, ...asked] = positionals
if (command !== 'rebuild' || values.project === undefined) {
  console.error('npm run statistics -- rebuild --project=<project id> [--emulator=127.0.0.1:8080] [form ...]')
  process.exit(1)
}

process.env.GCLOUD_PROJECT = values.project
if (values.emulator !== undefined) process.env.FIRESTORE_EMULATOR_HOST = values.emulator

const forms =
  asked.length > 0 ? asked : (await database().collection(FORMS).listDocuments()).map(({ id }) => id)
let areRight = true
for (const formId of forms) {
  const { answers, documents } = await rebuildStatistics(formId)
  const isRight = answers + documents === 0
  areRight &&= isRight
  console.log(
    `${formId}: ${isRight ? 'right' : `${answers} answers and ${documents} documents were counted wrong`}`,
  )
}
console.log(areRight ? 'All counts were right.' : 'They are right now.')
await deleteApp(firebaseAdmin())
