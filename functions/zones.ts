/** `npm run zones -- fill`: gives municipalities from before their time zone, and forms for strangers theirs (OPS-08). */
import { parseArgs } from 'node:util'
import { deleteApp } from 'firebase-admin/app'
import { firebaseAdmin } from './src/platform/admin'
import { fillZones } from './src/geography/fill-zones'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { project: { type: 'string' }, emulator: { type: 'string' } },
})
if (positionals[0] !== 'fill' || values.project === undefined) {
  console.error('npm run zones -- fill --project=<project id> [--emulator=127.0.0.1:8080]')
  process.exit(1)
}

process.env.GCLOUD_PROJECT = values.project
if (values.emulator !== undefined) process.env.FIRESTORE_EMULATOR_HOST = values.emulator

const { municipalities, forms } = await fillZones()
for (const [path, zone] of municipalities) console.log(`${path}: ${zone}`)
console.log(
  `${municipalities.size} municipalities got their time zone, ${forms} forms for strangers were looked at.`,
)
await deleteApp(firebaseAdmin())
