import * as z from 'zod/mini'
import { ORDER_STATES } from '../payment/order'

export { orderIdSchema as payAtCounterRequestSchema } from '../payment/order-id'

/** Name of the callable by which staff note that an order was paid at the counter (PAY-13). Again is no error. */
export const PAY_AT_COUNTER = 'payAtCounter'

export const orderStateResponseSchema = z.object({
  state: z.enum(ORDER_STATES),
})
export type OrderStateResponse = z.infer<typeof orderStateResponseSchema>

export { orderStateResponseSchema as payAtCounterResponseSchema }
