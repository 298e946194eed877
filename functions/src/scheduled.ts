/** What the cloud does at its hours. */
import './platform/global-options'
import { onSchedule, type ScheduleOptions } from 'firebase-functions/v2/scheduler'
import * as missing from './answers/count-missing'
import * as lookingAfter from './triggers/look-after'
import * as bin from './bin/empty'
import * as formBin from './bin/erase-forms'
import * as accounts from './accounts/sweep'
import * as files from './files/sweep'
import * as openings from './forms/renew-openings'
import * as municipalityKeys from './geography/claim-keys'
import * as keptDrafts from './kept-drafts/sweep'
import * as systems from './operation/ask-systems'
import * as digest from './operation/mail-digest'
import * as news from './news/tell'
import * as openingWaiters from './opening-news/forget'
import * as openingNews from './opening-news/tell'
import * as tellingAtOnce from './notices/at-once'
import * as tellingDaily from './notices/daily'
import * as returnedMail from './mail/returned'
import * as settling from './orders/reconcile'
import * as retentionNotices from './retention/mail-notice'
import * as retention from './triggers/sweep-retention'
import * as counts from './statistics/check'
import * as erasing from './person/go-on'
import * as accountWatch from './session/watch-accounts'
import * as trail from './trail/sweep'
import type { ScheduledName } from '../../src/domain/operation/scheduled-work'
import { notedRun } from './operation/note-run'
import { MUNICORE_KEY, REDSYS_KEYS, SMTP_PASSWORD, TICKET_KEY } from './platform/params'
import { unlessRestoring } from './platform/restoration'

/** @param name as it is exported */
const scheduled = (name: ScheduledName, options: ScheduleOptions, work: () => Promise<unknown>) =>
  onSchedule(options, () => unlessRestoring(() => notedRun(name, work)))

export const reconcileOrders = scheduled(
  'reconcileOrders',
  {
    schedule: 'every 5 minutes',
    timeoutSeconds: 280,
    maxInstances: 1,
    secrets: [REDSYS_KEYS, TICKET_KEY],
  },
  () => settling.reconcileOrders(new Date()),
)

export const renewOpenings = scheduled(
  'renewOpenings',
  { schedule: 'every 1 minutes', timeoutSeconds: 300, maxInstances: 1, secrets: [SMTP_PASSWORD] },
  // One job for all, because each costs as much as what it does (OPS-10).
  () =>
    Promise.all([
      openings.renewOpenings(new Date()),
      openingNews.tellOpenings(new Date()),
      tellingAtOnce.tellAtOnce(new Date()),
      news.tellAllNews(new Date()),
    ]),
)

export const sweepFiles = scheduled(
  'sweepFiles',
  { schedule: 'every day 06:00', memory: '512MiB', timeoutSeconds: 540, maxInstances: 1 },
  () =>
    Promise.all([
      files.sweepFiles(new Date()),
      keptDrafts.sweepKeptDrafts(new Date()),
      openingWaiters.sweepOpeningNews(new Date()),
      returnedMail.sweepReturned(new Date()),
    ]),
)

export const watchAccounts = scheduled(
  'watchAccounts',
  { schedule: 'every 10 minutes', maxInstances: 1 },
  () => accountWatch.watchAccounts(new Date()),
)

export const sweepTrail = scheduled(
  'sweepTrail',
  { schedule: 'every day 05:00', timeoutSeconds: 540, maxInstances: 1 },
  () => trail.sweepTrail(new Date()),
)

export const eraseWhatIsOver = scheduled(
  'eraseWhatIsOver',
  {
    schedule: 'every day 01:30',
    memory: '512MiB',
    timeoutSeconds: 540,
    maxInstances: 1,
    secrets: [TICKET_KEY],
  },
  () => retention.eraseWhatIsOver(new Date()),
)

export const emptyBin = scheduled(
  'emptyBin',
  { schedule: 'every day 02:00', timeoutSeconds: 540, maxInstances: 1, secrets: [TICKET_KEY] },
  async () => {
    await bin.emptyBin(new Date())
    await formBin.emptyBinOfForms(new Date())
  },
)

export const checkStatistics = scheduled(
  'checkStatistics',
  { schedule: 'every day 03:30', timeoutSeconds: 540, maxInstances: 1 },
  () => counts.checkStatistics(),
)

export const lookAfterAnswers = scheduled(
  'lookAfterAnswers',
  { schedule: 'every day 02:30', timeoutSeconds: 540, maxInstances: 1, secrets: [MUNICORE_KEY] },
  () => lookingAfter.lookAfterAnswers(new Date()),
)

export const countMissing = scheduled(
  'countMissing',
  { schedule: 'every day 03:00', timeoutSeconds: 540, maxInstances: 1 },
  () => missing.countMissing(),
)

export const claimMunicipalityKeys = scheduled(
  'claimMunicipalityKeys',
  { schedule: 'every day 04:30', maxInstances: 1 },
  () => municipalityKeys.claimKeys(),
)

export const sweepAccounts = scheduled(
  'sweepAccounts',
  { schedule: 'every day 06:30', memory: '512MiB', timeoutSeconds: 540, maxInstances: 1 },
  () => accounts.sweepAccounts(new Date()),
)

export const goOnErasing = scheduled(
  'goOnErasing',
  { schedule: 'every 10 minutes', timeoutSeconds: 300, maxInstances: 1, secrets: [TICKET_KEY] },
  () => erasing.goOnErasing(new Date()),
)

export const lookAtSystems = scheduled(
  'lookAtSystems',
  { schedule: 'every 10 minutes', timeoutSeconds: 540, maxInstances: 1, secrets: [SMTP_PASSWORD] },
  // The mails of the day too, whose morning is another one in each time zone.
  () => Promise.all([systems.lookAtSystems(), tellingDaily.tellDaily(new Date())]),
)

export const mailDigest = scheduled(
  'mailDigest',
  { schedule: 'every day 07:00', maxInstances: 1, secrets: [SMTP_PASSWORD] },
  () => Promise.all([digest.mailDigest(new Date()), retentionNotices.mailRetentionNotices(new Date())]),
)
