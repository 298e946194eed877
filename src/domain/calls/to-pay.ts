import * as z from 'zod/mini'
import { orderIdShape } from './order-id'

/** Path of the function that signs what is posted to the payment page (§2.7, PAY-04). */
export const TO_PAY = 'toPay'

export const MAX_DESCRIPTION = 124
export const MAX_PAYER_NAME = 59
/** The one terminal of every merchant. */
export const TERMINAL = 1

/** What is asked to be paid. All of it must be what the server knows anyway; `placeOrder` says it. */
export interface ToPayRequest {
  /** In hundredths. */
  amount: number
  merchantCode: string
  /** The order's number. */
  order: string
  terminal: number
  productDescription: string
  titular: string
  /** The answer's id. */
  id: string
}

/** What is posted to the payment page, and where to. */
export interface ToPayResponse {
  data: {
    signatureVersion: string
    merchantParameters: string
    signature: string
    /** The answer's id. */
    id: string
    /** Address of the payment page. */
    url: string
  }
}

const toPayShape = {
  amount: z.int().check(z.minimum(1)),
  merchantCode: z.string().check(z.regex(/^\d{1,9}$/)),
  order: orderIdShape.orderId,
  terminal: z.literal(TERMINAL),
  productDescription: z.string().check(z.maxLength(MAX_DESCRIPTION)),
  titular: z.string().check(z.maxLength(MAX_PAYER_NAME)),
  id: orderIdShape.id,
}

export const toPayRequestSchema: z.ZodMiniType<ToPayRequest> = z.strictObject(toPayShape)

export const toPayResponseSchema: z.ZodMiniType<ToPayResponse> = z.object({
  data: z.object({
    signatureVersion: z.string(),
    merchantParameters: z.string(),
    signature: z.string(),
    id: z.string(),
    url: z.string(),
  }),
})
