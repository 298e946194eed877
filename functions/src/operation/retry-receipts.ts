import { emptyRequestSchema, type RetryReceiptsResponse } from '../../../src/domain/calls/operation'
import { sendReceiptAgain } from '../mail/receipt-mail'
import { checkedRequest } from '../platform/checked-request'
import { mapWithConcurrency } from '../platform/map-with-concurrency'
import { unsentReceipts } from './collect-parts'
import { consumeLook, operatorOf, type Asked } from './operator'

/** So many receipts are sent with one call, which a browser waits for. */
const RECEIPTS_AT_A_TIME = 10
const AT_ONCE = 3

/**
 * Sends the newest receipts once more that did not go out, of the municipality that the caller looks after.
 * @returns how many went out, and how many did not
 * @throws HttpsError of {@link operatorOf} and {@link consumeLook}, `invalid-argument`
 */
export async function retryReceipts(request: Asked): Promise<RetryReceiptsResponse> {
  const { caller, municipality } = await operatorOf(request)
  checkedRequest(emptyRequestSchema, request.data)
  await consumeLook(caller)
  const unsent = unsentReceipts(municipality, new Date())
  const { docs } = await unsent.limit(RECEIPTS_AT_A_TIME).get()
  const tried = await mapWithConcurrency(docs, AT_ONCE, sendReceiptAgain)
  const sent = tried.filter(Boolean).length
  return { sent, failed: tried.length - sent }
}
