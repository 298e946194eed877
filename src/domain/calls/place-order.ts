import * as z from 'zod/mini'
import type { Call } from './contract'
import { orderViewSchema } from '../payment/order-view'
import { documentId } from './schema'
import { toPayRequestSchema } from './to-pay'

const MAX_TEXT = 300
const word = () => z.string().check(z.maxLength(MAX_TEXT))

/** How a choice is sent and stored; what it may be, `purchaseOf` and `buyerProblems` say. */
export const choiceShape = { paymentId: word(), sectionId: word(), quanty: z.int() }
export const buyerShape = {
  clientFullName: word(),
  clientID: word(),
  clientEmail: word(),
  clientPhoneNumber: word(),
}

const otherChoiceSchema = z.strictObject({ ...choiceShape, buyer: z.strictObject(buyerShape) })
/** Other tickets, or another buyer, than the answer was saved with: nothing was held for it. */
export type OtherChoice = z.infer<typeof otherChoiceSchema>

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

export const placeOrderResponseSchema = z.object({
  order: orderViewSchema,
  /** It was placed before, nobody heard of it, and it is not what was asked for now. Orders that a device kept from before say nothing of it. */
  isEarlier: z._default(z.boolean(), false),
  /** What is sent to `toPay` as it is; null where nothing is to be paid by card. */
  pay: z.nullable(toPayRequestSchema),
})
export type PlaceOrderResponse = z.infer<typeof placeOrderResponseSchema>

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
