/**
 * `npm run orders -- mend`: forgets the buyers of orders whose answer was deleted before orders followed their answer
 * (ALIST-04), and notes when and by whom earlier refunds were made (PAY-13).
 */
import { parseArgs } from 'node:util'
import { deleteApp } from 'firebase-admin/app'
import { firebaseAdmin } from './src/platform/admin'
import { mendOrders } from './src/orders/mend'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { project: { type: 'string' }, emulator: { type: 'string' } },
})
if (positionals[0] !== 'mend' || values.project === undefined) {
  console.error('npm run orders -- mend --project=<project id> [--emulator=127.0.0.1:8080]')
  process.exit(1)
}

process.env.GCLOUD_PROJECT = values.project
if (values.emulator !== undefined) process.env.FIRESTORE_EMULATOR_HOST = values.emulator

const { forgotten, refunds } = await mendOrders()
console.log(`${forgotten} orders lost their buyer, ${refunds} refunds were noted`)
await deleteApp(firebaseAdmin())
