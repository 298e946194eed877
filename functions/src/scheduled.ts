/** What the cloud does at its hours. Each loads its code when its hour comes. */
import './platform/global-options'
import { onSchedule, type ScheduleOptions } from 'firebase-functions/v2/scheduler'
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
  async () => (await import('./orders/reconcile')).reconcileOrders(new Date()),
)

export const renewOpenings = scheduled(
  'renewOpenings',
  { schedule: 'every 1 minutes', timeoutSeconds: 300, maxInstances: 1, secrets: [SMTP_PASSWORD] },
  // One job for all, because each costs as much as what it does (OPS-10).
  () =>
    Promise.all([
      import('./forms/public-state').then((it) => it.renewOpenings(new Date())),
      import('./opening-news/tell').then((it) => it.tellOpenings(new Date())),
      import('./notices/at-once').then((it) => it.tellAtOnce(new Date())),
      import('./news/tell').then((it) => it.tellAllNews(new Date())),
    ]),
)

export const sweepFiles = scheduled(
  'sweepFiles',
  { schedule: 'every day 06:00', memory: '512MiB', timeoutSeconds: 540, maxInstances: 1 },
  () =>
    Promise.all([
      import('./files/sweep').then((it) => it.sweepFiles(new Date())),
      import('./saved-drafts/sweep').then((it) => it.sweepSavedDrafts(new Date())),
      import('./opening-news/forget').then((it) => it.sweepOpeningNews(new Date())),
      import('./mail/returned').then((it) => it.sweepReturned(new Date())),
    ]),
)

export const watchAccounts = scheduled(
  'watchAccounts',
  { schedule: 'every 10 minutes', maxInstances: 1 },
  async () => (await import('./session/watch-accounts')).watchAccounts(new Date()),
)

export const sweepTrail = scheduled(
  'sweepTrail',
  { schedule: 'every day 05:00', timeoutSeconds: 540, maxInstances: 1 },
  async () => (await import('./trail/sweep')).sweepTrail(new Date()),
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
  async () => (await import('./triggers/sweep-retention')).eraseWhatIsOver(new Date()),
)

export const emptyBin = scheduled(
  'emptyBin',
  { schedule: 'every day 02:00', timeoutSeconds: 540, maxInstances: 1, secrets: [TICKET_KEY] },
  async () => {
    await (await import('./bin/empty')).emptyBin(new Date())
    await (await import('./bin/erase-forms')).emptyBinOfForms(new Date())
  },
)

export const checkStatistics = scheduled(
  'checkStatistics',
  { schedule: 'every day 03:30', timeoutSeconds: 540, maxInstances: 1 },
  async () => (await import('./statistics/check')).checkStatistics(),
)

export const lookAfterAnswers = scheduled(
  'lookAfterAnswers',
  { schedule: 'every day 02:30', timeoutSeconds: 540, maxInstances: 1, secrets: [MUNICORE_KEY] },
  async () => (await import('./triggers/look-after')).lookAfterAnswers(new Date()),
)

export const countMissing = scheduled(
  'countMissing',
  { schedule: 'every day 03:00', timeoutSeconds: 540, maxInstances: 1 },
  async () => (await import('./answers/count-missing')).countMissing(),
)

export const claimMunicipalityKeys = scheduled(
  'claimMunicipalityKeys',
  { schedule: 'every day 04:30', maxInstances: 1 },
  async () => (await import('./geography/claim-keys')).claimKeys(),
)

export const sweepAccounts = scheduled(
  'sweepAccounts',
  { schedule: 'every day 06:30', memory: '512MiB', timeoutSeconds: 540, maxInstances: 1 },
  async () => (await import('./accounts/sweep')).sweepAccounts(new Date()),
)

export const goOnErasing = scheduled(
  'goOnErasing',
  { schedule: 'every 10 minutes', timeoutSeconds: 300, maxInstances: 1, secrets: [TICKET_KEY] },
  async () => (await import('./person/go-on')).goOnErasing(new Date()),
)

export const lookAtSystems = scheduled(
  'lookAtSystems',
  { schedule: 'every 10 minutes', timeoutSeconds: 540, maxInstances: 1, secrets: [SMTP_PASSWORD] },
  // The mails of the day too, whose morning is another one in each time zone.
  () =>
    Promise.all([
      import('./operation/ask-systems').then((it) => it.lookAtSystems()),
      import('./notices/daily').then((it) => it.tellDaily(new Date())),
    ]),
)

export const mailDigest = scheduled(
  'mailDigest',
  { schedule: 'every day 07:00', maxInstances: 1, secrets: [SMTP_PASSWORD] },
  () =>
    Promise.all([
      import('./operation/mail-digest').then((it) => it.mailDigest(new Date())),
      import('./retention/mail-notice').then((it) => it.mailRetentionNotices(new Date())),
    ]),
)
