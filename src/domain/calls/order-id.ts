/** How calls name an order. */
import * as z from 'zod/mini'
import { isOrderNumber } from '../payment/order'
import { documentId } from './schema'

export const orderIdShape = {
  orderId: z.string().check(z.refine(isOrderNumber)),
  /** The answer's id. */
  id: documentId(),
}

export const orderIdSchema = z.strictObject(orderIdShape)
/** One order: its number, which several municipalities may give, and its answer's id, which nobody guesses. */
export type OrderId = z.infer<typeof orderIdSchema>
