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
let wrong = 0
for (const formId of forms) {
  const documents = await rebuildStatistics(formId)
  wrong += documents
  console.log(documents === 0 ? `${formId}: right` : `${formId}: ${documents} documents were wrong`)
}
console.log(wrong === 0 ? 'All counts were right.' : 'They are right now.')
await deleteApp(firebaseAdmin())
