/** How calls name an order. */
import * as z from 'zod/mini'
import { isOrderNumber } from '../payment/order'
import { documentId } from './schema'

/** One order: its number, which several municipalities may give, and its answer's id, which nobody guesses. */
export interface OrderId {
  orderId: string
  /** The answer's id. */
  id: string
}

export const orderIdShape = { orderId: z.string().check(z.refine(isOrderNumber)), id: documentId() }

export const orderIdSchema: z.ZodMiniType<OrderId> = z.strictObject(orderIdShape)
