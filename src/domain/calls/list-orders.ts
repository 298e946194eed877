import * as z from 'zod/mini'
import { ORDER_STATES } from '../payment/order'
import type { PayOrder } from '../payment/pay-order'
import type { OrderView } from './get-order'
import { documentId } from './schema'

/** Name of the callable that lists the orders of a form for staff who see its statistics (PAY-13). */
export const LIST_ORDERS = 'listOrders'

/** Most orders in one answer: the newest ones. */
export const MAX_LISTED_ORDERS = 5000

export interface ListOrdersRequest {
  formId: string
}

/** An order as staff see it. Moments are in milliseconds. */
export interface ListedOrder
  extends
    Pick<
      PayOrder,
      'orderId' | 'id' | 'amount' | 'currency' | 'dni' | 'email' | 'phone' | 'fullName' | 'state'
    >,
    Pick<PayOrder, 'sectionName' | 'quanty' | 'reference' | 'paidBy' | 'edited'>,
    Pick<OrderView, 'date' | 'paidAt' | 'code'> {}

export interface ListOrdersResponse {
  formTitle: string
  /** Newest first. */
  orders: ListedOrder[]
  /** There are older ones too. */
  more: boolean
}

const moment = () => z.nullable(z.number())

export const listOrdersRequestSchema: z.ZodMiniType<ListOrdersRequest> = z.strictObject({
  formId: documentId(),
})

export const listOrdersResponseSchema: z.ZodMiniType<ListOrdersResponse> = z.object({
  formTitle: z.string(),
  orders: z.array(
    z.object({
      orderId: z.string(),
      id: z.string(),
      amount: z.number(),
      currency: z.string(),
      dni: z.string(),
      email: z.string(),
      phone: z.string(),
      fullName: z.string(),
      state: z.enum(ORDER_STATES),
      sectionName: z.string(),
      quanty: z.number(),
      reference: z.string(),
      paidBy: z.string(),
      edited: z.boolean(),
      date: moment(),
      paidAt: moment(),
      code: z.string(),
    }),
  ),
  more: z.boolean(),
})
