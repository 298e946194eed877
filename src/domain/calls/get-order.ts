import * as z from 'zod/mini'
import type { Call } from './contract'
import { orderIdSchema, type OrderId } from '../payment/order-id'
import { senderSchema } from '../geography/sender'
import { flag } from '../schema'
import { orderViewSchema } from '../payment/order-view'

export const getOrderResponseSchema = z.object({
  ...orderViewSchema.shape,
  /** Whose order it is. */
  emisor: senderSchema(),
  /** It is paid, and an appointment is booked with its answer (APPT-01). */
  books: flag(),
})
/** What the page of an order knows besides. */
export type OrderOnPage = z.infer<typeof getOrderResponseSchema>

/** The callable that tells an order to who knows its answer's id (PAY-07, PAY-10). */
export const GET_ORDER: Call<OrderId, typeof getOrderResponseSchema, 'getOrder'> = {
  name: 'getOrder',
  response: getOrderResponseSchema,
}
export const GET_ORDER_CHECKED = {
  name: 'getOrder',
  request: orderIdSchema,
  response: getOrderResponseSchema,
} as const satisfies typeof GET_ORDER
