import * as z from 'zod/mini'
import { orderViewSchema } from './order-view'
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

export const placeOrderResponseSchema = z.object({
  order: orderViewSchema,
  /** It was placed before, nobody heard of it, and it is not what was asked for now. Orders that a device kept from before say nothing of it. */
  isEarlier: z._default(z.boolean(), false),
  /** What is sent to `toPay` as it is; null where nothing is to be paid by card. */
  pay: z.nullable(toPayRequestSchema),
})

export type PlaceOrderResponse = z.infer<typeof placeOrderResponseSchema>

export const otherChoiceSchema = z.strictObject({ ...choiceShape, buyer: z.strictObject(buyerShape) })

/** Other tickets, or another buyer, than the answer was saved with: nothing was held for it. */
export type OtherChoice = z.infer<typeof otherChoiceSchema>

/** An order that is wished for. */
export interface OrderWish {
  formId: string
  /** The own answer, which has no order yet. */
  answerId: string
  /** null for what the answer was saved with. */
  other: OtherChoice | null
}
