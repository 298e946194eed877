/** Which moment of the store a backup has, and how far back the store can still be read. */
import * as z from 'zod/mini'
import { OperatorProblem } from '../platform/operator-problem'
import { storesMoment } from './documents'
import { ask, type Installation } from './installation'

const keptSchema = z.object({
  versionRetentionPeriod: z.optional(z.string()),
  earliestVersionTime: z.optional(z.string()),
  pointInTimeRecoveryEnablement: z.optional(z.string()),
})

const HOUR_SECONDS = 3600
const ENABLE = '`gcloud firestore databases update --enable-pitr` has it keep seven days from then on'

interface Kept {
  /** The earliest moment that can be read. */
  since: Date
  /** How long a moment can be read. */
  seconds: number
  /** Whether longer than an hour (point-in-time recovery), where moments are whole minutes. */
  isLong: boolean
}

/** How far back the store can still be read. */
export async function recoverableSince(installation: Installation): Promise<Kept> {
  const { managedAddress } = installation
  const hourAgo = { since: new Date(Date.now() - HOUR_SECONDS * 1000), seconds: HOUR_SECONDS, isLong: false }
  if (managedAddress === null) return hourAgo
  const { versionRetentionPeriod, earliestVersionTime, pointInTimeRecoveryEnablement } = keptSchema.parse(
    JSON.parse(await ask(installation, managedAddress)),
  )
  if (earliestVersionTime === undefined) return hourAgo
  const seconds = Number(versionRetentionPeriod?.replace('s', '') ?? HOUR_SECONDS)
  const isLong =
    pointInTimeRecoveryEnablement === undefined
      ? seconds > HOUR_SECONDS
      : pointInTimeRecoveryEnablement === 'POINT_IN_TIME_RECOVERY_ENABLED'
  return { since: new Date(earliestVersionTime), seconds, isLong }
}

const WHOLE_MINUTE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:00(\.0+)?Z$/

/** Whether a managed export can be of that moment. */
export const isWholeMinute = (moment: string): boolean => WHOLE_MINUTE.test(moment)

const minuteOf = (moment: string): string => `${moment.slice(0, 'yyyy-mm-ddThh:mm'.length)}:00Z`

/**
 * A moment that the store still knows, as somebody typed it.
 * @throws OperatorProblem when it is none, is still to come or is not known any more
 */
function typedMoment(typed: string, { since, isLong }: Kept): string {
  const moment = typed.endsWith('Z') ? minuteOf(typed) : ''
  if (Number.isNaN(Date.parse(moment)) || Date.parse(moment) !== Date.parse(typed))
    throw new OperatorProblem(
      `${typed} is no whole minute of UTC: --as-of takes one as 2026-11-30T09:15:00Z, because the store keeps one state a minute.`,
    )
  if (Date.parse(moment) > Date.now()) throw new OperatorProblem(`${typed} has not been yet.`)
  if (Date.parse(moment) < since.getTime())
    throw new OperatorProblem(
      `The store does not know any more what it had at ${typed}, but since ${since.toISOString()}.${isLong ? '' : ` Point-in-time recovery is off: ${ENABLE}.`}`,
    )
  return moment
}

export interface Choice {
  installation: Installation
  /** A moment that somebody wants; otherwise now. */
  asOf?: string | undefined
  /** Whether there is to be a managed export of the same moment. */
  isExported: boolean
  say: (line: string) => void
}

/** The moment of the store that is read, and says until when that can be done. */
export async function chosenMoment({ installation, asOf, isExported, say }: Choice): Promise<string> {
  const kept = await recoverableSince(installation)
  const now = await storesMoment(installation)
  const wanted = asOf === undefined ? now : typedMoment(asOf, kept)
  const moment = kept.isLong || isExported ? minuteOf(wanted) : wanted
  if (installation.managedAddress !== null) {
    const until = new Date(Date.parse(moment) + kept.seconds * 1000).toISOString()
    say(
      `Point-in-time recovery is ${kept.isLong ? 'on' : 'off'}: the documents have to be read until ${until}.${kept.isLong ? '' : ` ${ENABLE}.`}`,
    )
  }
  return moment
}
