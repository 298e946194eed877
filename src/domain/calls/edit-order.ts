import * as z from 'zod/mini'
import type { Call } from './contract'
import { orderIdSchema, type OrderId } from '../payment/order-id'

export const editOrderResponseSchema = z.object({
  status: z.literal('ok'),
})
export type EditOrderResponse = z.infer<typeof editOrderResponseSchema>

/**
 * The callable that takes an unpaid order back, so that its buyer can make another one (PAY-03): its tickets are
 * free again and its answer is hidden. Again is no error.
 */
export const EDIT_ORDER: Call<OrderId, typeof editOrderResponseSchema, 'editOrder'> = {
  name: 'editOrder',
  response: editOrderResponseSchema,
}
export const EDIT_ORDER_CHECKED = {
  name: 'editOrder',
  request: orderIdSchema,
  response: editOrderResponseSchema,
} as const satisfies typeof EDIT_ORDER
