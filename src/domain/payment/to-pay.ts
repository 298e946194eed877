import * as z from 'zod/mini'
import { orderIdShape } from './order-id'

/** Path of the function that signs what is posted to the payment page (§2.7, PAY-04). */
export const TO_PAY = 'toPay'

export const MAX_DESCRIPTION = 124
export const MAX_PAYER_NAME = 59
/** The one terminal of every merchant. */
export const TERMINAL = 1 as const

const toPayShape = {
  /** In hundredths. */
  amount: z.int().check(z.minimum(1)),
  merchantCode: z.string().check(z.regex(/^\d{1,9}$/)),
  /** The order's number. */
  order: orderIdShape.orderId,
  terminal: z.literal(TERMINAL),
  productDescription: z.string().check(z.maxLength(MAX_DESCRIPTION)),
  titular: z.string().check(z.maxLength(MAX_PAYER_NAME)),
  /** The answer's id. */
  id: orderIdShape.id,
}

export const toPayRequestSchema = z.strictObject(toPayShape)
/** What is asked to be paid. All of it must be what the server knows anyway; `placeOrder` says it. */
export type ToPayRequest = z.infer<typeof toPayRequestSchema>

export const toPayResponseSchema = z.object({
  data: z.object({
    signatureVersion: z.string(),
    merchantParameters: z.string(),
    signature: z.string(),
    /** The answer's id. */
    id: z.string(),
    /** Address of the payment page. */
    url: z.string(),
  }),
})
/** What is posted to the payment page, and where to. */
export type ToPayResponse = z.infer<typeof toPayResponseSchema>
