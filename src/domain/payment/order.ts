import { placesLeft, type Places } from './stock'

/** How long an order keeps its tickets before it is paid. */
export const HOLD_MINUTES = 20

/** Most notifications that an order remembers: what comes again after so many is still without effect. */
const MAX_SEEN = 50

/**
 * Where an order stands.
 *
 * | state      | tickets     | status (§1.4)         | is left by                                                  |
 * | ---------- | ----------- | --------------------- | ----------------------------------------------------------- |
 * | `held`     | held        | Pendiente de validar  | paid, refused, edited, its time                             |
 * | `paid`     | sold        | Pagado                | a refund and nothing else                                   |
 * | `rejected` | none        | Rechazado             | a later payment, edited                                     |
 * | `ended`    | none        | Rechazado             | a later payment                                             |
 * | `toRefund` | none        | Rechazado             | a refund: money came and there was no ticket for it any more |
 * | `refunded` | none        | Rechazado             | nothing                                                     |
 */
export const ORDER_STATES = ['held', 'paid', 'rejected', 'ended', 'toRefund', 'refunded'] as const
export type OrderState = (typeof ORDER_STATES)[number]

/** What of an order its state depends on. */
export interface OrderStanding {
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
  /** The money was given back. */
  | { type: 'refund' }

/** What an event did; the audit trail has an entry for each. */
export type OrderHappening = 'paid' | 'rejected' | 'ended' | 'edited' | 'toRefund' | 'refunded'

/** Why an event is not possible: it is paid; its tickets are gone; it was edited; no money of it is here. */
export type OrderRefusal = 'paid' | 'soldOut' | 'edited' | 'unpaid'

export interface OrderStep<T extends OrderStanding> {
  order: T
  places: Places
  /** null when nothing changed. */
  happened: OrderHappening | null
  refused: OrderRefusal | null
}

/**
 * Takes tickets for an order.
 * @param quanty a whole number above 0
 * @returns null when fewer are left
 */
export const holdPlaces = (places: Places, quanty: number): Places | null =>
  quanty > 0 && quanty <= placesLeft(places) ? { ...places, held: places.held + quanty } : null

/** Until when tickets are held that are taken now. */
export const holdEnd = (now: Date): Date => new Date(now.getTime() + HOLD_MINUTES * 60_000)

/** Both sides of one order. */
interface Both<T> {
  order: T
  places: Places
}

const gaveBackHold = ({ places }: Both<OrderStanding>, { quanty, state }: OrderStanding): Places =>
  state === 'held' ? { ...places, held: Math.max(0, places.held - quanty) } : places

const same = <T extends OrderStanding>(both: Both<T>, refused: OrderRefusal | null = null): OrderStep<T> => ({
  ...both,
  happened: null,
  refused,
})

/** The order without its tickets on the way to another state. */
const left = <T extends OrderStanding>(
  both: Both<T>,
  happened: OrderHappening,
  change: Partial<OrderStanding>,
): OrderStep<T> => ({
  order: { ...both.order, ...change },
  places: gaveBackHold(both, both.order),
  happened,
  refused: null,
})

/** The places with this order's tickets sold: its own ones that were held, else what is left; null when too few are. */
function sell({ order, places }: Both<OrderStanding>): Places | null {
  const held = order.state === 'held' ? order.quanty : 0
  if (held === 0 && placesLeft(places) < order.quanty) return null
  return { ...places, held: Math.max(0, places.held - held), sold: places.sold + order.quanty }
}

interface Payment {
  reference: string
  paidBy: string
  now: Date
}

function paid<T extends OrderStanding>(
  both: Both<T>,
  { reference, paidBy, now }: Payment,
): OrderStep<T> | null {
  const places = sell(both)
  if (!places) return null
  const order: T = { ...both.order, state: 'paid', reference, paidBy, paidAt: now }
  return { order, places, happened: 'paid', refused: null }
}

function edit<T extends OrderStanding>(both: Both<T>): OrderStep<T> {
  const { state, edited } = both.order
  if (edited) return same(both)
  if (state === 'paid' || state === 'toRefund' || state === 'refunded') return same(both, 'paid')
  return left(both, 'edited', { state: 'ended', edited: true })
}

const expire = <T extends OrderStanding>(both: Both<T>, now: Date): OrderStep<T> =>
  both.order.state === 'held' && now.getTime() >= both.order.holdUntil.getTime()
    ? left(both, 'ended', { state: 'ended' })
    : same(both)

function settled<T extends OrderStanding>(
  both: Both<T>,
  event: Extract<OrderEvent, { type: 'answer' }>,
): OrderStep<T> {
  const { state, edited } = both.order
  const isOpen = state === 'held' || state === 'rejected' || state === 'ended'
  if (!event.approved) return state === 'held' ? left(both, 'rejected', { state: 'rejected' }) : same(both)
  if (!isOpen) return same(both)
  const { reference, now } = event
  const done = edited ? null : paid(both, { reference, paidBy: '', now })
  return done ?? left(both, 'toRefund', { state: 'toRefund', reference, paidAt: now })
}

/** The provider's word, applied once. */
function answered<T extends OrderStanding>(
  both: Both<T>,
  event: Extract<OrderEvent, { type: 'answer' }>,
): OrderStep<T> {
  if (both.order.seen.includes(event.id)) return same(both)
  const step = settled(both, event)
  return { ...step, order: { ...step.order, seen: [...step.order.seen, event.id].slice(-MAX_SEEN) } }
}

function takenAtCounter<T extends OrderStanding>(both: Both<T>, who: string, now: Date): OrderStep<T> {
  const { state, edited } = both.order
  if (state === 'paid') return same(both)
  if (state === 'toRefund' || state === 'refunded') return same(both, 'paid')
  if (edited) return same(both, 'edited')
  return paid(both, { reference: '', paidBy: who, now }) ?? same(both, 'soldOut')
}

function refund<T extends OrderStanding>(both: Both<T>): OrderStep<T> {
  const { order, places } = both
  if (order.state === 'refunded') return same(both)
  if (order.state === 'toRefund') return left(both, 'refunded', { state: 'refunded' })
  if (order.state !== 'paid') return same(both, 'unpaid')
  const sold = Math.max(0, places.sold - order.quanty)
  return { ...left(both, 'refunded', { state: 'refunded' }), places: { ...places, sold } }
}

/**
 * What an event makes of an order and of the tickets of its section (PAY-05, PAY-06, PAY-11, design "Money"). The same
 * event again changes nothing. `held + sold` never changes but by what the order gives back or takes, a payment that
 * comes after its tickets were given back takes what is left or is to be refunded, and only a refund leads away from
 * `paid`.
 */
export function applyToOrder<T extends OrderStanding>(
  order: T,
  places: Places,
  event: OrderEvent,
): OrderStep<T> {
  const both = { order, places }
  switch (event.type) {
    case 'edit':
      return edit(both)
    case 'expire':
      return expire(both, event.now)
    case 'answer':
      return answered(both, event)
    case 'counter':
      return takenAtCounter(both, event.who, event.now)
    case 'refund':
      return refund(both)
  }
}

const ORDER_DIGITS = 12

/** An order's number as the provider takes it: 12 digits (PAY-04). */
export const orderNumber = (counted: number): string => String(counted).padStart(ORDER_DIGITS, '0')

/** Whether a text is the number of an order. */
export const isOrderNumber = (text: string): boolean => /^\d{12}$/.test(text)
