import {
  LIST_ORDERS,
  listOrdersResponseSchema,
  type ListedOrder,
  type ListOrdersRequest,
} from '../../domain/calls/list-orders'
import {
  LIST_TICKETS,
  listTicketsResponseSchema,
  type ListTicketsResponse,
} from '../../domain/calls/list-tickets'
import type { OrderId } from '../../domain/calls/order-id'
import { orderRefusalOf, type OrderCallRefusal } from '../../domain/calls/order-refusal'
import { PAY_AT_COUNTER, payAtCounterResponseSchema } from '../../domain/calls/pay-at-counter'
import { REFUND_ORDER, refundOrderResponseSchema } from '../../domain/calls/refund-order'
import {
  USE_TICKET,
  useTicketResponseSchema,
  type TicketUse,
  type UseResult,
} from '../../domain/calls/use-ticket'
import { detailsOf } from '../errors'
import { callStaff, changeByCall } from './callables'

/** Orders, newest first. */
export interface Orders {
  /** '' for those of all forms. */
  formTitle: string
  orders: ListedOrder[]
}

/** All orders of a request, read page by page. */
async function allOrders(asked: ListOrdersRequest): Promise<Orders> {
  const { formTitle, orders, next } = await callStaff(LIST_ORDERS, asked, listOrdersResponseSchema)
  if (next === null) return { formTitle, orders }
  const rest = await allOrders({ ...asked, after: next })
  return { formTitle, orders: [...orders, ...rest.orders] }
}

/** The orders of a form (PAY-13). Throws as {@link callStaff}. */
export const ordersOfForm = (formId: string): Promise<Orders> =>
  allOrders({ formId, paid: null, after: null })

/** What the own municipality was paid in a year of the reader's clock, for the treasury (PAY-13). Throws as {@link callStaff}. */
export const ordersOfYear = (year: number): Promise<Orders> => {
  const paid = { from: new Date(year, 0, 1).getTime(), to: new Date(year + 1, 0, 1).getTime() }
  return allOrders({ formId: null, paid, after: null })
}

/** The tickets of a form (PAY-12). Throws as {@link callStaff}. */
export const listTickets = (formId: string): Promise<ListTicketsResponse> =>
  callStaff(LIST_TICKETS, { formId }, listTicketsResponseSchema)

/** Notes that an order was paid at the counter (PAY-13). Throws as {@link callStaff}. */
export const payAtCounter = ({ orderId, id }: OrderId) =>
  changeByCall(PAY_AT_COUNTER, { orderId, id }, payAtCounterResponseSchema)

/** Gives the money of an order back (PAY-11). Throws as {@link callStaff}. */
export const refundOrder = ({ orderId, id }: OrderId) =>
  changeByCall(REFUND_ORDER, { orderId, id }, refundOrderResponseSchema)

/** Tells the server who entered (PAY-12). Throws as {@link callStaff}. */
export const sendUses = async (formId: string, uses: readonly TicketUse[]): Promise<UseResult[]> =>
  (await callStaff(USE_TICKET, { formId, uses }, useTicketResponseSchema)).uses

/** Why nothing was done with an order; null when it failed otherwise. */
export const orderRefusal = (error: unknown): OrderCallRefusal | null => orderRefusalOf(detailsOf(error))
