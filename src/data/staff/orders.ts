import { LIST_ORDERS, type ListOrdersRequest } from '../../domain/calls/list-orders'
import type { ListedOrder } from '../../domain/payment/listed-order'
import { LIST_TICKETS } from '../../domain/calls/list-tickets'
import type { OrderId } from '../../domain/payment/order-id'
import { orderRefusalOf, type OrderCallRefusal } from '../../domain/payment/order-refusal'
import { PAY_AT_COUNTER } from '../../domain/calls/pay-at-counter'
import { outsideFailureOf } from '../../domain/failures/outside-failure'
import { REFUND_ORDER, type RefundOrderRequest } from '../../domain/calls/refund-order'
import { USE_TICKET } from '../../domain/calls/use-ticket'
import type { TicketUse, UseResult, ListTicketsResponse } from '../../domain/payment/door-ticket'
import { spanOfYear } from '../../domain/payment/orders-list'
import { detailsOf } from '../errors'
import { callStaff, changeByCall } from './callables'

export type { RefundOrderRequest } from '../../domain/calls/refund-order'

/** Orders, newest first. */
export interface Orders {
  /** '' for those of all forms. */
  formTitle: string
  orders: ListedOrder[]
}

const keyOf = ({ orderId, id }: OrderId): string => `${orderId}_${id}`

/** All orders of a request, read page by page. */
async function allOrders(asked: ListOrdersRequest): Promise<Orders> {
  const { formTitle, orders, next } = await callStaff(LIST_ORDERS, asked)
  if (next === null) return { formTitle, orders }
  const rest = await allOrders({ ...asked, after: next })
  return { formTitle, orders: [...orders, ...rest.orders] }
}

/** The orders of a form (PAY-13). Throws as {@link callStaff}. */
export const ordersOfForm = (formId: string): Promise<Orders> =>
  allOrders({ formId, paid: null, moved: null, after: null })

/**
 * The orders of the own municipality that were paid, given back or paid a second time in a year of its clock, for
 * the treasury (PAY-13). Throws as {@link callStaff}.
 */
export const ordersOfYear = async (year: number, timeZone: string): Promise<Orders> => {
  const span = spanOfYear(year, timeZone)
  const [paid, moved] = await Promise.all([
    allOrders({ formId: null, paid: span, moved: null, after: null }),
    allOrders({ formId: null, paid: null, moved: span, after: null }),
  ])
  const known = new Set(paid.orders.map(keyOf))
  const earlier = moved.orders.filter((order) => !known.has(keyOf(order)))
  return { formTitle: '', orders: [...paid.orders, ...earlier] }
}

/** The tickets of a form (PAY-12). Throws as {@link callStaff}. */
export const listTickets = (formId: string): Promise<ListTicketsResponse> =>
  callStaff(LIST_TICKETS, { formId })

/** Notes that an order was paid at the counter (PAY-13). Throws as {@link callStaff}. */
export const payAtCounter = ({ orderId, id }: OrderId) => changeByCall(PAY_AT_COUNTER, { orderId, id })

/** Gives money of an order back (PAY-11). Throws as {@link callStaff}. */
export const refundOrder = (refund: RefundOrderRequest) => changeByCall(REFUND_ORDER, refund)

/** Tells the server who entered (PAY-12). Throws as {@link callStaff}. */
export const sendUses = async (formId: string, uses: readonly TicketUse[]): Promise<UseResult[]> =>
  (await callStaff(USE_TICKET, { formId, uses: [...uses] })).uses

/** Why nothing was done with an order; null when it failed otherwise. */
export const orderRefusal = (error: unknown): OrderCallRefusal | null => orderRefusalOf(detailsOf(error))

/** Why money was not given back, or (`silent`) that nobody knows whether it was. */
export type RefundFailure = OrderCallRefusal | 'bankRefused' | 'silent'

/** Why {@link refundOrder} failed. */
export function refundFailure(error: unknown): RefundFailure {
  const bank = outsideFailureOf(detailsOf(error))
  return orderRefusal(error) ?? (bank?.reason === 'refused' ? 'bankRefused' : 'silent')
}
