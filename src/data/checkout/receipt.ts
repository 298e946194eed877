import { GET_RECEIPT, getReceiptResponseSchema, type GetReceiptRequest } from '../../domain/calls/get-receipt'
import { callPublic } from '../public/call'

/**
 * The receipt of a paid order as a PDF (PAY-08).
 * @throws DataError `notFound` (no such order, or it is not paid), `limited`, `offline`, `timeout`, `unknown`, `damaged`
 */
export async function orderReceipt(request: GetReceiptRequest): Promise<Blob> {
  const { pdf } = await callPublic(GET_RECEIPT, request, getReceiptResponseSchema)
  const bytes = Uint8Array.from(atob(pdf), (letter) => letter.charCodeAt(0))
  return new Blob([bytes], { type: 'application/pdf' })
}
