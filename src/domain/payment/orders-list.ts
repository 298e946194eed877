import type { ListedOrder, ListedRefund, Span } from './listed-order'
import { startOfDayIn, yearIn } from '../zone-times'
import { ORDER_STATES } from './order'
import { moneyLeft, ticketsValid, type Refundable, type RefundSource } from './refund'
import { readAnswerCode } from '../codes/read-code'
import { cleanText } from '../text/clean'

/**
 * What is said of an order, everywhere the same: its state, or more exactly that its buyer took it back, that it was paid
 * twice, or that part of it was given back.
 */
export const ORDER_WORDS = [...ORDER_STATES, 'edited', 'paidTwice', 'partlyRefunded'] as const
export type OrderWord = (typeof ORDER_WORDS)[number]

/** What narrows the orders of a form. */
export interface OrderFilters {
  /** Part of the number, the name, the document or the answer's code. */
  text: string
  state: OrderWord | null
  /** A year by the municipality's clock: in which money came or went back, else the order was placed; null for all. */
  year: number | null
}

/** How much of a listed order can still be given back. */
const refundableOf = ({ refunds, secondPayment, ...order }: ListedOrder): Refundable => ({
  ...order,
  devoluciones: refunds.map(({ amount, tickets, of }) => ({ importe: amount, entradas: tickets, de: of })),
  hasSecondPayment: secondPayment !== null,
})

/** How much money of an order is still here. */
export const moneyOf = (order: ListedOrder, source: RefundSource): number =>
  moneyLeft(refundableOf(order), source)

/** How many tickets of an order still let somebody in. */
export const ticketsOf = (order: ListedOrder): number => ticketsValid(refundableOf(order))

/** The word for an order. */
export function orderWord(order: ListedOrder): OrderWord {
  if (moneyOf(order, 'doble') > 0) return 'paidTwice'
  if (order.state === 'ended' && order.edited) return 'edited'
  return order.state === 'paid' && order.refunds.some(({ of }) => of === 'pedido')
    ? 'partlyRefunded'
    : order.state
}

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const isIn = ({ from, to }: Span, at: number | null): boolean => at !== null && from <= at && at < to

/** A year by the clock of a time zone. */
export const spanOfYear = (year: number, timeZone: string): Span => {
  const start = (of: number) => startOfDayIn(`${String(of).padStart(4, '0')}-01-01`, timeZone).getTime()
  return { from: start(year), to: start(year + 1) }
}

/** The state that an order had before refunds that came later. */
function stateAt(order: ListedOrder, refunds: readonly ListedRefund[]): ListedOrder['state'] {
  if (order.state !== 'refunded') return order.state
  const sum = (of: readonly ListedRefund[], what: 'amount' | 'tickets') =>
    of.filter(({ of: source }) => source === 'pedido').reduce((all, refund) => all + refund[what], 0)
  // Money that came too late had no tickets to be taken back.
  const hadTickets = sum(order.refunds, 'tickets') > 0
  if (hadTickets) return sum(refunds, 'tickets') >= order.quanty ? 'refunded' : 'paid'
  return sum(refunds, 'amount') >= order.amount ? 'refunded' : 'toRefund'
}

/** An order as it stood at the end of a time: what was given back later changes nothing of it (PAY-13). */
export function orderAt(order: ListedOrder, { to }: Span): ListedOrder {
  const refunds = order.refunds.filter(({ at }) => at === null || at < to)
  const secondPayment = order.secondPayment && order.secondPayment.at < to ? order.secondPayment : null
  return { ...order, refunds, secondPayment, state: stateAt(order, refunds) }
}

const movedIn = ({ paidAt, date, refunds, secondPayment }: ListedOrder, span: Span): boolean =>
  isIn(span, paidAt ?? date) ||
  isIn(span, secondPayment?.at ?? null) ||
  refunds.some(({ at }) => isIn(span, at))

/** The years by the clock of a time zone in which something happened to an order. */
export function yearsOf({ paidAt, date, refunds, secondPayment }: ListedOrder, timeZone: string): number[] {
  const moments = [paidAt ?? date, secondPayment?.at ?? null, ...refunds.map(({ at }) => at)]
  return moments.flatMap((moment) => (moment === null ? [] : [yearIn(new Date(moment), timeZone)]))
}

/** The orders that filters leave, in their order (PAY-13); those of a year as they stood at its end. */
export function narrowedOrders(
  orders: readonly ListedOrder[],
  { text, state, year }: OrderFilters,
  timeZone: string,
): ListedOrder[] {
  // As words, and as a code or number that was typed or pasted.
  const sought = [cleanText(text), readAnswerCode(text)].map(folded)
  const span = year === null ? null : spanOfYear(year, timeZone)
  const of =
    span === null
      ? orders
      : orders.filter((order) => movedIn(order, span)).map((order) => orderAt(order, span))
  return of.filter(
    (order) =>
      (state === null || orderWord(order) === state) &&
      [order.orderId, order.fullName, order.dni, order.code].some((word) =>
        sought.some((one) => folded(word).includes(one)),
      ),
  )
}

/** The money of an order that came and went in a time, and the refunds; null for always. Amounts are whole cents. */
export function movementsOf(order: ListedOrder, span: Span | null) {
  const { amount, paidAt, secondPayment } = order
  const counts = (at: number | null) => span === null || isIn(span, at)
  const refunds = order.refunds.filter(({ at }) => counts(at))
  const first = paidAt !== null && counts(paidAt) ? amount : 0
  const second = secondPayment && counts(secondPayment.at) ? amount : 0
  return {
    collected: first + second,
    refunded: refunds.reduce((sum, refund) => sum + refund.amount, 0),
    refunds,
  }
}

/** What came in and went back, and what has still to be given back, of one currency. Amounts are whole cents. */
export interface OrderTotals {
  currency: string
  sign: string
  collected: number
  refunded: number
  tickets: number
  toRefund: number
}

/** The sums of orders, one for each currency; of a time where one is given. */
export function totalsOf(orders: readonly ListedOrder[], span: Span | null = null): OrderTotals[] {
  const totals = new Map<string, OrderTotals>()
  for (const order of orders) {
    const { currency, sign, state } = order
    const before = totals.get(currency) ?? {
      ...{ currency, sign },
      ...{ collected: 0, refunded: 0, tickets: 0, toRefund: 0 },
    }
    const { collected, refunded } = movementsOf(order, span)
    const late = state === 'toRefund' ? moneyOf(order, 'pedido') : 0
    totals.set(currency, {
      ...{ currency, sign },
      collected: before.collected + collected,
      refunded: before.refunded + refunded,
      tickets: before.tickets + ticketsOf(order),
      toRefund: before.toRefund + late + moneyOf(order, 'doble'),
    })
  }
  return [...totals.values()]
}

/** Whether staff may note that an order was paid at the counter: nothing else was done with it. */
export const mayPayAtCounter = ({
  state,
  edited,
  isForgotten,
}: Pick<ListedOrder, 'state' | 'edited' | 'isForgotten'>): boolean =>
  !edited && !isForgotten && (state === 'held' || state === 'rejected' || state === 'ended')

/** What of an order can be given back: the second payment first, then its own money or free tickets; null for nothing. */
export function refundSource(order: ListedOrder): RefundSource | null {
  if (moneyOf(order, 'doble') > 0) return 'doble'
  return moneyOf(order, 'pedido') > 0 || ticketsOf(order) > 0 ? 'pedido' : null
}

/** Whether the money of an order came by card, so that the provider can give it back. */
export const cameByCard = (
  { amount, paidBy }: Pick<ListedOrder, 'amount' | 'paidBy'>,
  of: RefundSource,
): boolean => of === 'doble' || (amount > 0 && paidBy === '')
