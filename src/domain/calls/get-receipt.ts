import * as z from 'zod/mini'
import type { Call } from './contract'
import { BASE_LANGUAGE, LANGUAGES } from '../language'
import { orderIdShape } from '../payment/order-id'
import { base64, ignored } from './schema'

const getReceiptRequestSchema = z.object({
  ...orderIdShape,
  language: z._default(z.enum(LANGUAGES), BASE_LANGUAGE),
  timeZone: ignored(),
})
export type GetReceiptRequest = z.infer<typeof getReceiptRequestSchema>

export const getReceiptResponseSchema = z.object({
  /** The PDF in base64: nothing of it is kept. */
  pdf: base64(),
})
export type GetReceiptResponse = z.infer<typeof getReceiptResponseSchema>

/** The callable that makes the receipt of a paid order for who knows its answer's id (PAY-08). */
export const GET_RECEIPT: Call<GetReceiptRequest, typeof getReceiptResponseSchema, 'getReceipt'> = {
  name: 'getReceipt',
  response: getReceiptResponseSchema,
}
export const GET_RECEIPT_CHECKED = {
  name: 'getReceipt',
  request: getReceiptRequestSchema,
  response: getReceiptResponseSchema,
} as const satisfies typeof GET_RECEIPT
