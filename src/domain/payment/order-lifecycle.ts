import type { PendingRefund, Refund, SecondPayment } from './refund'
import type { Places } from './stock'

/**
 * Where an order stands.
 *
 * | state      | tickets     | status (§1.4)         | is left by                                                  |
 * | ---------- | ----------- | --------------------- | ----------------------------------------------------------- |
 * | `held`     | held        | Pendiente de validar  | paid, refused, edited, its time                             |
 * | `paid`     | sold        | Pagado                | refunds that leave it no ticket, and nothing else           |
 * | `rejected` | none        | Rechazado             | a later payment, edited                                     |
 * | `ended`    | none        | Rechazado             | a later payment                                             |
 * | `toRefund` | none        | Rechazado             | a refund: money came and there was no ticket for it any more |
 * | `refunded` | none        | Rechazado             | nothing                                                     |
 */
export const ORDER_STATES = ['held', 'paid', 'rejected', 'ended', 'toRefund', 'refunded'] as const
export type OrderState = (typeof ORDER_STATES)[number]

/** What of an order its state depends on. */
export interface OrderLifecycle {
  state: OrderState
  /** How many tickets. */
  quanty: number
  /** Until when they are held. */
  holdUntil: Date
  /** Its buyer chose something else: whatever is still paid for it is given back. */
  edited: boolean
  /** The provider's authorisation code; '' when it has none. */
  reference: string
  /** Who of the staff took the money; '' for everybody else. */
  paidBy: string
  paidAt: Date | null
  /** Notifications and answers of the provider that were applied. */
  seen: string[]
  /** In cents. */
  amount: number
  /** What was given back, oldest first. */
  devoluciones: Refund[]
  /** What the provider was asked to give back; null when it was not, or its answer is known. */
  devolucionEnCurso: PendingRefund | null
  /** A card payment that came although the counter had taken the money; null for none. */
  pagoDoble: SecondPayment | null
  /** When its answer was deleted, and with it who bought; null before. Money that still comes is given back. */
  datosBorrados: Date | null
}

/** Something that happens to an order. Each may come twice, late and out of order. */
export type OrderEvent =
  /** Its buyer wants another order. */
  | { type: 'edit' }
  /** Time goes on. */
  | { type: 'expire'; now: Date }
  /** The provider says whether it was paid, of its own accord or because it was asked; `id` tells one from another. */
  | { type: 'answer'; id: string; approved: boolean; reference: string; now: Date }
  /** Somebody of the staff was given the money; nobody (`who` '') where nothing has to be paid. */
  | { type: 'counter'; who: string; now: Date }
  /** The provider is about to be asked for a refund. */
  | { type: 'beginRefund'; refund: Refund }
  /** The provider did not give it back, or (`isKnown` false) nobody knows whether it did. */
  | { type: 'refundFailed'; intento: string; isKnown: boolean }
  /** Money was given back, or tickets were taken back. */
  | { type: 'refund'; refund: Refund }
  /** Its answer was deleted. */
  | { type: 'forget'; now: Date }

/** What an event did; the audit trail has an entry for each. */
export type OrderHappening =
  | 'paid'
  | 'rejected'
  | 'ended'
  | 'edited'
  | 'toRefund'
  | 'refunded'
  | 'paidTwice'
  | 'forgotten'

/**
 * Why an event is not possible: it is paid; its tickets are gone; it was edited; no money of it is here; more is asked
 * back than there is; another refund has not ended; no card was charged; its answer was deleted.
 */
export type OrderRefusal =
  | 'paid'
  | 'soldOut'
  | 'edited'
  | 'unpaid'
  | 'tooMuch'
  | 'underWay'
  | 'noCard'
  | 'forgotten'

export interface OrderStep<T extends OrderLifecycle> {
  order: T
  places: Places
  /** null when nothing changed. */
  happened: OrderHappening | null
  refused: OrderRefusal | null
}

/** Both sides of one order. */
export interface Both<T> {
  order: T
  places: Places
}

/** Nothing changed, but maybe something was refused. */
export const same = <T extends OrderLifecycle>(
  both: Both<T>,
  refused: OrderRefusal | null = null,
): OrderStep<T> => ({
  ...both,
  happened: null,
  refused,
})
