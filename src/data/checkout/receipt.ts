import { GET_RECEIPT, type GetReceiptRequest } from '../../domain/calls/get-receipt'
import { pdfBlob } from '../pdf-blob'
import { callPublic } from '../public/call'
import { retryWhileBusy } from '../public/retry-while-busy'

/**
 * The receipt of a paid order as a PDF (PAY-08).
 * @throws DataError `notFound` (no such order, or it is not paid), `rateLimitExceeded`, `offline`, `timeout`, `unknown`, `damaged`
 */
export async function orderReceipt(request: GetReceiptRequest): Promise<Blob> {
  const ask = () => callPublic(GET_RECEIPT, request)
  return pdfBlob((await retryWhileBusy(ask)).pdf)
}
