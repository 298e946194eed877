export { orderIdSchema as refundOrderRequestSchema } from './order-id'
export { orderStateResponseSchema as refundOrderResponseSchema } from './pay-at-counter'

/**
 * Name of the callable by which staff give the money of an order back (PAY-11, PAY-13): through the provider when it came
 * from there, by hand when it was paid at the counter. Its tickets are free again and let nobody in. Again is no error.
 */
export const REFUND_ORDER = 'refundOrder'
