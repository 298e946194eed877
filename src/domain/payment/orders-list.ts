import type { ListedOrder } from '../calls/list-orders'
import type { OrderState } from './order'

/** What narrows the orders of a form. */
export interface OrderFilters {
  /** Part of the number, the name, the document or the answer's code. */
  text: string
  state: OrderState | null
  /** Of which year by the reader's clock: when it was paid, else placed; null for all. */
  year: number | null
}

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The year that an order counts in: that in which its money came. */
export const yearOf = ({ paidAt, date }: Pick<ListedOrder, 'paidAt' | 'date'>): number | null => {
  const moment = paidAt ?? date
  return moment === null ? null : new Date(moment).getFullYear()
}

/** The orders that filters leave, in their order (PAY-13). */
export function narrowedOrders(
  orders: readonly ListedOrder[],
  { text, state, year }: OrderFilters,
): ListedOrder[] {
  const sought = folded(text.trim())
  return orders.filter(
    (order) =>
      (state === null || order.state === state) &&
      (year === null || yearOf(order) === year) &&
      [order.orderId, order.fullName, order.dni, order.code].some((word) => folded(word).includes(sought)),
  )
}

/** What came in, and what has to be given back, of one currency. Amounts are whole cents. */
export interface OrderTotals {
  currency: string
  sign: string
  paid: number
  tickets: number
  toRefund: number
}

/** The sums of orders, one for each currency. */
export function totalsOf(orders: readonly ListedOrder[]): OrderTotals[] {
  const totals = new Map<string, OrderTotals>()
  for (const { currency, sign, state, amount, quanty } of orders) {
    const before = totals.get(currency) ?? { currency, sign, paid: 0, tickets: 0, toRefund: 0 }
    const isPaid = state === 'paid'
    totals.set(currency, {
      ...{ currency, sign },
      paid: before.paid + (isPaid ? amount : 0),
      tickets: before.tickets + (isPaid ? quanty : 0),
      toRefund: before.toRefund + (state === 'toRefund' ? amount : 0),
    })
  }
  return [...totals.values()]
}

/** Whether staff may note that an order was paid at the counter: nothing else was done with it. */
export const mayPayAtCounter = ({ state, edited }: Pick<ListedOrder, 'state' | 'edited'>): boolean =>
  !edited && (state === 'held' || state === 'rejected' || state === 'ended')

/** Whether there is money of it that can be given back. */
export const mayRefund = ({ state }: Pick<ListedOrder, 'state'>): boolean =>
  state === 'paid' || state === 'toRefund'
