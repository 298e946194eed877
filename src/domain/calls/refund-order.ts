import * as z from 'zod/mini'
import type { Contract } from './contract'
import { REFUND_SOURCES, REFUND_WAYS, MAX_REFUND_REASON } from '../payment/refund'
import { orderIdShape } from '../payment/order-id'
import { cleaned } from '../schema'
import { orderStateResponseSchema } from './pay-at-counter'

const refundOrderRequestSchema = z.strictObject({
  ...orderIdShape,
  /** Names the refund: the same one again gives nothing back a second time. */
  attempt: z.string().check(z.regex(/^[A-Za-z0-9_-]{8,60}$/)),
  /** In cents; 0 for free tickets. */
  amount: z.int().check(z.minimum(0)),
  /** How many tickets let nobody in any more. */
  tickets: z.int().check(z.minimum(0)),
  /** Whether those tickets are for sale again. */
  restock: z.boolean(),
  reason: z.string().check(cleaned(), z.minLength(1), z.maxLength(MAX_REFUND_REASON)),
  way: z.enum(REFUND_WAYS),
  of: z.enum(REFUND_SOURCES),
})
export type RefundOrderRequest = z.infer<typeof refundOrderRequestSchema>

/**
 * The callable by which staff give back money of an order, all or part of it, and take tickets back (PAY-11,
 * PAY-13): through the provider, or by hand where somebody says so. The same attempt again is the same refund, also after
 * a provider that did not answer: it is asked first whether it gave the money back.
 */
export const REFUND_ORDER = {
  name: 'refundOrder',
  request: refundOrderRequestSchema,
  response: orderStateResponseSchema,
} as const satisfies Contract
