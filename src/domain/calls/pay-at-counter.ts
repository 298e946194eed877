import * as z from 'zod/mini'
import { ORDER_STATES, type OrderState } from '../payment/order'

export { orderIdSchema as payAtCounterRequestSchema } from './order-id'

/** Name of the callable by which staff note that an order was paid at the counter (PAY-13). Again is no error. */
export const PAY_AT_COUNTER = 'payAtCounter'

export interface OrderStateResponse {
  state: OrderState
}

export const orderStateResponseSchema: z.ZodMiniType<OrderStateResponse> = z.object({
  state: z.enum(ORDER_STATES),
})

export { orderStateResponseSchema as payAtCounterResponseSchema }
