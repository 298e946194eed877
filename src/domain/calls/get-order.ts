import * as z from 'zod/mini'
import { senderSchema } from '../geography/sender'
import { flag } from '../schema'
import { orderViewSchema } from '../payment/order-view'

export { orderIdSchema as getOrderRequestSchema } from '../payment/order-id'

/** Name of the callable that tells an order to who knows its answer's id (PAY-07, PAY-10). */
export const GET_ORDER = 'getOrder'

export const getOrderResponseSchema = z.object({
  ...orderViewSchema.shape,
  /** Whose order it is. */
  emisor: senderSchema(),
  /** It is paid, and an appointment is booked with its answer (APPT-01). */
  books: flag(),
})
/** What the page of an order knows besides. */
export type OrderOnPage = z.infer<typeof getOrderResponseSchema>
