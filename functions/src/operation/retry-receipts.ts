import { RETRY_RECEIPTS, type RetryReceiptsResponse } from '../../../src/domain/calls/operation'
import { sendReceiptAgain } from '../mail/receipt-mail'
import { served } from '../platform/served'
import { mapWithConcurrency } from '../platform/map-with-concurrency'
import { unsentReceipts } from './collect-parts'
import { consumeLook, operatorOf } from './operator'

/** So many receipts are sent with one call, which a browser waits for. */
const RECEIPTS_AT_A_TIME = 10
const AT_ONCE = 3

/**
 * Sends the newest receipts once more that did not go out, of the municipality that the caller looks after.
 * @returns how many went out, and how many did not
 * @throws HttpsError of {@link operatorOf} and {@link consumeLook}, `invalid-argument`
 */
export const retryReceipts = served(RETRY_RECEIPTS, async (request): Promise<RetryReceiptsResponse> => {
  const { caller, municipality } = await operatorOf(request)
  request.checked()
  await consumeLook(caller)
  const unsent = unsentReceipts(municipality, new Date())
  const { docs } = await unsent.limit(RECEIPTS_AT_A_TIME).get()
  const tried = await mapWithConcurrency(docs, AT_ONCE, sendReceiptAgain)
  const sent = tried.filter(Boolean).length
  return { sent, failed: tried.length - sent }
})
