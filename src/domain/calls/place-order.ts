import * as z from 'zod/mini'
import type { Call } from './contract'
import { documentId } from './schema'
import { placeOrderResponseSchema, otherChoiceSchema } from '../payment/placed-order'

export const placeOrderRequestSchema = z.strictObject({
  formId: documentId(),
  /** The own answer, which has no order yet; with one, that order is what is given back. */
  answerId: documentId(),
  /** null for what the answer was saved with. */
  other: z._default(z.nullable(otherChoiceSchema), null),
  /** Only the order that it has already is wanted: nothing is placed. */
  look: z._default(z.boolean(), false),
})
export type PlaceOrderRequest = z.infer<typeof placeOrderRequestSchema>
/** What pages send: what they leave out has its default. */
type SentOrder = z.input<typeof placeOrderRequestSchema>

/** The callable that makes the order of an answer that was just saved, and holds its tickets (PAY-03). */
export const PLACE_ORDER: Call<SentOrder, typeof placeOrderResponseSchema, 'placeOrder'> = {
  name: 'placeOrder',
  response: placeOrderResponseSchema,
}

export const foundOrderSchema = z.nullable(placeOrderResponseSchema)
/** The same callable where it only looks: null when there is no order. */
export const FIND_ORDER: Call<SentOrder, typeof foundOrderSchema, 'placeOrder'> = {
  name: 'placeOrder',
  response: foundOrderSchema,
}
export const PLACE_ORDER_CHECKED = {
  name: 'placeOrder',
  request: placeOrderRequestSchema,
  response: foundOrderSchema,
} as const satisfies typeof FIND_ORDER
