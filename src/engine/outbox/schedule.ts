import { isServiceFailure } from '../../domain/failures/service-failure'
import type { QueueEntry, QueueFailure } from './queue-entry'

const FIRST_WAIT_MS = 15_000
const LONGEST_WAIT_MS = 10 * 60_000
/** A person who sent too much may have to wait for up to an hour. */
const LIMITED_WAIT_MS = 10 * 60_000
/** The server checks an answer within seconds; one that is read back earlier may not be checked yet. */
const CHECKED_AFTER_MS = 5_000

const isLimited = (failure: QueueFailure): boolean => failure.startsWith('limit.')

/** When a session ends, the refusal arrives before the news of its end: one refusal alone is not final. */
const isFirstRefusal = (failure: QueueFailure, tries: number): boolean =>
  tries < 2 && (failure === 'refused' || failure === 'forbidden')

/** Whether it does not go away by itself: somebody has to look at the answer. */
export const isLasting = ({ failure, tries }: Pick<QueueEntry, 'failure' | 'tries'>): boolean =>
  failure !== null &&
  failure !== 'offline' &&
  failure !== 'failed' &&
  !isServiceFailure(failure) &&
  !isLimited(failure) &&
  !isFirstRefusal(failure, tries)

/** When it is tried next; null when it is not tried by itself any more. */
export function dueAt(entry: QueueEntry): Date | null {
  const { verifiedAt, receivedAt, failure, tries, triedAt } = entry
  if (verifiedAt || isLasting(entry)) return null
  if (failure && triedAt) {
    const wait = isLimited(failure) ? LIMITED_WAIT_MS : FIRST_WAIT_MS * 2 ** Math.min(tries - 1, 10)
    return new Date(triedAt.getTime() + Math.min(wait, LONGEST_WAIT_MS))
  }
  return receivedAt ? new Date(receivedAt.getTime() + CHECKED_AFTER_MS) : new Date(0)
}

/** Why an answer would be sent now: its time has come, the network is back, or the person presses for it. */
export type Cause = 'due' | 'online' | 'asked'

/** Whether it may be sent or read back now. What arrived waits until the server had time to look into it. */
export function mayGo(entry: QueueEntry, cause: Cause, now: Date): boolean {
  const due = dueAt(entry)
  if (due === null) return cause === 'asked' && !entry.verifiedAt
  const isUnchecked = entry.receivedAt !== null && !entry.failure
  return due <= now || (cause !== 'due' && !isUnchecked)
}
