import { beginRefund, refunded, refundFailed } from './order-refund'
import {
  same,
  type Both,
  type OrderEvent,
  type OrderHappening,
  type OrderLifecycle,
  type OrderStep,
} from './order-lifecycle'
import { placesLeft, type Places } from './stock'

export { isByCard, refundableOf } from './order-refund'
export { ORDER_STATES } from './order-lifecycle'
export type { OrderEvent, OrderHappening, OrderRefusal, OrderLifecycle, OrderState } from './order-lifecycle'

/** How long an order keeps its tickets before it is paid. */
export const HOLD_MINUTES = 20

/** Most notifications that an order remembers: what comes again after so many is still without effect. */
const MAX_SEEN = 50

/**
 * Takes tickets for an order.
 * @param quanty a whole number above 0
 * @returns null when fewer are left
 */
export const holdPlaces = (places: Places, quanty: number): Places | null =>
  quanty > 0 && quanty <= placesLeft(places) ? { ...places, held: places.held + quanty } : null

/** Until when tickets are held that are taken now. */
export const holdEnd = (now: Date): Date => new Date(now.getTime() + HOLD_MINUTES * 60_000)

const gaveBackHold = ({ places }: Both<OrderLifecycle>, { quanty, state }: OrderLifecycle): Places =>
  state === 'held' ? { ...places, held: Math.max(0, places.held - quanty) } : places

/** The order without its tickets on the way to another state. */
const left = <T extends OrderLifecycle>(
  both: Both<T>,
  happened: OrderHappening,
  change: Partial<OrderLifecycle>,
): OrderStep<T> => ({
  order: { ...both.order, ...change },
  places: gaveBackHold(both, both.order),
  happened,
  refused: null,
})

/** The places with this order's tickets sold: its own ones that were held, else what is left; null when too few are. */
function sell({ order, places }: Both<OrderLifecycle>): Places | null {
  const held = order.state === 'held' ? order.quanty : 0
  if (held === 0 && placesLeft(places) < order.quanty) return null
  return { ...places, held: Math.max(0, places.held - held), sold: places.sold + order.quanty }
}

interface Payment {
  reference: string
  paidBy: string
  now: Date
}

function paid<T extends OrderLifecycle>(
  both: Both<T>,
  { reference, paidBy, now }: Payment,
): OrderStep<T> | null {
  const places = sell(both)
  if (!places) return null
  const order: T = { ...both.order, state: 'paid', reference, paidBy, paidAt: now }
  return { order, places, happened: 'paid', refused: null }
}

function edit<T extends OrderLifecycle>(both: Both<T>): OrderStep<T> {
  const { state, edited, datosBorrados } = both.order
  if (edited || datosBorrados) return same(both)
  if (state === 'paid' || state === 'toRefund' || state === 'refunded') return same(both, 'paid')
  return left(both, 'edited', { state: 'ended', edited: true })
}

const expire = <T extends OrderLifecycle>(both: Both<T>, now: Date): OrderStep<T> =>
  both.order.state === 'held' && now.getTime() >= both.order.holdUntil.getTime()
    ? left(both, 'ended', { state: 'ended' })
    : same(both)

/** A card was charged for what the counter had taken: the money is marked, so that it is given back. */
function paidTwice<T extends OrderLifecycle>(
  both: Both<T>,
  { reference, now }: Extract<OrderEvent, { type: 'answer' }>,
): OrderStep<T> {
  const { amount, paidBy, pagoDoble } = both.order
  if (amount === 0 || paidBy === '' || pagoDoble) return same(both)
  const order: T = { ...both.order, pagoDoble: { fecha: now, referencia: reference } }
  return { ...both, order, happened: 'paidTwice', refused: null }
}

function settled<T extends OrderLifecycle>(
  both: Both<T>,
  event: Extract<OrderEvent, { type: 'answer' }>,
): OrderStep<T> {
  const { state, edited, datosBorrados } = both.order
  const isOpen = state === 'held' || state === 'rejected' || state === 'ended'
  if (!event.approved) return state === 'held' ? left(both, 'rejected', { state: 'rejected' }) : same(both)
  if (!isOpen) return paidTwice(both, event)
  const { reference, now } = event
  const done = edited || datosBorrados ? null : paid(both, { reference, paidBy: '', now })
  return done ?? left(both, 'toRefund', { state: 'toRefund', reference, paidAt: now })
}

/** The provider's word, applied once. */
function answered<T extends OrderLifecycle>(
  both: Both<T>,
  event: Extract<OrderEvent, { type: 'answer' }>,
): OrderStep<T> {
  if (both.order.seen.includes(event.id)) return same(both)
  const step = settled(both, event)
  return { ...step, order: { ...step.order, seen: [...step.order.seen, event.id].slice(-MAX_SEEN) } }
}

function takenAtCounter<T extends OrderLifecycle>(both: Both<T>, who: string, now: Date): OrderStep<T> {
  const { state, edited, paidBy, datosBorrados } = both.order
  // Whoever took the money may say so again; nobody takes what another one or the card has paid.
  if (state === 'paid') return same(both, paidBy === who ? null : 'paid')
  if (state === 'toRefund' || state === 'refunded') return same(both, 'paid')
  if (datosBorrados) return same(both, 'forgotten')
  if (edited) return same(both, 'edited')
  return paid(both, { reference: '', paidBy: who, now }) ?? same(both, 'soldOut')
}

function forget<T extends OrderLifecycle>(both: Both<T>, now: Date): OrderStep<T> {
  if (both.order.datosBorrados) return same(both)
  const state = both.order.state === 'held' ? 'ended' : both.order.state
  return left(both, 'forgotten', { state, datosBorrados: now })
}

/**
 * What an event makes of an order and of the tickets of its section (PAY-05, PAY-06, PAY-11, design "Money"). The same
 * event again changes nothing. `held + sold` never changes but by what the order gives back or takes, a payment that
 * comes after its tickets were given back takes what is left or is to be refunded, only refunds lead away from `paid`,
 * and no more is given back than came.
 */
export function applyToOrder<T extends OrderLifecycle>(
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
    case 'beginRefund':
      return beginRefund(both, event.refund)
    case 'refundFailed':
      return refundFailed(both, event)
    case 'refund':
      return refunded(both, event.refund)
    case 'forget':
      return forget(both, event.now)
  }
}

const ORDER_DIGITS = 12

/** An order's number as the provider takes it: 12 digits (PAY-04). */
export const orderNumber = (counted: number): string => String(counted).padStart(ORDER_DIGITS, '0')

/** Whether a text is the number of an order. */
export const isOrderNumber = (text: string): boolean => /^\d{12}$/.test(text)
