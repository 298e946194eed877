import {
  LIST_ORDERS,
  listOrdersResponseSchema,
  type ListOrdersResponse,
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
import { callStaff } from './callables'

/** The orders of a form, newest first (PAY-13). Throws as {@link callStaff}. */
export const listOrders = (formId: string): Promise<ListOrdersResponse> =>
  callStaff(LIST_ORDERS, { formId }, listOrdersResponseSchema)

/** The tickets of a form (PAY-12). Throws as {@link callStaff}. */
export const listTickets = (formId: string): Promise<ListTicketsResponse> =>
  callStaff(LIST_TICKETS, { formId }, listTicketsResponseSchema)

/** Notes that an order was paid at the counter (PAY-13). Throws as {@link callStaff}. */
export const payAtCounter = ({ orderId, id }: OrderId) =>
  callStaff(PAY_AT_COUNTER, { orderId, id }, payAtCounterResponseSchema)

/** Gives the money of an order back (PAY-11). Throws as {@link callStaff}. */
export const refundOrder = ({ orderId, id }: OrderId) =>
  callStaff(REFUND_ORDER, { orderId, id }, refundOrderResponseSchema)

/** Tells the server who entered (PAY-12). Throws as {@link callStaff}. */
export const sendUses = async (formId: string, uses: readonly TicketUse[]): Promise<UseResult[]> =>
  (await callStaff(USE_TICKET, { formId, uses }, useTicketResponseSchema)).uses

/** Why nothing was done with an order; null when it failed otherwise. */
export const orderRefusal = (error: unknown): OrderCallRefusal | null => orderRefusalOf(detailsOf(error))
