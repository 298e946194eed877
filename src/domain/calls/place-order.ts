import * as z from 'zod/mini'
import type { Buyer } from '../payment/buyer'
import type { Choice } from '../payment/purchase'
import { orderViewSchema, type OrderView } from './get-order'
import { documentId } from './schema'
import { toPayRequestSchema, type ToPayRequest } from './to-pay'

/** Name of the callable that makes the order of an answer that was just saved, and holds its tickets (PAY-03). */
export const PLACE_ORDER = 'placeOrder'

/** Other tickets, or another buyer, than the answer was saved with: nothing was held for it. */
export interface OtherChoice extends Choice {
  buyer: Buyer
}

export interface PlaceOrderRequest {
  formId: string
  /** The own answer, which has no order yet; with one, that order is what is given back. */
  answerId: string
  /** null for what the answer was saved with. */
  other: OtherChoice | null
  /** Only the order that it has already is wanted: nothing is placed. */
  look: boolean
}

export interface PlaceOrderResponse {
  order: OrderView
  /** It was placed before, nobody heard of it, and it is not what was asked for now. */
  isEarlier: boolean
  /** What is sent to `toPay` as it is; null where nothing is to be paid by card. */
  pay: ToPayRequest | null
}

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

export const placeOrderRequestSchema: z.ZodMiniType<PlaceOrderRequest> = z.strictObject({
  formId: documentId(),
  answerId: documentId(),
  other: z._default(z.nullable(z.strictObject({ ...choiceShape, buyer: z.strictObject(buyerShape) })), null),
  look: z._default(z.boolean(), false),
})

export const placeOrderResponseSchema: z.ZodMiniType<PlaceOrderResponse> = z.object({
  order: orderViewSchema,
  // An order that a device kept from before has none.
  isEarlier: z._default(z.boolean(), false),
  pay: z.nullable(toPayRequestSchema),
})

/** What a look finds: null when there is no order. */
export const foundOrderSchema = z.nullable(placeOrderResponseSchema)
