/** What the cloud does at its hours. */
import './platform/global-options'
import { onSchedule } from 'firebase-functions/v2/scheduler'
import * as missing from './answers/count-missing'
import * as lookingAfter from './answers/look-after'
import * as accounts from './accounts/sweep'
import * as files from './files/sweep'
import * as openings from './forms/renew-openings'
import * as municipalityKeys from './geography/claim-keys'
import * as settling from './orders/reconcile'
import * as counts from './statistics/check'
import * as accountWatch from './session/watch-accounts'
import * as trail from './trail/sweep'
import { MUNICORE_KEY, REDSYS_KEYS, TICKET_KEY } from './platform/params'

export const reconcileOrders = onSchedule(
  {
    schedule: 'every 5 minutes',
    timeoutSeconds: 280,
    maxInstances: 1,
    secrets: [REDSYS_KEYS, TICKET_KEY],
  },
  () => settling.reconcileOrders(new Date()),
)

export const renewOpenings = onSchedule({ schedule: 'every 1 minutes', maxInstances: 1 }, () =>
  openings.renewOpenings(new Date()),
)

export const sweepFiles = onSchedule(
  { schedule: 'every day 06:00', memory: '512MiB', timeoutSeconds: 540, maxInstances: 1 },
  () => files.sweepFiles(new Date()),
)

export const watchAccounts = onSchedule({ schedule: 'every 10 minutes', maxInstances: 1 }, () =>
  accountWatch.watchAccounts(new Date()),
)

export const sweepTrail = onSchedule(
  { schedule: 'every day 05:00', timeoutSeconds: 540, maxInstances: 1 },
  () => trail.sweepTrail(new Date()),
)

export const checkStatistics = onSchedule(
  { schedule: 'every day 03:30', timeoutSeconds: 540, maxInstances: 1 },
  () => counts.checkStatistics(),
)

export const lookAfterAnswers = onSchedule(
  { schedule: 'every day 02:30', timeoutSeconds: 540, maxInstances: 1, secrets: [MUNICORE_KEY] },
  () => lookingAfter.lookAfterAnswers(new Date()),
)

export const countMissing = onSchedule(
  { schedule: 'every day 03:00', timeoutSeconds: 540, maxInstances: 1 },
  () => missing.countMissing(),
)

export const claimMunicipalityKeys = onSchedule({ schedule: 'every day 04:30', maxInstances: 1 }, () =>
  municipalityKeys.claimKeys(),
)

export const sweepAccounts = onSchedule(
  { schedule: 'every day 06:30', memory: '512MiB', timeoutSeconds: 540, maxInstances: 1 },
  () => accounts.sweepAccounts(new Date()),
)
