import * as z from 'zod/mini'
import { BASE_LANGUAGE, LANGUAGES } from '../language'
import type { GeneratePdfRequest } from './generate-pdf'
import { orderIdShape, type OrderId } from './order-id'
import { base64, ignored } from './schema'

/** Name of the callable that makes the receipt of a paid order for who knows its answer's id (PAY-08). */
export const GET_RECEIPT = 'getReceipt'

export interface GetReceiptRequest extends OrderId, Pick<GeneratePdfRequest, 'language' | 'timeZone'> {}

export interface GetReceiptResponse {
  /** The PDF in base64: nothing of it is kept. */
  pdf: string
}

export const getReceiptRequestSchema: z.ZodMiniType<GetReceiptRequest> = z.object({
  ...orderIdShape,
  language: z._default(z.enum(LANGUAGES), BASE_LANGUAGE),
  timeZone: ignored(),
})

export const getReceiptResponseSchema: z.ZodMiniType<GetReceiptResponse> = z.object({
  pdf: base64(),
})
