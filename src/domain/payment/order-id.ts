import * as z from 'zod/mini'
import { isDocumentId } from '../document-id'
import { isOrderNumber } from './order'

export const orderIdShape = {
  orderId: z.string().check(z.refine(isOrderNumber)),
  /** The answer's id. */
  id: z.string().check(z.refine(isDocumentId)),
}

export const orderIdSchema = z.strictObject(orderIdShape)
/** One order: its number, which several municipalities may give, and its answer's id, which nobody guesses. */
export type OrderId = z.infer<typeof orderIdSchema>
