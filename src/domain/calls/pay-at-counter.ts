import * as z from 'zod/mini'
import type { Contract } from './contract'
import { orderIdSchema } from '../payment/order-id'
import { ORDER_STATES } from '../payment/order'

export const orderStateResponseSchema = z.object({
  state: z.enum(ORDER_STATES),
})
export type OrderStateResponse = z.infer<typeof orderStateResponseSchema>

/** The callable by which staff note that an order was paid at the counter (PAY-13). Again is no error. */
export const PAY_AT_COUNTER = {
  name: 'payAtCounter',
  request: orderIdSchema,
  response: orderStateResponseSchema,
} as const satisfies Contract
