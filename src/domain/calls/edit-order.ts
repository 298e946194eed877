import * as z from 'zod/mini'

export { orderIdSchema as editOrderRequestSchema } from '../payment/order-id'

/**
 * Name of the callable that takes an unpaid order back, so that its buyer can make another one (PAY-03): its tickets are
 * free again and its answer is hidden. Again is no error.
 */
export const EDIT_ORDER = 'editOrder'

export const editOrderResponseSchema = z.object({
  status: z.literal('ok'),
})
export type EditOrderResponse = z.infer<typeof editOrderResponseSchema>
