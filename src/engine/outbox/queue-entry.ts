import type { Check } from '../../domain/form/check'
import type { SaveFailure } from '../saving'

/**
 * Why an answer in the outbox was not sent: the reasons of any save, or `lost`: something of it is not on the device
 * any more; `incomplete`: something is missing in it; `gone`: it arrived and is not there any more; `differs`: it
 * arrived and says something else now; `barred`: the server lets who answered so go no further (LOGIC-01); `invalid`: it arrived, and the server found that it is not what the form asks.
 */
export type QueueFailure = SaveFailure | 'lost' | 'incomplete' | 'gone' | 'differs' | 'barred' | 'invalid'

/** What is noted of an answer that was left on this device to be sent by itself, in its draft (DAY-05). */
export interface QueueEntry {
  /** Words of the form's title in all its languages, as the form has them. */
  titles: Record<string, string>
  leftAt: Date
  /** Since when it is known to be stored; null until then. */
  receivedAt: Date | null
  /** Since when it was read back and is the same; null until then. Nothing else is kept of it then. */
  verifiedAt: Date | null
  /** Tries to send it or to read it back that failed. */
  tries: number
  triedAt: Date | null
  /** What the last try failed of. */
  failure: QueueFailure | null
  /** With `barred`: what the person is told. */
  closing?: Check | undefined
}

/** What is noted of a try that failed. */
export type FailedTry = Pick<QueueEntry, 'closing'> & { failure: QueueFailure }

/** Where an answer in the outbox is: on this device alone, stored by the server, or read back from it. */
export type DeliveryStatus = 'here' | 'received' | 'verified'

export const deliveryStatusOf = ({ receivedAt, verifiedAt }: QueueEntry): DeliveryStatus =>
  verifiedAt ? 'verified' : receivedAt ? 'received' : 'here'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/**
 * Whether what is stored as a draft is an answer of the outbox. Cheap, because it is asked whenever a form is opened.
 */
export const isInOutbox = (stored: unknown): boolean => isObject(stored) && isObject(stored.outbox)
